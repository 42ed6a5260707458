import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { subscriptionBlockContract } from '../blocks/subscription/subscription.contract.ts'
import { subscriptionPageMessages } from '../contract/index.ts'

/** The customer's page of a subscription (page type 206), for holders of its key. */
export const subscriptionPage: SystemPage = {
  pageType: enumerations.pageTypes.subscriptionConfirmed,
  query: ['token', 'done', 'problem', 'field', 'ask', 'before'],
  isPrivate: true,
  document: async (ctx: SiteContext) =>
    oneBlockDocument(
      { number: 206, title: subscriptionPageMessages(ctx.locale, 'title'), rows: 10 },
      subscriptionBlockContract,
    ),
}
