import { messages } from '#platform/i18n'

export const blockNameMessages = messages('owner.blockName')
