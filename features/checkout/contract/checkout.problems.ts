import { problem, problems } from '#platform/contract'

export const checkoutProblems = problems('checkout', {
  cannotBuy: problem<{ variantId: string }>('conflict'),
  badQuantity: problem<{ most: number }>('invalid'),
  tooFew: problem<{ least: number }>('invalid'),
  tooManyAllowed: problem<{ most: number }>('invalid'),
  soldOut: problem<{ variantId: string }>('conflict'),
  notSoMany: problem<{ available: number }>('conflict'),
  tooManyLines: problem<{ most: number }>('conflict'),
  tooDear: problem('invalid'),
  formIncomplete: problem<{ fields: string[] }>('invalid'),
  badAmount: problem<{ low: string; high: string }>('invalid'),
  badRecipient: problem('invalid'),
  sendTooLate: problem('invalid'),
  entryGone: problem<{ id: string }>('missing'),
  noOption: problem<{ id: string }>('conflict'),
  badCountry: problem('invalid'),
  notOpen: problem('missing'),
  changed: problem('conflict'),
  donationGone: problem('missing'),
  tooManyCodes: problem<{ most: number }>('conflict'),
})
