export { documentsApi, mediaUsesApi, pagesApi } from './pages.api.ts'
export {
  type DocumentSummary,
  type HistoryEntry,
  type PageSettings,
  type Redirect,
  type Trashed,
  announcementSettingsSchema,
  changeSummarySchema,
  documentKindSchema,
  documentSummarySchema,
  footerSettingsSchema,
  headerSettingsSchema,
  historyEntrySchema,
  lockScreenSettingsSchema,
  pageSettingsSchema,
  popupSettingsSchema,
  redirectSchema,
  savedSectionSettingsSchema,
  statusSchema,
  trashedSchema,
} from './page.schema.ts'
export { pagesMessages } from './pages.messages.ts'
export { pagesProblems } from './pages.problems.ts'
export {
  type LinkCategory,
  type LinkCheck,
  type LinkFault,
  checkLink,
  isProperTelephone,
  linkCategories,
  linkCategory,
  pathMax,
  runsCode,
} from './link.rules.ts'
export { asciiAlias, hrefOf, isReserved, normalPath, reservedSegments, slugOf, urlSafeText } from './slug.rules.ts'
export { type ContentStatusNumber, contentStatusNumbers, isVisible, mayBecome } from './status.rules.ts'
export { defaultUrlPattern, isUrlPattern, slugFromPattern, urlPatternTokens } from './url-pattern.rules.ts'
export { servingApi } from './serving.api.ts'
export { servingMessages } from './serving.messages.ts'
