import { messages } from '#platform/i18n'

export const mailboxMessages = messages('accounts.mailbox')
