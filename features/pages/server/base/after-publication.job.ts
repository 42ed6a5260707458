import { documentKindSchema } from '../../contract/index.ts'
import { idSchema } from '#platform/contract'
import { enqueue, job } from '#platform/jobs'
import { provided, type SiteContext, type Writable } from '#platform/context'
import { z } from 'zod'
import { type ChangedPublication, publicationFollowers } from '../extension-points.ts'

/** Starts the work of other features after a publication is visible: warming pages, search indexing, feed pings. */
export const afterPublication = job({
  name: 'pages.after_publication',
  input: z.object({
    websiteId: idSchema,
    documents: z.array(z.object({ documentId: idSchema, kind: documentKindSchema, state: z.enum(['shown', 'gone']) })),
  }),
  run: async (ctx, { documents }) => {
    for (const follow of provided(ctx.product, publicationFollowers)) await follow(ctx, documents)
  },
})

const atOnce = 200

export async function announcePublication(
  ctx: Writable<SiteContext>,
  documents: readonly ChangedPublication[],
): Promise<void> {
  for (let at = 0; at < documents.length; at += atOnce) {
    await enqueue(ctx, afterPublication, { websiteId: ctx.site.id, documents: documents.slice(at, at + atOnce) })
  }
}
