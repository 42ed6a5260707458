import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import { donateBlockContract } from '../../blocks/donate/donate.contract.ts'
import { donateMessages } from '../../contract/donate.messages.ts'

/** The donation page, with the values chosen at its button (A2.04). */
export const donatePage: SystemPage = {
  pageType: enumerations.pageTypes.donate,
  query: ['donatePageId', 'amount', 'otherAmount', 'every', 'gift', 'said'],
  isPrivate: true,
  document: async (ctx) =>
    oneBlockDocument({ number: 203, title: donateMessages(ctx.locale, 'title') }, donateBlockContract),
}
