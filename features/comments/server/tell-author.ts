import { pathOfDocument } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { plainText } from '#platform/document'
import { languageOf } from '#platform/i18n'
import { emailTexts, letterheadOf } from '#features/sites/server'
import { answerEmailKind, writeAnswerEmail } from './comment-emails.ts'
import { commentPagePath } from './comment-page.ts'
import { stopToken } from './stop-emails.ts'

/** Notifies the author of an answered comment about a public reply, if they asked for it. */
export async function tellAuthor(ctx: SiteTransaction, commentId: string): Promise<void> {
  const answer = await siteTables(ctx)
    .updateTable('comments')
    .set({ announced_at: ctx.now() })
    .where('id', '=', commentId)
    .where('status', '=', 'approved')
    .where('announced_at', 'is', null)
    // Imported comments were answered long ago.
    .where('source_key', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!answer?.parent_id) return
  const contact = await contactOf(ctx, answer.parent_id)
  const own = await contactOf(ctx, commentId)
  const path = await pathOfDocument(ctx, answer.document_id)
  if (!contact?.wants_replies || contact.email === own?.email || path === null) return
  const language = languageOf(ctx.site.locale)
  const stop = new URLSearchParams({ stop: stopToken(ctx, answer.parent_id) })
  const words = await emailTexts(ctx, answerEmailKind, language)
  if (!words) return
  const message = writeAnswerEmail(ctx, {
    words,
    language,
    letterhead: await letterheadOf(ctx, language),
    name: answer.author_name,
    body: plainText(answer.body),
    url: `${ctx.site.baseUrl}${path}#comment-${commentId}`,
    stopUrl: `${ctx.site.baseUrl}${commentPagePath}?${stop}`,
  })
  await ctx.mail.send({ to: contact.email, websiteId: ctx.site.id, kind: 'notice', ...message })
}

function contactOf(ctx: SiteTransaction, commentId: string) {
  return siteTables(ctx)
    .selectFrom('comment_contacts')
    .select(['email', 'wants_replies'])
    .where('comment_id', '=', commentId)
    .executeTakeFirst()
}
