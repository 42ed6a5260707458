import { messages } from '#platform/i18n'

export const importsOwnerMessages = messages('imports.owner')
