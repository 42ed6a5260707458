import { messages } from '#platform/i18n'

export const collectionSettingsMessages = messages('content.collectionSettings')
