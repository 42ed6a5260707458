import { messages } from '#platform/i18n'

/** What shoppers read. Prices, stock and subscriptions have their words in the contract's rules. */
export const shopMessages = messages('catalog.shop')
