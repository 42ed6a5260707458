import { messages } from '#platform/i18n'

/** Texts of pages that every site has before its owner writes their own. */
export const servingMessages = messages('pages.serving')
