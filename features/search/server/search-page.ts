import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import { specialPageCss } from '#features/pages/visitor'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { searchBlockContract } from '../blocks/search/search.contract.ts'
import { searchMessages } from '../contract/index.ts'

const id = '000000000000000000000102'
const section = '000000000000000000001102'
const block = '000000000000000000002102'

/** C2.28: the search page, a document with one fixed block. */
export const searchPage: SystemPage = {
  pageType: enumerations.pageTypes.search,
  query: ['q', 'page'],
  css: specialPageCss,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument(id, 'page', { title: searchMessages(ctx.locale, 'title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'search',
        version: searchBlockContract.version,
        props: searchBlockContract.starts,
        locked: true,
        place: {
          desktop: {
            x: 0,
            y: 0,
            w: desktopColumns,
            h: 8,
            z: 0,
          },
          mobile: null,
        },
      },
    },
  }),
}
