import { messages } from '#platform/i18n'

/** Texts about the state of the translation service. */
export const translationMessages = messages('sites.translation')

export const siteMessages = messages('sites.general')
