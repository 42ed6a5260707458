import { messages } from '#platform/i18n'
import { problems } from '#platform/contract'

export const storageProblems = problems('storage', {
  missing: [
    'missing',
    (d: { file: string }) => `The file “${d.file}” is no longer here. It may have been deleted or replaced.`,
  ],
  unreachable: [
    'broken',
    (d: { reason: string }) =>
      `The file store does not answer (${d.reason}). Nothing was lost: try again in a moment, or check the storage settings.`,
  ],
  full: [
    'broken',
    () =>
      'There is no room left for files on this server. Free some space and try again; what was there before is untouched.',
  ],
})

export const storageMessages = messages({
  'problem.storage.missing': {
    en: 'The file “{file}” is no longer here. It may have been deleted or replaced.',
    nl: 'Het bestand ‘{file}’ is er niet meer. Misschien is het verwijderd of vervangen.',
  },
  'problem.storage.unreachable': {
    en: 'The file store does not answer ({reason}). Nothing was lost: try again in a moment, or check the storage settings.',
    nl: 'De bestandsopslag antwoordt niet ({reason}). Er is niets verloren gegaan: probeer het zo opnieuw, of kijk de opslaginstellingen na.',
  },
  'problem.storage.full': {
    en: 'There is no room left for files on this server. Free some space and try again; what was there before is untouched.',
    nl: 'Er is op deze server geen ruimte meer voor bestanden. Maak ruimte vrij en probeer het opnieuw; wat er al stond is onaangeroerd.',
  },
})
