export { type Answer, type CookieChange, type ServerEvent, answer, events, redirect } from './response/answer.ts'
export type { Called, Caller, UploadedFile } from './request/caller.ts'
export { type CookieName, cookieTable } from './request/cookie-table.ts'
export { proofOf } from './request/crumb.ts'
export { type FinishedPage } from './cache/encode-page.ts'
export { isOwnPath } from './fallback.ts'
export { askForCompression, compressPagesJob, forgetOldPagesJob } from './cache/compress-pages.job.ts'
export { giveCrumb } from './request/give-crumb.ts'
export { sentenceOf } from './http.problems.ts'
export { forgetOldKeysJob } from './idempotency.ts'
export { type RouteOptions, on } from './on.ts'
export {
  type KeptAddress,
  type KeptRow,
  committedEpoch,
  dropKept,
  keepRows,
  madeAnew,
  staleAddresses,
} from './cache/kept-pages.ts'
export { type Web, openWeb } from './open-web.ts'
export { type Epochs, type PageCache, type PageEntry, makePageCache } from './cache/page-cache.ts'
export { type PageStore, openPageStore } from './cache/page-store.ts'
export type { PublicVisit, Served } from './cache/public-visit.ts'
export { ownPageHeaders, sitePageHeaders } from './response/security-headers.ts'
export { assetRoot } from './response/static-assets.ts'
export type { HostedSite, ResolvedHost, Viewer, WebParts } from './web-parts.ts'
