import { orderFulfilled } from '#features/orders/contract'
import { systemPages } from '#features/pages/server'
import { editableEmails, settingsGroups } from '#features/sites/server'
import { type Feature, provide, listen } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { reviewsApi, reviewsOwnerApi, reviewsSettings } from '../contract/index.ts'
import { onOrderFulfilled, requestPath, sendRequest } from './ask-for-review.ts'
import { exportReviews } from './export-reviews.ts'
import { importReviews } from './import-reviews.ts'
import { changeReview, listReviews } from './moderate-reviews.ts'
import { requestPage } from './request-page.ts'
import { reviewEmail, reviewEmailKind } from './review-email.ts'
import { readRequest, sendReview } from './send-review.ts'

export const reviewsFeature: Feature = {
  name: 'reviews',
  blocks: Object.values(blocks),
  jobs: [sendRequest],
  routes: [
    on(reviewsApi.request, readRequest),
    on(reviewsApi.send, sendReview),
    on(reviewsOwnerApi.list, listReviews),
    on(reviewsOwnerApi.csv, exportReviews),
    on(reviewsOwnerApi.importFile, importReviews),
    on(reviewsOwnerApi.change, changeReview),
  ],
  provides: [
    provide(systemPages, { [requestPath]: requestPage }),
    provide(editableEmails, { [reviewEmailKind]: reviewEmail }),
    listen(orderFulfilled, onOrderFulfilled),
    provide(settingsGroups, reviewsSettings),
  ],
}
