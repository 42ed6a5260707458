import { messages } from '#platform/i18n'

export const discountsOwnerMessages = messages('discounts.owner')
