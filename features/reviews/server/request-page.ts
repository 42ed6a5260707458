import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import { requestBlockContract } from '../blocks/review-request/review-request.contract.ts'
import { reviewMessages } from '../contract/index.ts'

/** Page type 209 for holders of the email's key (C2.31). */
export const requestPage: SystemPage = {
  pageType: enumerations.pageTypes.reviewsRequest,
  query: ['token', 'sent', 'line', 'why', 'text', 'asked', 'product'],
  isPrivate: true,
  document: async (ctx) =>
    oneBlockDocument({ number: 209, title: reviewMessages(ctx.locale, 'title') }, requestBlockContract),
}
