export { type ActivitySubject, activitySubjects } from './activity-subjects.ts'
export {
  currentLook,
  type EditableEmail,
  editableEmails,
  type EmailTexts,
  offeredStarts,
  settingsGroups,
  siteBeginnings,
} from './extension-points.ts'
export {
  type HomeFigure,
  homeFigures,
  homeIsPublic,
  type SetupStep,
  setupSteps,
  siteSells,
} from './home/extension-points.ts'
export { type NewSite, createSite } from './create-site.ts'
export type { Entitlement, Flag } from './entitlements.ts'
export { frontPage } from './front-page.tsx'
export { asOwner, ownerContext, rolesOn } from './people/roles-on.ts'
export { verifiedHosts } from './domains.ts'
export { type HostedSite, siteOfHost } from './site-of-host.ts'
export { changeSettings, writeSettings } from './settings/change-settings.ts'
export { adminHost, allSites, siteById, siteByName } from './site.queries.ts'
export { businessAddress, businessData, businessOf, emailFooter } from './business/business.ts'
export { noticeRecipients, ownerScreen } from './notice-recipients.ts'
export { settingsOf, siteSettings } from './settings/stored-settings.ts'
export { emailTexts } from './email-texts.ts'
export { sitesFeature } from './sites.feature.ts'
export { type ContextPage, type WebsiteContext, websiteContext } from './website-context.ts'
