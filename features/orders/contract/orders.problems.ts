import { problems } from '#platform/contract'

export const ordersProblems = problems('orders', {
  notFound: ['missing', () => 'There is no such order on this site.'],
  linkUnfit: [
    'missing',
    () => 'This link leads to no order, or it has expired. Use the link in your latest message from the shop.',
  ],
  draftUnfit: [
    'broken',
    (d: { where: string }) =>
      `The order does not add up (${d.where}). Nothing was placed: reload the page and try again.`,
  ],
  keyReused: ['conflict', () => 'This order was already placed with other contents. Reload the page to see it.'],
  soldOut: [
    'conflict',
    (_d: { short: { variantId: string; available: number }[] }) =>
      'Something in the order is no longer available in this number. Go back to the cart to see what is.',
  ],
  giftCardShort: [
    'conflict',
    (_d: { giftCardId: string; balanceMinor: number }) =>
      'There is no longer enough on a gift card. Go back and choose how to pay the rest.',
  ],
  discountGone: [
    'conflict',
    (_d: { discountIds: string[] }) =>
      'A discount of this order can no longer be used. Go back to the cart to see the new total.',
  ],
  paymentUnfit: [
    'conflict',
    () => 'The payment does not belong to this order. Nothing was placed: begin the payment again.',
  ],
  notNow: [
    'conflict',
    (d: { act: string }) =>
      `The order does not allow this any more (${d.act}). Reload the page to see where it stands.`,
  ],
  nothingChosen: ['invalid', () => 'Nothing is chosen. Enter a quantity for at least one line.'],
  tooMany: ['invalid', () => 'That is more than is left of a line. Choose a smaller quantity.'],
  refundTooMuch: ['invalid', () => 'That is more than was paid and not yet given back. Choose a smaller amount.'],
  refundEmpty: ['invalid', () => 'There is nothing to give back. Enter an amount or choose lines.'],
  downloadUsedUp: [
    'forbidden',
    () => 'This file has been downloaded as often as was agreed. Ask the shop for a new link.',
  ],
  downloadExpired: [
    'forbidden',
    (_d: { status: number }) => 'This download link has expired. Ask the shop for a new one.',
  ],
  downloadGone: ['missing', () => 'The shop no longer has this file. Ask the shop for help.'],
  returnNotFound: ['missing', () => 'There is no such return on this order.'],
  customerNotFound: ['missing', () => 'There is no such customer on this site.'],
  invoiceNotFound: ['missing', () => 'There is no such invoice on this order.'],
})
