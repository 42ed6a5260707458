import { siteById } from '#features/sites/server'
import type { SiteContext, Writable } from '#platform/context'
import { idSchema } from '#platform/contract'
import { enqueue, longJob } from '#platform/jobs'
import { z } from 'zod'
import { fetchImages } from './fetch-images.ts'

const atOnce = 20

/** Downloads images that an import named by their address, in the worker and outside of any transaction. */
export const fetchImagesJob = longJob({
  name: 'catalog.fetch-images',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema).max(atOnce) }),
  atOnce: 1,
  retries: 1,
  run: async (ctx, { websiteId, ids }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await fetchImages(ctx, site, ids)
  },
})

export async function fetchImagesLater(ctx: Writable<SiteContext>, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += atOnce)
    await enqueue(ctx, fetchImagesJob, { websiteId: ctx.site.id, ids: productIds.slice(start, start + atOnce) })
}
