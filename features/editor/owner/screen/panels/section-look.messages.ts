import { messages } from '#platform/i18n'

/** Texts of a section's background and dividers. */
export const sectionLookMessages = messages('editor.sectionLook')
