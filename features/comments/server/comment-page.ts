import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { commentFormBlockContract } from '../blocks/comment-form/comment-form.contract.ts'
import { commentsMessages } from '../contract/comments.messages.ts'

export const commentPagePath = '/comment'

/** Page on which visitors reply to a comment, correct a refused one, and see the result. It works without scripts. */
export const commentPage: SystemPage = {
  pageType: enumerations.pageTypes.page,
  query: ['post', 'reply', 'why', 'name', 'text', 'sent', 'stop'],
  isPrivate: true,
  document: async (ctx: SiteContext) =>
    oneBlockDocument({ number: 912, title: commentsMessages(ctx.locale, 'write') }, commentFormBlockContract),
}
