import { messages } from '#platform/i18n'

/** Texts of this feature's blocks for visitors, and for empty blocks on the canvas. */
export const pagesBlockMessages = messages('pages.blocks')
