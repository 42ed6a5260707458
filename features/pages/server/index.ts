export {
  type ChangedAccess,
  accessFollowers,
  type Admits,
  type AssetUse,
  type Dependent,
  documentDependents,
  formerAddresses,
  frontPages,
  memberAdmission,
  otherAssetUses,
  otherFileLocks,
  popularEntries,
  type ChangedPublication,
  publicationFollowers,
  subjectDocuments,
  type SystemPage,
  systemPages,
} from './extension-points.ts'
export { type Address, addressOf, addressesOf, pathOfDocument, pathsOfDocuments } from './addresses/address-of.ts'
export { likelyTargets, whereAddressesLead } from './addresses/where-addresses-lead.ts'
export { firstLivePath } from './addresses/first-live-path.ts'
export { type AddressOwner, type NewAddress, registerAddress, releaseAddress } from './addresses/addresses.ts'
export { admittedTo, mayEnter } from './access/admission.ts'
export { closureFor } from './access/site-closure.ts'
export { setInAreas } from './access/derive-access.ts'
export { locksOfFile } from './access/locks-of-file.queries.ts'
export { locksOfDocument, locksOfDocuments } from './access/locks-of-document.ts'
export { innerLocks, isOpenTo, isSiteOpenTo, locksIn } from './base/open-to.ts'
export { changeDocument } from './operations/append-operations.ts'
export { type NewDocument, type NewSection, createDocument, createDocuments } from './documents/create-document.ts'
export { contractsOf } from './base/contracts.ts'
export { withLinkedSections } from './render/linked-sections.ts'
export { documentsShowing } from './documents/linked-sections.ts'
export { freeSlug } from './documents/create-page.ts'
export { documentSummaries } from './base/documents.queries.ts'
export { homepageOf, setHomepage } from './addresses/homepage.ts'
export { setPassword } from './access/passwords.ts'
export { savePageSettings } from './documents/page-settings.ts'
export { pagesFeature } from './pages.feature.ts'
export type {} from './pages.tables.ts'
export { type Publishing, publish } from './publish/publish.ts'
export { type PublishedBlock, publishedBlockById } from './publish/published-block.queries.ts'
export { type PublishedDocument, publishedDocument, publishedDocuments } from './base/published-document.ts'
export { addressedDocuments } from './addresses/addressed-documents.queries.ts'
export { registerAddresses } from './addresses/register-addresses.ts'
export { type SiteAddresses, siteAddresses } from './addresses/site-addresses.ts'
export { popularOn } from './special-pages/popular.ts'
export { specialPage } from './special-pages/special-page.ts'
export { forgetRedirects, registerRedirect, registerRedirects } from './addresses/redirects.ts'
export { addToStartingHeader } from './documents/starting-header.ts'
export { type CopyPages, openPageCopies, type PageCopy } from './serve/page-copies.ts'
export { siteDay } from './render/site-day.ts'
export { refreshPages } from './serve/refresh-pages.job.ts'
export { makeErrorPage } from './serve/serve-error-page.ts'
export type { PageServerParts } from './serve/render-published.ts'
export { makePageServer } from './serve/serve-page.ts'
export { holdsPreview } from './access/preview-token.ts'
export { setStatus } from './publish/set-status.ts'
export { trashDocument } from './documents/trash-document.ts'
export { unpublish } from './publish/unpublish.ts'
export { draftOf } from './documents/version-at.ts'
export { oneBlockDocument } from './system-pages/one-block-document.ts'
