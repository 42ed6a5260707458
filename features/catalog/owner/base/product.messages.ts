import { messages } from '#platform/i18n'

export const productMessages = messages('catalog.product')
