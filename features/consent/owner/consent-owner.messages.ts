import { messages } from '#platform/i18n'

export const consentOwnerMessages = messages('consent.owner')
