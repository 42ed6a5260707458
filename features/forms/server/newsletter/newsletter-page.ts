import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import { newsletterReplyBlockContract } from '../../blocks/newsletter-reply/newsletter-reply.contract.ts'
import { formMessages } from '../../contract/forms.messages.ts'

const section = '000000000000000000001920'
const block = '000000000000000000002920'

/** Where the links of emails about newsletters lead: a button that confirms or ends, and what came of it. */
export const newsletterPage: SystemPage = {
  pageType: enumerations.pageTypes.newsletterUnsubscribe,
  query: ['confirm', 'unsubscribe', 'done'],
  isPrivate: true,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument('000000000000000000000920', 'page', { title: formMessages(ctx.locale, 'newsletter.title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'narrow' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: newsletterReplyBlockContract.type,
        version: newsletterReplyBlockContract.version,
        props: newsletterReplyBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 6, z: 0 }, mobile: null },
      },
    },
  }),
}
