import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { commentFormBlockContract } from '../blocks/comment-form/comment-form.contract.ts'
import { commentsMessages } from '../contract/comments.messages.ts'

export const commentPagePath = '/comment'

const section = '000000000000000000001912'
const block = '000000000000000000002912'

/**
 * Where visitors answer a comment, correct one that was refused, and read what became of theirs: whole without scripts.
 */
export const commentPage: SystemPage = {
  pageType: enumerations.pageTypes.page,
  query: ['post', 'reply', 'why', 'name', 'text', 'sent', 'stop'],
  isPrivate: true,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument('000000000000000000000912', 'page', { title: commentsMessages(ctx.locale, 'write') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'comment-form',
        version: commentFormBlockContract.version,
        props: commentFormBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
      },
    },
  }),
}
