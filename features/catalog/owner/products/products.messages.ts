import { messages } from '#platform/i18n'

export const productsMessages = messages('catalog.products')
