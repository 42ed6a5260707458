export { type Answer, type CookieChange, type ServerEvent, answer, events, redirect } from './response/answer.ts'
export type { CalledBy, Caller, UploadedFile } from './request/caller.ts'
export type { CookieName } from './request/cookie-table.ts'
export { knows } from './request/known-host.ts'
export { isLoopback } from './request/call-limits.ts'
export { isProgram } from './request/is-program.ts'
export { jsonInText } from './request/read-input.ts'
export { networkPrefix } from './request/network-prefix.ts'
export { isProof, proofOf } from './request/csrf-token.ts'
export { encodePage, type FinishedPage } from './cache/encode-page.ts'
export { isOwnPath } from './request/own-path.ts'
export { askForCompression, compressPagesJob, forgetOldPagesJob } from './cache/compress-pages.job.ts'
export { issueCsrfToken, platformCsrfCookies } from './request/issue-csrf-token.ts'
export { forgetOldKeysJob } from './idempotency.ts'
export { type RouteOptions, on } from './on.ts'
export {
  type StoredPageAddress,
  type StoredPage,
  committedEpoch,
  deleteStoredPages,
  storePages,
  rerendered,
  staleAddresses,
} from './cache/stored-pages.ts'
export { type Web, openWeb } from './open-web.ts'
export { type Epochs, frozenEpochs, type PageCache, type PageEntry, makePageCache } from './cache/page-cache.ts'
export { type PageStore, openPageStore } from './cache/page-store.ts'
export type { PageRequest, PageResult } from './cache/page-request.ts'
export { sitePageHeaders } from './response/security-headers.ts'
export type { HostedSite, ResolvedHost, Viewer, WebParts } from './web-parts.ts'
export { freeBytes } from './readiness.ts'
