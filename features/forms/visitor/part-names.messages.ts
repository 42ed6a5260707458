import { messages } from '#platform/i18n'

/** Names of the parts of a name, an address, a phone number, a date and a time. */
export const partNames = messages('forms.parts')
