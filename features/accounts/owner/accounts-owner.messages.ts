import { messages } from '#platform/i18n'

export const accountsOwnerMessages = messages('accounts.owner')
