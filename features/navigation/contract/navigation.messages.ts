import { messages } from '#platform/i18n'

export const navigationMessages = messages('navigation.general')
