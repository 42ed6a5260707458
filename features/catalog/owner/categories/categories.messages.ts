import { messages } from '#platform/i18n'

export const categoriesMessages = messages('catalog.categories')
