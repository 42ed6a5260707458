import { messages } from '#platform/i18n'

export const beforeSellingMessages = messages('checkout.beforeSelling')
