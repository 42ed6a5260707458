import { messages } from '#platform/i18n'

/** Parts of a name, an address, a phone number, a date, a time. */
export const partNames = messages('forms.parts')
