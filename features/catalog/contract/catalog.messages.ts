import { messages } from '#platform/i18n'

/**
 * Problems, emails, and remarks of imports about products. Texts about prices, stock and subscriptions are in the
 * rules, which islands share.
 */
export const catalogMessages = messages('catalog.general')
