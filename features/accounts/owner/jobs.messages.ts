import { messages } from '#platform/i18n'

export const jobsMessages = messages('accounts.jobs')
