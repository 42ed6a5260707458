import { z } from 'zod'
import { siteById } from '#features/sites/server'
import { idSchema } from '#platform/contract'
import { inSite } from '#platform/database'
import { fetchFromOutside } from '#platform/egress'
import { enqueue, longJob } from '#platform/jobs'
import { runCopy } from './run-copy.ts'

/** Length of a turn; the next one is queued behind other work. */
const turn = 30_000

export const copyImagesJob = longJob({
  name: 'galleries.copy',
  input: z.object({ websiteId: idSchema, copyId: idSchema }),
  atOnce: 2,
  run: async (ctx, { websiteId, copyId }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const isDone = await runCopy(ctx, { site, copyId, until: Date.now() + turn, ask: fetchFromOutside })
    if (!isDone) await inSite(ctx, site, (tx) => enqueue(tx, copyImagesJob, { websiteId, copyId }, { key: copyId }))
  },
})
