import { messages } from '#platform/i18n'

export const copyMessages = messages('transfer.copy')
