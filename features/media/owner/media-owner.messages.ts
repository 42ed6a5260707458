import { messages } from '#platform/i18n'

export const mediaOwnerMessages = messages('media.owner')
