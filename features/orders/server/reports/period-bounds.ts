import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { type Period, periodSteps } from '../../contract/index.ts'

export interface PeriodBounds {
  from: Date
  until: Date
  /** Start of the former period. Half a day is compared with half a day. */
  beforeFrom: Date
  beforeUntil: Date
  steps: { at: string; beforeAt: string }[]
  /** The step in which the present moment lies. */
  current: string
}

/** Formats of the database for the steps of each unit. */
export const stepFormats = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const

/** Returns the start and end of a period in the site's time zone. */
export async function periodBounds(ctx: SiteContext, period: Period): Promise<PeriodBounds> {
  const { unit, count } = periodSteps[period]
  const zone = ctx.site.timeZone
  const step = sql`${`1 ${unit}`}::interval`
  const starts =
    unit === 'hour'
      ? sql`date_trunc('day', local_now)`
      : sql`date_trunc(${unit}, local_now) - ${step} * ${count - 1}::int`
  const written = (at: ReturnType<typeof sql>) => sql<string>`to_char(${at}, ${stepFormats[unit]})`
  const { rows } = await readSql(
    ctx.db,
    sql<Omit<PeriodBounds, 'steps' | 'until'> & { ats: string[]; befores: string[] }>`
    select local_from at time zone ${zone} as "from",
      (local_from - ${step} * ${count}::int) at time zone ${zone} as "beforeFrom",
      (local_now - ${step} * ${count}::int) at time zone ${zone} as "beforeUntil",
      ${written(sql`local_now`)} as current,
      array(select ${written(sql`local_from + ${step} * n`)} from generate_series(0, ${count}::int - 1) n order by n) as ats,
      array(select ${written(sql`local_from + ${step} * (n - ${count}::int)`)} from generate_series(0, ${count}::int - 1) n order by n) as befores
    from (select local_now, ${starts} as local_from from (select ${ctx.now()}::timestamptz at time zone ${zone} as local_now) clock) starts`,
  )
  const [row] = rows
  if (!row) throw new Error('The clock gave no answer.')
  const { ats, befores, ...bounds } = row
  return { ...bounds, until: ctx.now(), steps: ats.map((at, n) => ({ at, beforeAt: befores[n] ?? '' })) }
}
