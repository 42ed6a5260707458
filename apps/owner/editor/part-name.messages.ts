import { messages } from '#platform/i18n'

/** What the parts that every page shows are called. */
export const partNameMessages = messages('owner.partName')
