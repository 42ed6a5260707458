import type { Route } from '#platform/context'
import { on } from '#platform/http'
import {
  availabilityApi,
  documentsApi,
  headerFooterApi,
  linkedSectionsApi,
  mediaUsesApi,
  notesApi,
  pagesApi,
  publicationsApi,
  savedSectionsApi,
} from '../contract/index.ts'
import { passOfSite, readAvailability, setAvailability } from './access/site-closure.ts'
import { appendOperations } from './operations/append-operations.ts'
import { assetUses } from './documents/asset-uses.ts'
import { brokenLinks } from './addresses/broken-links.ts'
import { createPage, duplicatePage } from './documents/create-page.ts'
import { readHeaderFooter, writeHeaderFooter } from './documents/header-footer.ts'
import { history } from './documents/history.ts'
import { createLinkedSection, listLinkedSections, usesOfLinkedSection } from './documents/linked-sections.ts'
import { listSavedSections, removeSavedSection, saveSection } from './documents/saved-sections.ts'
import { setHomepage } from './addresses/homepage.ts'
import { notFoundPage, setNotFoundPage } from './documents/not-found-page.ts'
import { nameVersion } from './documents/name-version.ts'
import { operationsSince } from './operations/operations-since.ts'
import { pageSettings, savePageSettings } from './documents/page-settings.ts'
import {
  draftWithSummary,
  listPages,
  publishNow,
  publishRules,
  statusChanged,
  unpublished,
  unpublishedNow,
} from './pages.answers.ts'
import { listNotes } from './notes/list-notes.ts'
import { answerNote, beginNotes, removeNote, resolveNotes } from './notes/write-note.ts'
import { previewLink, revokePreviewLinks } from './serve/preview-link.ts'
import { faintTexts } from './publish/faint-texts.ts'
import { missingAlt } from './publish/missing-alt.ts'
import { listPublications, publicationFates } from './publish/publications.ts'
import { rollBackPublication } from './publish/roll-back-publication.ts'
import { exportRedirects } from './addresses/export-redirects.ts'
import { listRedirects, removeRedirect, saveRedirect } from './addresses/redirects.ts'
import { restoreVersion } from './documents/restore-version.ts'
import {
  deleteForGood,
  emptyTrash,
  dependentsOf,
  trashDocument,
  restoreFromTrash,
  trashed,
} from './documents/trash-document.ts'
import { documentEvents } from './operations/document-events.ts'
import { reportChoice } from './several/report-choice.ts'
import { changesSincePublished, versionAt } from './documents/version-at.ts'

/** A pasted article or a whole section is sent in one request. Parsing so much JSON takes 30 ms. */
const bodyLimit = 2 * 1024 * 1024

export const pagesRoutes: readonly Route[] = [
  on(documentsApi.draft, draftWithSummary),
  on(documentsApi.append, appendOperations, { bodyLimit }),
  on(documentsApi.since, operationsSince),
  on(documentsApi.events, documentEvents, { transaction: 'own' }),
  on(documentsApi.choose, reportChoice, { transaction: 'own' }),
  on(notesApi.list, listNotes),
  on(notesApi.begin, beginNotes),
  on(notesApi.answer, answerNote),
  on(notesApi.resolve, resolveNotes),
  on(notesApi.remove, removeNote),
  on(documentsApi.changes, changesSincePublished),
  on(documentsApi.unpublished, unpublished),
  on(documentsApi.publish, publishNow),
  on(documentsApi.unpublish, unpublishedNow),
  on(linkedSectionsApi.list, listLinkedSections),
  on(linkedSectionsApi.create, createLinkedSection),
  on(linkedSectionsApi.uses, usesOfLinkedSection),
  on(savedSectionsApi.list, listSavedSections),
  on(savedSectionsApi.save, saveSection),
  on(savedSectionsApi.remove, removeSavedSection),
  on(publicationsApi.list, listPublications),
  on(publicationsApi.fates, publicationFates),
  on(publicationsApi.rollBack, rollBackPublication),
  on(documentsApi.setStatus, statusChanged),
  on(documentsApi.history, history),
  on(documentsApi.version, versionAt),
  on(documentsApi.restore, restoreVersion),
  on(documentsApi.nameVersion, nameVersion),
  on(documentsApi.previewLink, previewLink),
  on(documentsApi.revokePreviewLinks, revokePreviewLinks),
  on(documentsApi.dependents, dependentsOf),
  on(documentsApi.trash, trashDocument),
  on(documentsApi.trashed, trashed),
  on(documentsApi.restoreFromTrash, restoreFromTrash),
  on(documentsApi.deleteForGood, deleteForGood),
  on(documentsApi.emptyTrash, emptyTrash),
  on(availabilityApi.get, readAvailability),
  on(availabilityApi.set, setAvailability),
  on(availabilityApi.pass, passOfSite),
  on(availabilityApi.notFound, notFoundPage),
  on(availabilityApi.setNotFound, setNotFoundPage),
  on(headerFooterApi.get, readHeaderFooter),
  on(headerFooterApi.put, writeHeaderFooter, { bodyLimit }),
  on(pagesApi.list, listPages),
  on(pagesApi.create, createPage),
  on(pagesApi.duplicate, duplicatePage),
  on(pagesApi.settings, pageSettings),
  on(pagesApi.saveSettings, savePageSettings),
  on(pagesApi.setHomepage, setHomepage),
  on(pagesApi.redirects, listRedirects),
  on(pagesApi.redirectsCsv, exportRedirects),
  on(pagesApi.saveRedirect, saveRedirect),
  on(pagesApi.removeRedirect, removeRedirect),
  on(pagesApi.publishRules, publishRules),
  on(pagesApi.brokenLinks, brokenLinks),
  on(pagesApi.missingAlt, missingAlt),
  on(pagesApi.faintTexts, faintTexts),
  on(mediaUsesApi.uses, assetUses),
]
