import { messages } from '#platform/i18n'

/** Words that the blocks of this feature show to visitors, or in place of what is still empty on the canvas. */
export const pagesBlockMessages = messages('pages.blocks')
