import { messages } from '#platform/i18n'

export const transferOwnerMessages = messages('transfer.owner')
