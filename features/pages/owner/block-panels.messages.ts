import { messages } from '#platform/i18n'

/** Texts of the panels of this feature's blocks. */
export const blockPanelMessages = messages('pages.blockPanels')
