import { siteById } from '#features/sites/server'
import type { SiteContext, Writable } from '#platform/context'
import { idSchema } from '#platform/contract'
import { enqueue, longJob } from '#platform/jobs'
import { z } from 'zod'
import { fetchPictures } from './fetch-pictures.ts'

const atOnce = 20

/** Pictures that an import named by address are fetched in the worker, outside of any transaction. */
export const fetchPicturesJob = longJob({
  name: 'catalog.pictures',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema).max(atOnce) }),
  atOnce: 1,
  retries: 1,
  run: async (ctx, { websiteId, ids }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await fetchPictures(ctx, site, ids)
  },
})

export async function fetchPicturesLater(ctx: Writable<SiteContext>, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += atOnce)
    await enqueue(ctx, fetchPicturesJob, { websiteId: ctx.site.id, ids: productIds.slice(start, start + atOnce) })
}
