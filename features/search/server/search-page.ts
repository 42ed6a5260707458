import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { specialPageCss } from '#features/pages/visitor'
import { enumerations } from '#platform/contract'
import { searchBlockContract } from '../blocks/search/search.contract.ts'
import { searchMessages } from '../contract/index.ts'

/** C2.28: the search page, a document with one fixed block. */
export const searchPage: SystemPage = {
  pageType: enumerations.pageTypes.search,
  query: ['q', 'page'],
  css: specialPageCss,
  document: async (ctx) =>
    oneBlockDocument({ number: 102, title: searchMessages(ctx.locale, 'title'), rows: 8 }, searchBlockContract),
}
