import type { PlatformContext, Writable } from '#platform/context'
import { sql } from 'kysely'
import type {} from '../visits.tables.ts'
import { packEvents, type VisitEvent } from './pack-events.ts'

/** Limit of a batch, so that reading it again stays cheap. */
const mostOfBatch = 2000

/** Stores events in one statement, with a row for each site and day. Events of deleted sites are dropped. */
export async function keepEvents(ctx: Writable<PlatformContext>, events: readonly VisitEvent[]): Promise<void> {
  const groups = Map.groupBy(events, ({ websiteId, at }) => `${websiteId} ${at.toISOString().slice(0, 10)}`)
  const batches = await Promise.all([...groups].flatMap(([key, group]) => batchesOf(key, group)))
  const of = <Name extends keyof Batch>(name: Name) => batches.map((batch) => batch[name])
  await sql`
    insert into visit_batches (website_id, day, events, packed)
    select site, day, events, decode(packed, 'base64')
    from unnest(${of('websiteId')}::text[], ${of('day')}::date[], ${of('events')}::int[], ${of('packed')}::text[])
      as b(site, day, events, packed)
    where exists (select from websites w where w.id = site)`.execute(ctx.db)
}

interface Batch {
  websiteId: string
  day: string
  events: number
  packed: string
}

function batchesOf(key: string, group: readonly VisitEvent[]): Promise<Batch>[] {
  const [websiteId = '', day = ''] = key.split(' ')
  const batches: Promise<Batch>[] = []
  for (let from = 0; from < group.length; from += mostOfBatch) {
    const part = group.slice(from, from + mostOfBatch)
    const packed = packEvents(part, 'fast')
    batches.push(packed.then((bytes) => ({ websiteId, day, events: part.length, packed: bytes.toString('base64') })))
  }
  return batches
}
