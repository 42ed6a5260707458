import { problems } from '#platform/contract'
import { cartLimits } from './cart.rules.ts'

export const checkoutProblems = problems('checkout', {
  cannotBuy: [
    'conflict',
    (_: { variantId: string }) => 'This item is not for sale at the moment. Look at the shop for others.',
  ],
  badQuantity: ['invalid', (_: { most: number }) => `Choose a whole number from 1 to ${cartLimits.perLine}.`],
  tooFew: [
    'invalid',
    (d: { least: number }) => `This item is sold from ${d.least} pieces on. Choose ${d.least} or more.`,
  ],
  tooManyAllowed: ['invalid', (d: { most: number }) => `Of this item an order takes at most ${d.most}. Choose fewer.`],
  soldOut: ['conflict', (_: { variantId: string }) => 'This item is sold out.'],
  notSoMany: [
    'conflict',
    (d: { available: number }) => `Only ${d.available} of these are left. Choose ${d.available} or fewer.`,
  ],
  tooManyLines: [
    'conflict',
    (d: { most: number }) => `A cart takes ${d.most} different items. Check out first, or remove one.`,
  ],
  tooDear: ['invalid', () => 'The cart has become worth more than a shop can charge at once. Choose fewer.'],
  formIncomplete: ['invalid', (_: { fields: string[] }) => 'Update the missing or invalid information above.'],
  badAmount: ['invalid', (d: { low: string; high: string }) => `Choose an amount from ${d.low} to ${d.high}.`],
  badRecipient: [
    'invalid',
    () => 'The e-mail address of the recipient is not complete. It looks like name@example.com.',
  ],
  sendTooLate: ['invalid', () => 'A gift card is sent today or within a year. Choose another day.'],
  entryGone: ['missing', (_: { id: string }) => 'This item is no longer in your cart.'],
  noOption: ['conflict', (_: { id: string }) => 'This way of shipping is no longer offered. Choose another one.'],
  badCountry: ['invalid', () => 'Choose a country from the list.'],
  notOpen: ['missing', () => 'There is nothing to check out. Go back to the cart.'],
  changed: [
    'conflict',
    () => 'Something changed since the total was shown. Look at it once more; nothing was charged.',
  ],
  donationGone: ['missing', () => 'This donation is no longer open. Go back to the page that led here.'],
  tooManyCodes: ['conflict', (d: { most: number }) => `A cart takes at most ${d.most} codes. Remove one first.`],
})
