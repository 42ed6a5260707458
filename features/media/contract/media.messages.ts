import { messages } from '#platform/i18n'

export const mediaMessages = messages('media.general')
