import { settingsOf, siteSettings } from '#features/sites/server'
import { cacheTag, type SiteContext } from '#platform/context'
import { sendsEmail } from '#platform/mail'
import type { BlockLoader } from '#platform/render/server'
import type { Comment } from '../../contract/comment.schema.ts'
import { type CommentThread, threadsOf } from '../../contract/comment.thread.ts'
import { commentsSettings } from '../../contract/comments.settings.ts'
import { commentTarget } from '../../server/comment-target.ts'
import { approvedComments, commentsTag } from '../../server/comments.queries.ts'
import type { CommentsProps } from './comments.contract.ts'
import type { CommentsData, ShownComment } from './comments.view.tsx'

export const loadComments: BlockLoader<CommentsProps, CommentsData> = async (ctx, blocks, page) => {
  const { general } = await siteSettings(ctx)
  const comments = general.commentsEnabled ? await approvedComments(ctx, [page.documentId]) : []
  const { whoWrites } = await settingsOf(ctx, commentsSettings)
  const target = general.commentsEnabled ? await commentTarget(ctx, page.documentId) : null
  const kept = sendsEmail(ctx) ? {} : { sendsNoEmail: true as const }
  const data: CommentsData = {
    count: comments.length,
    threads: threadsOf(comments).map((thread) => shown(ctx, thread)),
    writing: target?.isOpen ? { by: whoWrites, documentId: target.documentId, ...kept } : null,
  }
  const until = target?.isOpen && target.closesAt ? { until: target.closesAt } : {}
  return new Map(blocks.map(({ id }) => [id, { data, tags: [commentsTag(page.documentId), cacheTag.site], ...until }]))
}

function shown(
  ctx: SiteContext,
  { id, authorName, authorWebsite, body, writtenAt, isByOwner, replies }: CommentThread<Comment>,
): ShownComment {
  const { locale, timeZone } = ctx.site
  return {
    id,
    name: authorName,
    website: authorWebsite,
    body,
    isByOwner,
    date: writtenAt,
    dateText: new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }).format(new Date(writtenAt)),
    replies: replies.map((reply) => shown(ctx, reply)),
  }
}
