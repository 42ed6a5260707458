import { sql } from 'kysely'
import type { OutsideTransaction, PlatformContext, PlatformTransaction, Site } from '#platform/context'
import { siteTables } from '#platform/database'
import { packText, unpackText } from './pack-events.ts'
import { mergeSums, sumsIn, sumsText } from './visit-sums.ts'
import type {} from '../visits.tables.ts'

type OfSite = PlatformTransaction & { readonly site: Pick<Site, 'id'> }

/** `2026-11-20` is in the month that begins on `2026-11-01`. */
export const firstDayOf = (day: string): string => `${day.slice(0, 7)}-01`

/** Returns the past months of all sites that have days and no sums of their own. */
export async function unmergedMonths({
  db,
  now,
}: Pick<OutsideTransaction<PlatformContext>, 'db' | 'now'>): Promise<{ websiteId: string; month: string }[]> {
  const { rows } = await sql<{ websiteId: string; month: string }>`
    select distinct d.website_id as "websiteId", date_trunc('month', d.day)::date::text as month
    from visit_days d
    where d.day < ${firstDayOf(now().toISOString())}::date and not exists (
      select from visit_months m where m.website_id = d.website_id and m.month = date_trunc('month', d.day)::date
    )`.execute(db)
  return rows
}

/** Merges the days of a site's past month (`2026-11-01`). They stay, because reports begin and end on any day. */
export async function packMonth(ctx: OfSite, month: string): Promise<void> {
  const days = await siteTables(ctx)
    .selectFrom('visit_days')
    .select(['kind', 'name', 'path', 'events', 'visitors', 'sums'])
    .where('day', '>=', month)
    .where(sql<boolean>`day < ${month}::date + interval '1 month'`)
    .execute()
  const { add, read } = mergeSums()
  for (const { sums, ...single } of days) add(sums === null ? [single] : sumsIn(await unpackText(sums)))
  const row = { month, sums: await packText(sumsText(read()), 'small') }
  await siteTables(ctx)
    .insertInto('visit_months')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'month']).doUpdateSet(row))
    .execute()
}
