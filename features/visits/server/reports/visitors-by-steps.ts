import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'

interface Bounds {
  from: Date
  until: Date
  beforeFrom: Date
  beforeUntil: Date
  steps: readonly { at: string; beforeAt: string }[]
  current: string
}

interface VisitorStep {
  at: string
  beforeAt: string
  /** Null for future steps. */
  now: number | null
  before: number | null
}

const formats = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const

/** Counts visitors by the steps of a period and of the one before, by the site's own clock. */
export async function visitorsBySteps(
  ctx: SiteContext,
  unit: keyof typeof formats,
  { from, until, beforeFrom, beforeUntil, steps, current }: Bounds,
): Promise<VisitorStep[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ isNow: boolean; step: string; visitors: number }>`
    select hour >= ${from} as "isNow", to_char(hour at time zone ${ctx.site.timeZone}, ${formats[unit]}) as step, sum(visitors)::int as visitors
    from visitor_hours
    where website_id = ${ctx.site.id} and hour >= ${beforeFrom} and hour <= ${until} and (hour >= ${from} or hour <= ${beforeUntil})
    group by 1, 2`,
  )
  const visitors = new Map(rows.map((row) => [`${row.isNow} ${row.step}`, row.visitors]))
  return steps.map(({ at, beforeAt }) => {
    const hasCome = at <= current
    return {
      at,
      beforeAt,
      now: hasCome ? (visitors.get(`true ${at}`) ?? 0) : null,
      before: hasCome ? (visitors.get(`false ${beforeAt}`) ?? 0) : null,
    }
  })
}
