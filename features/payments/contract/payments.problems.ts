import { problems } from '#platform/contract'

export const paymentsProblems = problems('payments', {
  notFound: ['missing', () => 'This payment does not exist. Go back to the order and try again.'],
  providerOff: [
    'conflict',
    (d: { provider: string }) =>
      `Payment by ${d.provider} is not switched on. Choose another way to pay, or switch it on in the payment settings.`,
  ],
  settingsUnfit: ['invalid', (d: { what: string }) => `${d.what} Check the payment settings and save again.`],
  keyReused: ['conflict', () => 'This payment was already begun with another amount. Reload the page and try again.'],
  notNow: [
    'conflict',
    (d: { act: string; state: string }) =>
      `A payment that is ${d.state} cannot be ${d.act}. Reload the page to see where it stands.`,
  ],
  tooMuch: ['conflict', () => 'That is more than can be paid back on this payment. Choose a smaller amount.'],
  cardUnfit: [
    'invalid',
    () => 'The card details are not complete. Check the number, the expiry date and the security code.',
  ],
  providerUnreachable: [
    'broken',
    () => 'The payment provider cannot be reached. Nothing was charged twice: try again in a moment.',
  ],
  providerRefuses: ['broken', (d: { reason: string }) => `The payment provider refuses: ${d.reason}`],
  signatureUnfit: ['invalid', () => 'The signature of this message does not fit. It is not heard.'],
  unsigned: ['invalid', (_d: { status: number }) => 'This address hears signed messages of a payment provider only.'],
  methodGone: ['missing', () => 'This way to pay is no longer kept. Enter a card again.'],
})
