import type { SiteContext, Writable } from '#platform/context'
import { sql } from 'kysely'
import { idSchema } from '#platform/contract'
import { enqueue, longJob } from '#platform/jobs'
import { z } from 'zod'
import { isLocked } from './open-to.ts'

/** Removes the social cards of pages that are no longer public, because each shows the title of its page. */
export const forgetSocialCardsJob = longJob({
  name: 'pages.forget-social-cards',
  input: z.object({ websiteId: idSchema, files: z.array(z.string().max(300)) }),
  run: async (ctx, { websiteId, files }) => {
    await ctx.storage.remove(files.map((file) => `${websiteId}/${file}`))
  },
})

const atOnce = 200

/** Deletes the social cards of the locked documents. */
export async function forgetSocialCards(ctx: Writable<SiteContext>, documentIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    with cards as (
      select website_id, id, social_card from documents
      where website_id = ${ctx.site.id} and id = any(${[...documentIds]}::text[]) and social_card is not null and ${isLocked()}
      for update
    )
    update documents d set social_card = null from cards where d.website_id = cards.website_id and d.id = cards.id
    returning cards.id || '/' || cards.social_card as file`.execute(ctx.db)
  const files = rows.map(({ file }) => file)
  for (let at = 0; at < files.length; at += atOnce)
    await enqueue(ctx, forgetSocialCardsJob, { websiteId: ctx.site.id, files: files.slice(at, at + atOnce) })
}
