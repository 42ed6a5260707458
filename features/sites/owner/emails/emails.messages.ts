import { messages } from '#platform/i18n'

export const emailSettingsMessages = messages('sites.emails')
