import { messages } from '#platform/i18n'

/** Texts of the emails and of their pages. */
export const campaignEmailMessages = messages('campaigns.email')
