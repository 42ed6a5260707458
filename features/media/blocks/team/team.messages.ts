import { messages } from '#platform/i18n'

export const teamMessages = messages('media.teamBlock')
