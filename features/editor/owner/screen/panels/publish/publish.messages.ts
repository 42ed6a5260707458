import { messages } from '#platform/i18n'

export const publishMessages = messages('editor.publish')
