import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { requestBlockContract } from '../blocks/review-request/review-request.contract.ts'
import { reviewMessages } from '../contract/index.ts'

const section = '000000000000000000001209'
const block = '000000000000000000002209'

/** Page type 209 for holders of the email's key (C2.31). */
export const requestPage: SystemPage = {
  pageType: enumerations.pageTypes.reviewsRequest,
  query: ['token', 'sent', 'line', 'why', 'text', 'asked', 'product'],
  isPrivate: true,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument('000000000000000000000209', 'page', { title: reviewMessages(ctx.locale, 'title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'review-request',
        version: requestBlockContract.version,
        props: requestBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
      },
    },
  }),
}
