export {
  type Contributor,
  type DomainInfo,
  type DomainRecords,
  type Invitation,
  localeSchema,
  type MySite,
  type SiteInfo,
  siteTitleSchema,
  timeZoneSchema,
} from './site.schema.ts'
export { suggestSiteName } from './site.rules.ts'
export {
  type SettingsGroup,
  type SiteSettings,
  advancedSettingsSchema,
  codeInjectionSchema,
  cookieSettingsSchema,
  settingLink,
  generalSettingsSchema,
  socialServices,
  socialSettingsSchema,
} from './settings.schema.ts'
export { type SettingsPart, settingsIn, settingsPart } from './settings-part.ts'
export { fillWords, paragraphsOf, subjectOf, wordsBy } from './email-texts.rules.ts'
export { type Business, businessSettings } from './business.settings.ts'
export { multilingualApi } from './multilingual.api.ts'
export { composedEmailSchema } from './composed-email.schema.ts'
export { sitesApi } from './sites.api.ts'
export { type SiteHome, siteHomeApi } from './site-home.api.ts'
export { weekdays } from './business.rules.ts'
