import { messages } from '#platform/i18n'

/** Texts of store activities, by their names in the audit trail. */
export const storeActivityMessages = messages('owner.storeActivity')
