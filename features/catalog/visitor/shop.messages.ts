import { messages } from '#platform/i18n'

/** Texts that shoppers read. The contract's rules hold the words for prices, stock and subscriptions. */
export const shopMessages = messages('catalog.shop')
