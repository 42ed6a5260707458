import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { subscriptionBlockContract } from '../blocks/subscription/subscription.contract.ts'
import { subscriptionPageMessages } from '../contract/index.ts'

const id = '000000000000000000000206'
const section = '000000000000000000001206'
const block = '000000000000000000002206'

/** The customer's page of a subscription (page type 206), for holders of its key. */
export const subscriptionPage: SystemPage = {
  pageType: enumerations.pageTypes.subscriptionConfirmed,
  query: ['token', 'done', 'problem', 'field', 'ask', 'before'],
  isPrivate: true,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument(id, 'page', { title: subscriptionPageMessages(ctx.locale, 'title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'subscription',
        version: subscriptionBlockContract.version,
        props: subscriptionBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 10, z: 0 }, mobile: null },
      },
    },
  }),
}
