import { messages } from '#platform/i18n'

export const campaignsOwnerMessages = messages('campaigns.owner')
