export { type ActivitySubject, activitySubjects } from './activity-subjects.ts'
export {
  currentLook,
  emailLinks,
  type EditableEmail,
  editableEmails,
  emailColours,
  emailLogo,
  type EmailTexts,
  type EmailWriting,
  fixedEmails,
  offeredStarts,
  type PromotionContext,
  promotionInContext,
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
export { type Entitlement, type Flag, isEnabled, planNames } from './entitlements.ts'
export { flagNames, isFlag, setFeatures, siteFeatures } from './flags/set-features.ts'
export { isSwitchedOn, switchedPages, switchedRoutes } from './flags/switchable.ts'
export { isTriedOut } from './labs.ts'
export { looksAround } from './looking/look-around.ts'
export { isStaff } from './looking/staff-proof.ts'
export { readOwnerFlag } from './looking/owner-flag.ts'
export { ownerPart } from './looking/owner-part.ts'
export { frontPage } from './front-page.tsx'
export { type Colleague, peopleWhoMay } from './people/people-who-may.ts'
export { asOwner, ownerContext, rolesOn } from './people/roles-on.ts'
export { verifiedHosts } from './domains.ts'
export { type HostedSite, siteOfHost } from './site-of-host.ts'
export { changeSettings, writeSettings } from './settings/change-settings.ts'
export { adminHost, allSites, siteById, siteByName } from './site.queries.ts'
export { businessAddress, businessData, businessOf } from './business/business.ts'
export { noticeRecipients, ownerScreen } from './notice-recipients.ts'
export { settingsOf, siteSettings, withFittingCookies } from './settings/stored-settings.ts'
export { isRefused, unsubscribeUrlOf } from './emails/email-refusals.ts'
export { emailContent, emailTexts } from './email-texts.ts'
export { letterheadOf } from './emails/letterhead.ts'
export { sendComposedEmail } from './emails/send-composed-email.ts'
export { composedSubject, writeComposedEmail } from './emails/write-composed-email.ts'
export type { EmailMessage, SiteEmail } from './extension-points.ts'
export { sitesFeature } from './sites.feature.ts'
export { type ContextPage, type WebsiteContext, websiteContext } from './website-context.ts'
export { changeSite } from './change-site.ts'
