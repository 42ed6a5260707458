import { messages } from '#platform/i18n'

/** One sentence for each kind of event in an order's history. */
export const storyMessages = messages('orders.timeline')
