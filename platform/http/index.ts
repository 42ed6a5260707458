export { type Answer, type CookieChange, type ServerEvent, answer, events, redirect } from './answer.ts'
export type { Called, Caller, UploadedFile } from './caller.ts'
export { type CookieName, cookieTable } from './cookie-table.ts'
export { proofOf } from './crumb.ts'
export { type FinishedPage } from './encode-page.ts'
export { isOwnPath } from './fallback.ts'
export { askForCompression, compressPagesJob, forgetOldPagesJob } from './compress-pages.job.ts'
export { giveCrumb } from './give-crumb.ts'
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
} from './kept-pages.ts'
export { type Web, openWeb } from './open-web.ts'
export { type Epochs, type PageCache, type PageEntry, makePageCache } from './page-cache.ts'
export { type PageStore, openPageStore } from './page-store.ts'
export type { PublicVisit, Served } from './public-visit.ts'
export { ownPageHeaders, sitePageHeaders } from './security-headers.ts'
export { assetRoot } from './static-assets.ts'
export type { HostedSite, ResolvedHost, Viewer, WebParts } from './web-parts.ts'
