import { messages } from '#platform/i18n'

/** Words of pages that nobody wrote: the ones every site needs before its owner makes their own. */
export const servingMessages = messages('pages.serving')
