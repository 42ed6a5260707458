import { messages } from '#platform/i18n'

export const mapMessages = messages('media.mapBlock')
