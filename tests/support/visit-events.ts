import type { PlatformContext } from '#platform/context'
import { type EventOfSite, unpackEvents } from '../../features/visits/server/ingest/pack-events.ts'

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
