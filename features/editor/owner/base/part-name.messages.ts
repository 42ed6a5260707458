import { messages } from '#platform/i18n'

/** Names of the parts that every page shows. */
export const partNameMessages = messages('editor.partName')
