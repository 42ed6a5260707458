import type { LocalProvider } from './provider.ts'

/** Bank transfer or payment at the counter: the owner confirms that the money has arrived. */
export const manualProvider: LocalProvider = {
  name: 'manual',
  isOutside: false,
  begin: async (_ctx, { account, payment }) => ({
    update: { reference: `manual:${payment.id}`, method: { kind: 'bank', brand: '', last4: '', expires: '' } },
    step: { kind: 'instructions', text: account.instructions },
  }),
  confirm: async (_ctx, { account }) => ({ update: {}, step: { kind: 'instructions', text: account.instructions } }),
  capture: async (_ctx, { amountMinor }) => ({ state: 'captured', capturedMinor: amountMinor }),
  cancel: async () => ({ state: 'cancelled' }),
  refund: async (_ctx, { refundId, amountMinor }) => ({
    refunds: [{ reference: `manual:${refundId}`, refundId, amountMinor, state: 'succeeded' }],
  }),
}
