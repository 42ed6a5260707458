export { type NewSite, createSite } from './create-site.ts'
export { addDomain, verifyDomain } from './domains.ts'
export { enterSite, openAddress, openSite } from './enter-site.ts'
export {
  type Entitlement,
  type Flag,
  enabledFeatures,
  entitlements,
  flags,
  isEnabled,
  planOf,
} from './entitlements.ts'
export { eraseOldSites } from './erase-sites.job.ts'
export { frontPage } from './front-page.tsx'
export { asOwner, ownerContext, rolesOn } from './roles-on.ts'
export { type HostedSite, siteOfHost } from './site-of-host.ts'
export { changeSettings } from './settings.ts'
export { adminHost, allSites, builtInHost, siteById, siteByName, siteSettings } from './site.queries.ts'
export { changeLetter, letterWords, listLetters } from './letter-words.ts'
export { previewLetter } from './preview-letter.ts'
export { sitesFeature } from './sites.feature.ts'
export { type ContextPage, type WebsiteContext, websiteContext } from './website-context.ts'
