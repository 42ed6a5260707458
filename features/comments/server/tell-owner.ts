import { letterheadOf, noticeRecipients } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { type CommentNotice, writeCommentNotice } from './comment-emails.ts'

/** Tells people who subscribed to notices of new comments. */
export async function tellOwner(
  ctx: SiteTransaction,
  comment: Omit<CommentNotice, 'language' | 'letterhead'>,
): Promise<void> {
  for (const { to, language } of await noticeRecipients(ctx, 'comments')) {
    const message = writeCommentNotice(ctx, { ...comment, language, letterhead: await letterheadOf(ctx, language) })
    await ctx.mail.send({ to, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
