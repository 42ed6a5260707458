import { messages } from '#platform/i18n'

/** Texts of pages for owners: Dutch problems, faults of links, words of a new site. */
export const pagesMessages = messages('pages.general')
export const noteEmails = messages('pages.noteEmails')
