import { sql } from 'kysely'
import type { PlatformContext, SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { makeTally, type Tally } from '../ingest/tally-events.ts'
import { unpackEvents, unpackText } from '../ingest/pack-events.ts'
import { mergeSums, sumsIn, type VisitSum } from '../ingest/visit-sums.ts'
import type {} from '../visits.tables.ts'

/**
 * Returns the sums of these days (`2026-11-20`, in UTC, both inclusive). A visitor on two days counts twice, as in
 * `visitorsBetween`.
 */
export async function sumsBetween(ctx: SiteContext, from: string, until: string): Promise<VisitSum[]> {
  const { add, read } = mergeSums()
  const months = await siteTables(ctx)
    .selectFrom('visit_months')
    .select([sql<string>`month::text`.as('month'), 'sums'])
    .where('month', '>=', from)
    .where(sql<boolean>`month + interval '1 month' - interval '1 day' <= ${until}::date`)
    .execute()
  for (const { sums } of months) add(sumsIn(await unpackText(sums)))
  const days = await siteTables(ctx)
    .selectFrom('visit_days')
    .select(['kind', 'name', 'path', 'events', 'visitors', 'sums'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where(sql<boolean>`date_trunc('month', day)::date <> all(${months.map(({ month }) => month)}::date[])`)
    .execute()
  for (const { sums, ...single } of days) add(sums === null ? [single] : sumsIn(await unpackText(sums)))
  const open = await siteTables(ctx)
    .selectFrom('visit_batches')
    .select(sql<string>`day::text`.as('day'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .distinct()
    .execute()
  for (const { day } of open) add(await sumsOfOpenDay(ctx, day))
  return read()
}

/** A day whose events are not merged into blocks yet. */
interface OpenDay {
  counted: Set<string>
  tally: Tally
}

const openDays = new WeakMap<PlatformContext['config'], Map<string, OpenDay>>()
/** Limit of remembered days; the report that is read least recently is counted again. */
const mostOpen = 50
/** Limit of batches in memory at once. */
const batchesAtOnce = 50

/** Batches never change, so repeated reads of a day count only new ones. */
async function sumsOfOpenDay(ctx: SiteContext, day: string): Promise<VisitSum[]> {
  const { counted, tally } = openDay(ctx, day)
  const batches = () => siteTables(ctx).selectFrom('visit_batches').where('day', '=', day)
  const ids = (await batches().select('id').orderBy('id').execute()).map(({ id }) => String(id))
  const fresh = ids.filter((id) => !counted.has(id))
  for (let at = 0; at < fresh.length; at += batchesAtOnce) {
    const part = fresh.slice(at, at + batchesAtOnce)
    const rows = await batches().select(['id', 'packed']).where('id', 'in', part).execute()
    for (const { id, packed } of rows) {
      const events = await unpackEvents(packed)
      // Another request for the same day may have counted the batch during the unpacking.
      if (counted.has(String(id))) continue
      counted.add(String(id))
      tally.add(events)
    }
  }
  return tally.read().sums
}

function openDay(ctx: SiteContext, day: string): OpenDay {
  const days = openDays.get(ctx.config) ?? new Map<string, OpenDay>()
  openDays.set(ctx.config, days)
  const key = `${ctx.site.id} ${day}`
  const open = days.get(key) ?? { counted: new Set<string>(), tally: makeTally() }
  days.delete(key)
  days.set(key, open)
  const [oldest] = days.keys()
  if (days.size > mostOpen && oldest !== undefined) days.delete(oldest)
  return open
}
