import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { donateBlockContract } from '../../blocks/donate/donate.contract.ts'
import { donateMessages } from '../../contract/donate.messages.ts'

const id = '000000000000000000000203'
const section = '000000000000000000001203'
const block = '000000000000000000002203'

/** The donation page, with the values chosen at its button (A2.04). */
export const donatePage: SystemPage = {
  pageType: enumerations.pageTypes.donate,
  query: ['donatePageId', 'amount', 'otherAmount', 'every', 'gift', 'said'],
  isPrivate: true,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument(id, 'page', { title: donateMessages(ctx.locale, 'title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'donate',
        version: donateBlockContract.version,
        props: donateBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
      },
    },
  }),
}
