import { messages } from '#platform/i18n'

/** Sentences of the pages for owners: Dutch of the problems, what is wrong with links, words of a new site. */
export const pagesMessages = messages('pages.general')
export const noteEmails = messages('pages.noteEmails')
