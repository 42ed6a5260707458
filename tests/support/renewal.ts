/** The payment of one cycle of a subscription, as a saved card is charged for it. */
export const renewal = { subject: 'renewal:1', amountMinor: 900, currency: 'EUR', description: '' } as const
