import { messages } from '#platform/i18n'

export const richTextMessages = messages('owner.richTextField')
