import type { SiteContext, Writable } from '#platform/context'
import { idSchema } from '#platform/contract'
import { enqueue, longJob } from '#platform/jobs'
import { z } from 'zod'

/** Takes away the cards of pages that not everybody sees any more: each shows the title of its page. */
export const forgetSocialCardsJob = longJob({
  name: 'pages.forget-social-cards',
  input: z.object({ websiteId: idSchema, files: z.array(z.string().max(300)) }),
  run: async (ctx, { websiteId, files }) => {
    await ctx.storage.remove(files.map((file) => `${websiteId}/${file}`))
  },
})

const atOnce = 200

export async function forgetSocialCards(
  ctx: Writable<SiteContext>,
  documents: readonly { documentId: string; socialCard: string | null }[],
): Promise<void> {
  const files = documents.flatMap(({ documentId, socialCard }) => (socialCard ? [`${documentId}/${socialCard}`] : []))
  for (let at = 0; at < files.length; at += atOnce)
    await enqueue(ctx, forgetSocialCardsJob, { websiteId: ctx.site.id, files: files.slice(at, at + atOnce) })
}
