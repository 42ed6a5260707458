export {
  type Contributor,
  type DomainFacts,
  type Invitation,
  type MySite,
  type SiteFacts,
  contributorSchema,
  domainSchema,
  invitationSchema,
  localeSchema,
  mySiteSchema,
  rolesSchema,
  siteFactsSchema,
  siteNameSchema,
  siteTitleSchema,
  timeZoneSchema,
} from './site.schema.ts'
export {
  invitationDays,
  isSiteName,
  removedSitesKeptDays,
  reservedSiteNames,
  siteNameMax,
  siteNameMin,
  siteTitleMax,
  sitesPerAccount,
  suggestSiteName,
} from './site.rules.ts'
export {
  type SettingsGroup,
  type SiteSettings,
  advancedSettingsSchema,
  announcementSettingsSchema,
  codeInjectionSchema,
  cookieSettingsSchema,
  generalSettingsSchema,
  mobileInfoBarSettingsSchema,
  popupOverlaySettingsSchema,
  siteSettingsSchema,
  socialServices,
  socialSettingsSchema,
} from './settings.schema.ts'
export { type SettingsPart, settingsIn, settingsPart } from './settings-part.ts'
export { fillWords, paragraphsOf, subjectOf, wordsBy } from './email-texts.rules.ts'
export { emailsApi } from './emails.api.ts'
export { sitePagesApi } from './site-pages.api.ts'
export { sitesApi } from './sites.api.ts'
export { siteMessages } from './sites.messages.ts'
export { siteProblems } from './sites.problems.ts'
