import type { PlatformContext } from '#platform/context'
import { type EventOfSite, unpackEvents } from '../../features/visits/server/ingest/pack-events.ts'
import type { VisitSum } from '../../features/visits/server/ingest/visit-sums.ts'

/** All that pages of a site told and that is kept, in the order in which it came. */
export async function eventsOf({ db }: Pick<PlatformContext, 'db'>, websiteId: string): Promise<EventOfSite[]> {
  const blocks = await db
    .selectFrom('visit_blocks')
    .select('packed')
    .where('website_id', '=', websiteId)
    .orderBy('day')
    .orderBy('number')
    .execute()
  const batches = await db
    .selectFrom('visit_batches')
    .select('packed')
    .where('website_id', '=', websiteId)
    .orderBy('id')
    .execute()
  return (await Promise.all([...blocks, ...batches].map(({ packed }) => unpackEvents(packed)))).flat()
}

/** Parses the result of `sumsText`. */
export function sumsIn(text: string): VisitSum[] {
  const [kinds, names, paths, events, visitors] = JSON.parse(text) as [string[], string[], string[], number[], number[]]
  return kinds.map((kind, at) => ({
    kind,
    name: names[at] ?? '',
    path: paths[at] ?? '',
    events: events[at] ?? 0,
    visitors: visitors[at] ?? 0,
  }))
}
