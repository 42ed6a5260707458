export {
  currentLook,
  type EditableEmail,
  editableEmails,
  type EmailTexts,
  offeredStarts,
  settingsGroups,
  siteBeginnings,
} from './extension-points.ts'
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
export { adminHost, allSites, builtInHost, siteById, siteByName } from './site.queries.ts'
export { settingsOf, siteSettings } from './stored-settings.ts'
export { changeEmailText, emailTexts, listEmails } from './email-texts.ts'
export { previewEmail } from './preview-email.ts'
export { sitesFeature } from './sites.feature.ts'
export { type ContextPage, type WebsiteContext, websiteContext } from './website-context.ts'
