import { orderFulfilled } from '#features/orders/contract'
import { personalRecords } from '#features/members/server'
import { personalReviews } from './personal-reviews.ts'
import { importParts } from '#features/imports/server'
import { filesOnDemand } from '#features/media/server'
import { otherFileLocks, systemPages } from '#features/pages/server'
import { editableEmails, settingsGroups, switchedPages, switchedRoutes } from '#features/sites/server'
import { archiveTables, type Feature, listen, provide, type VisitorTransaction } from '#platform/context'
import { type CalledBy, on } from '#platform/http'
import * as blocks from './blocks.ts'
import { reviewsApi, reviewsOwnerApi, reviewsSettings } from '../contract/index.ts'
import { onOrderFulfilled, requestPath, sendRequest } from './ask-for-review.ts'
import { askNow } from './ask-now.ts'
import { exportReviews } from './export-reviews.ts'
import { importReviews } from './import-reviews.ts'
import { reviewImports } from './review-imports.ts'
import { changeReview, listReviews, removeReview } from './moderate-reviews.ts'
import { erasePhotosJob } from './photos/erase-photos.job.ts'
import { locksOfPhoto, publishPhoto } from './photos/photos.queries.ts'
import { preparePhotoJob } from './photos/prepare-photo.job.ts'
import { readPhoto } from './photos/read-photo.ts'
import { photoBytesMax } from './photos/receive-photos.ts'
import { removePhoto } from './photos/remove-photos.ts'
import { sendLink } from './send-link.ts'
import { sendReviewWithPhotos } from './photos/send-review-with-photos.ts'
import { waitingRequests } from './requests.queries.ts'
import { requestPage } from './request-page.ts'
import { reviewEmail, reviewEmailKind } from './review-email.ts'
import { readRequest, sendReview } from './send-review.ts'
import { reviewsInArchives } from './reviews.tables.ts'

export const reviewsFeature: Feature = {
  name: 'reviews',
  blocks: Object.values(blocks),
  jobs: [sendRequest, preparePhotoJob, erasePhotosJob],
  routes: switchedRoutes('product-reviews', [
    on(reviewsApi.request, readRequest),
    on(reviewsApi.askForLink, sendLink),
    on(reviewsApi.send, (ctx: VisitorTransaction & CalledBy, input) => sendReview(ctx, input)),
    on(reviewsApi.sendWithPhotos, sendReviewWithPhotos, {
      transaction: 'own',
      body: 'upload',
      bodyLimit: photoBytesMax,
    }),
    on(reviewsOwnerApi.list, listReviews),
    on(reviewsOwnerApi.csv, exportReviews),
    on(reviewsOwnerApi.importFile, importReviews),
    on(reviewsOwnerApi.waiting, waitingRequests),
    on(reviewsOwnerApi.askNow, askNow),
    on(reviewsOwnerApi.change, changeReview),
    on(reviewsOwnerApi.remove, removeReview),
    on(reviewsOwnerApi.photo, readPhoto),
    on(reviewsOwnerApi.removePhoto, removePhoto),
  ]),
  provides: [
    provide(archiveTables, reviewsInArchives),
    provide(systemPages, switchedPages('product-reviews', { [requestPath]: requestPage })),
    provide(editableEmails, { [reviewEmailKind]: reviewEmail }),
    provide(filesOnDemand, publishPhoto),
    provide(otherFileLocks, locksOfPhoto),
    provide(personalRecords, personalReviews),
    listen(orderFulfilled, onOrderFulfilled),
    provide(settingsGroups, reviewsSettings),
    provide(importParts, reviewImports),
  ],
}
