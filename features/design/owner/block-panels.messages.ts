import { messages } from '#platform/i18n'

/** What the panels of this feature's blocks say. */
export const blockPanelMessages = messages('design.blockPanels')
