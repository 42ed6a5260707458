import { messages } from '#platform/i18n'

/** What was done in the store, by the names that the audit trail keeps. */
export const storeActivityMessages = messages('owner.storeActivity')
