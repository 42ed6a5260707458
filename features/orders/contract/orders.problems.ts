import { problem, problems } from '#platform/contract'

export const ordersProblems = problems('orders', {
  notFound: problem('missing'),
  linkUnfit: problem('missing'),
  draftUnfit: problem<{ where: string }>('broken'),
  keyReused: problem('conflict'),
  soldOut: problem<{ short: { variantId: string; available: number }[] }>('conflict'),
  giftCardShort: problem<{ giftCardId: string; balanceMinor: number }>('conflict'),
  discountGone: problem<{ discountIds: string[] }>('conflict'),
  paymentUnfit: problem('conflict'),
  notNow: problem<{ act: string }>('conflict'),
  nothingChosen: problem('invalid'),
  tooMany: problem('invalid'),
  refundTooMuch: problem('invalid'),
  refundEmpty: problem('invalid'),
  downloadUsedUp: problem('forbidden'),
  downloadExpired: problem<{ status: number }>('forbidden'),
  downloadGone: problem('missing'),
  returnNotFound: problem('missing'),
  customerNotFound: problem('missing'),
  invoiceNotFound: problem('missing'),
})
