export { type Availability, availabilityApi, siteStates } from './availability.api.ts'
export { documentsApi, mediaUsesApi, pagesApi } from './pages.api.ts'
export {
  type DocumentSummary,
  type HistoryEntry,
  type PageSettings,
  type Redirect,
  type Trashed,
  announcementSettingsSchema,
  documentKindSchema,
  footerSettingsSchema,
  headerSettingsSchema,
  lockScreenSettingsSchema,
  pageSettingsSchema,
  popupSettingsSchema,
  savedSectionSettingsSchema,
} from './page.schema.ts'
export {
  type Fate,
  type Publication,
  changingFates,
  publicationsApi,
} from './publications.api.ts'
export { pagesMessages } from './pages.messages.ts'
export { pagesProblems } from './pages.problems.ts'
export { type LinkCategory, type LinkCheck, type LinkFault, checkLink, pathMax, runsCode } from './link.rules.ts'
export { asciiAlias, hrefOf, isReserved, normalPath, slugOf } from './slug.rules.ts'
export { type ContentStatusNumber, mayBecome } from './status.rules.ts'
export { defaultUrlPattern, isUrlPattern, slugFromPattern } from './url-pattern.rules.ts'
export { servingApi } from './serving.api.ts'
