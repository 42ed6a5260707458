export { type Availability, availabilityApi, siteStates } from './availability.api.ts'
export {
  type SavedSection,
  savedSectionNameSchema,
  savedSectionsApi,
  savedSectionsAtMost,
} from './saved-sections.api.ts'
export { headerFooterApi } from './header-footer.api.ts'
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
export {
  charactersOfLinkedSection,
  type LinkedSection,
  type LinkedUse,
  linkedSectionsApi,
  linkedSectionsAtMost,
} from './linked-sections.api.ts'
export { type Note, type NoteThread, noteMax, notesApi, notesAtMost } from './notes.api.ts'
export { type PersonHere, type Pointer, peopleAtMost, silenceMs } from './people.schema.ts'
export { pagesMessages } from './pages.messages.ts'
export { pagesProblems } from './pages.problems.ts'
export { type LinkCategory, type LinkCheck, type LinkFault, checkLink, pathMax, runsCode } from './link.rules.ts'
export { asciiAlias, hrefOf, isReserved, normalPath, slugOf } from './slug.rules.ts'
export { type ContentStatusNumber, mayBecome } from './status.rules.ts'
export { defaultUrlPattern, isUrlPattern, slugFromPattern } from './url-pattern.rules.ts'
export { type ImageWithoutText, imagesWithoutText } from './alternative-texts.ts'
export {
  type HeadingFault,
  headingFaults,
  headingFix,
  isChecked,
  lacksDescription,
} from './publish-checks.ts'
export { servingApi } from './serving.api.ts'
