import { messages } from '#platform/i18n'

/**
 * Problems in Dutch, emails, and what imports say of products. Price, stock and subscription texts stand in the rules,
 * which islands share.
 */
export const catalogMessages = messages('catalog.general')
