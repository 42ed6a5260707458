import { sql } from 'kysely'
import type { PlatformTransaction, Site } from '#platform/context'
import { siteTables } from '#platform/database'
import { type EventOfSite, packEvents, packText, unpackEvents } from './pack-events.ts'
import { firstDayOf } from './pack-month.ts'
import { makeTally } from './tally-events.ts'
import { sumsText } from './visit-sums.ts'
import type {} from '../visits.tables.ts'

/** Limit of events in memory at once. */
const mostOfBlock = 10_000

type OfSite = PlatformTransaction & { readonly site: Pick<Site, 'id'> }

/**
 * Merges the batches of a site's past day (`2026-11-20`, in UTC) into blocks, and sums up the whole day, in one
 * transaction, so that an interruption leaves no trace. A packed day is summed up again when more events of it arrive.
 */
export async function packDay(ctx: OfSite, day: string): Promise<void> {
  const tally = makeTally()
  const { number: last } = await siteTables(ctx)
    .selectFrom('visit_blocks')
    .select(({ fn }) => fn.coalesce(fn.max('number'), sql<number>`0`).as('number'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  for (let number = 1; number <= last; number++) tally.add(await eventsOfBlock(ctx, day, number))
  let number = last
  for await (const events of piecesOf(ctx, day)) {
    tally.add(events)
    const packed = await packEvents(events, 'small')
    number += 1
    const block = { day, number, events: events.length, packed }
    await siteTables(ctx).insertInto('visit_blocks').values(block).execute()
  }
  if (number === last) return
  const { events, visitors, sums: all } = tally.read()
  const sums = await packText(sumsText(all), 'small')
  await siteTables(ctx).deleteFrom('visit_days').where('day', '=', day).execute()
  await siteTables(ctx).deleteFrom('visit_months').where('month', '=', firstDayOf(day)).execute()
  const whole = { day, kind: '', name: '', path: '', events, visitors, sums }
  await siteTables(ctx).insertInto('visit_days').values(whole).execute()
}

async function eventsOfBlock(ctx: OfSite, day: string, number: number) {
  const { packed } = await siteTables(ctx)
    .selectFrom('visit_blocks')
    .select('packed')
    .where('day', '=', day)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return unpackEvents(packed)
}

/** Deletes the batches and yields their events. */
async function* piecesOf(ctx: OfSite, day: string): AsyncGenerator<EventOfSite[]> {
  const batches = () => siteTables(ctx).selectFrom('visit_batches').where('day', '=', day).orderBy('id')
  for (;;) {
    const waiting = await batches().select(['id', 'events']).limit(500).execute()
    let sum = 0
    const ids = waiting
      .filter((batch) => (sum += batch.events) <= mostOfBlock || batch === waiting[0])
      .map(({ id }) => id)
    if (ids.length === 0) return
    const rows = await batches().select('packed').where('id', 'in', ids).execute()
    const events = (await Promise.all(rows.map(({ packed }) => unpackEvents(packed)))).flat()
    await siteTables(ctx).deleteFrom('visit_batches').where('id', 'in', ids).execute()
    yield events
  }
}
