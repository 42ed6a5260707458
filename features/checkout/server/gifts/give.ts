import type { OutsideTransaction } from '#platform/context'
import { type Donation, productTypes } from '#features/catalog/contract'
import { donationById, storeCurrency } from '#features/catalog/server'
import { type OrderDraft, totalsOf } from '#features/orders/contract'
import { isSettled, orderById, statusUrl } from '#features/orders/server'
import { mayEnter } from '#features/pages/server'
import {
  type Payment,
  type PaymentOption,
  type PaymentStep,
  paymentsProblems,
  paymentSubject,
} from '#features/payments/contract'
import { beginPayment, confirmPayment, paymentOptions } from '#features/payments/server'
import type { Input } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import type { donateApi } from '../../contract/donate.api.ts'
import { type GiftTyped, giftTypedSchema } from '../../contract/gift.schema.ts'
import { checkoutProblems } from '../../contract/index.ts'
import type { CartContext, CartTransaction } from '../cart/answer-cart.ts'
import { changeGift, type Gift, giftByToken, giftFaults, givenMinor, openGift, siteLocks } from './gifts.queries.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'
import { compensate, isRefused } from '../base/compensate.ts'
import { countDecline, mayTryCard } from '../base/limit-declines.ts'
import { placeGift } from './place-gift.ts'

type DonationInput = Input<typeof donateApi.give>

/**
 * Places a donation as an order of its own, beside any cart. As at the checkout, nothing is locked while the provider
 * is asked. Sending the form again leads to the same gift, payment and order.
 */
export async function give(ctx: OutsideTransaction<CartContext>, input: DonationInput): Promise<Answer> {
  const ready = await inCartTransaction(ctx, (tx) => prepare(tx, input))
  if ('answer' in ready) return ready.answer
  if (!(await mayTryCard(ctx, ready.gift.id)))
    return redirect(pathOf(ready.gift.donation_id, input.gift, 'declined-often'))
  const paid = await orUnfit(() => pay(ctx, ready, input))
  if ('unfit' in paid) return redirect(pathOf(ready.gift.donation_id, input.gift, `unfit-${paid.unfit}`))
  const { payment, step } = paid
  if (step.kind === 'declined') await countDecline(ctx, ready.gift.id)
  return finish(ctx, { token: input.gift, giftId: ready.gift.id, donationId: ready.gift.donation_id, payment, step })
}

/** Called when the giver returns from the provider's page: asks the provider for the result. */
export async function backToDonation(
  ctx: OutsideTransaction<CartContext>,
  { gift: token }: Input<typeof donateApi.back>,
): Promise<Answer> {
  const gift = await inCartTransaction(ctx, (tx) => giftByToken(tx, token))
  if (!gift) throw checkoutProblems.donationGone()
  if (gift.order_id !== null) return inCartTransaction(ctx, (tx) => thanks(tx, gift.order_id ?? ''))
  if (gift.payment_id === null) return redirect(pathOf(gift.donation_id, token, ''), { status: 302 })
  const { payment, step } = await confirmPayment(ctx, { paymentId: gift.payment_id, details: null })
  return finish(ctx, { token, giftId: gift.id, donationId: gift.donation_id, payment, step })
}

interface Ready {
  gift: Gift
  draft: OrderDraft
  option: PaymentOption
}

async function prepare(
  ctx: CartTransaction,
  { donatePageId, gift: token, currency, ...rest }: DonationInput,
): Promise<Ready | { answer: Answer }> {
  const donation = await donationById(ctx, donatePageId)
  if (!(await mayEnter(ctx, await siteLocks(ctx), '/checkout/donate'))) throw checkoutProblems.donationGone()
  if (!donation?.isActive) return { answer: redirect(pathOf(donatePageId, token, '')) }
  const gift = await openGift(ctx, token, donation.id)
  if (!gift || gift.donation_id !== donation.id) throw checkoutProblems.donationGone()
  if (gift.order_id !== null) return { answer: await thanks(ctx, gift.order_id) }
  const typed = giftTypedSchema.parse(rest)
  const storesCurrency = await storeCurrency(ctx)
  const option = (await paymentOptions(ctx)).find((candidate) => candidate.provider === typed.provider) ?? null
  await changeGift(ctx, gift.id, { typed })
  const amountMinor = givenMinor(donation, typed, storesCurrency)
  const faults = giftFaults(donation, typed, { currency: storesCurrency, option })
  if (amountMinor === null || !option || Object.keys(faults).length > 0) {
    return { answer: redirect(pathOf(donation.id, token, faults.provider === undefined ? 'wrong' : faults.provider)) }
  }
  if (currency !== storesCurrency) return { answer: redirect(pathOf(donation.id, token, 'changed')) }
  const draft = draftOf(ctx, { gift, donation, typed, amountMinor, currency })
  await changeGift(ctx, gift.id, { draft })
  return { gift, draft, option }
}

/** An invalid card number does not count as an attempt; the giver corrects the field. */
async function orUnfit<R extends object>(work: () => Promise<R>): Promise<R | { unfit: string }> {
  try {
    return await work()
  } catch (error) {
    if (!paymentsProblems.cardUnfit.is(error)) throw error
    return { unfit: error.details.field }
  }
}

async function pay(
  ctx: OutsideTransaction<CartContext>,
  { gift, draft, option }: Ready,
  { gift: token, number, expiry, cvc }: DonationInput,
) {
  const { totals, currency, customer, lines } = draft
  const startedPayment = await beginPayment(ctx, {
    key: `gift ${gift.id} ${currency} ${totals.dueMinor} ${lines[0]?.plan?.billingPeriod.unit ?? ''} ${option.provider} ${gift.attempt}`,
    provider: option.provider,
    subject: paymentSubject.checkout(gift.id),
    amountMinor: totals.dueMinor,
    currency,
    description: ctx.site.title,
    customer: { email: customer.email, name: customer.name },
    returnPath: `/commerce/donation-return?gift=${token}`,
    hostedPage: option.script ? { cancelPath: pathOf(gift.donation_id, token, 'left') } : null,
    keepFor: lines.some(({ plan }) => plan !== null) ? paymentSubject.checkout(gift.id) : null,
  })
  await inCartTransaction(ctx, (tx) => changeGift(tx, gift.id, { payment_id: startedPayment.payment.id }))
  return startedPayment.step.kind === 'card'
    ? confirmPayment(ctx, { paymentId: startedPayment.payment.id, details: { number, expiry, cvc } })
    : startedPayment
}

interface Paid {
  token: string
  giftId: string
  donationId: string
  payment: Payment
  step: PaymentStep
}

async function finish(
  ctx: OutsideTransaction<CartContext>,
  { token, giftId, donationId, payment, step }: Paid,
): Promise<Answer> {
  if (step.kind === 'redirect') return redirect(step.url)
  if (step.kind !== 'done') return redirect(pathOf(donationId, token, saidOf(step)))
  try {
    return await inCartTransaction(ctx, async (tx) => thanks(tx, (await placeGift(tx, { id: giftId }, payment)).id))
  } catch (error) {
    if (!isRefused(error)) throw error
    await inCartTransaction(ctx, (tx) => compensate(tx, { id: giftId, paymentId: payment.id }, error))
    return redirect(pathOf(donationId, token, 'failed'))
  }
}

function saidOf(step: Exclude<PaymentStep, { kind: 'done' }>): string {
  if (step.kind !== 'declined') return 'waiting'
  return step.reason === 'expired' ? 'expiry-past' : 'declined'
}

interface Giving {
  gift: Gift
  donation: Donation
  typed: GiftTyped
  amountMinor: number
  currency: string
}

/** Returns an order of one line without shipping and tax. */
function draftOf(ctx: CartContext, { gift, donation, typed, amountMinor, currency }: Giving): OrderDraft {
  const line: OrderDraft['lines'][number] = {
    id: gift.id,
    productId: null,
    variantId: null,
    productType: productTypes.DIGITAL,
    title: donation.title,
    variantTitle: '',
    sku: '',
    image: null,
    quantity: 1,
    unitMinor: amountMinor,
    discountMinor: 0,
    taxMinor: 0,
    totalMinor: amountMinor,
    taxes: [],
    form: null,
    plan: typed.every === '' ? null : { billingPeriod: { value: 1, unit: typed.every }, numBillingCycles: 0 },
    giftCard: null,
  }
  const sums = { pricesIncludeTax: true, lines: [line], shipping: null, giftCards: [] }
  const memberId = ctx.member?.id ?? null
  return {
    ...sums,
    currency: currency as OrderDraft['currency'],
    locale: ctx.site.locale,
    customer: {
      memberId,
      email: typed.email,
      name: typed.name,
      phone: '',
      vatNumber: null,
      acceptsMarketing: typed.acceptsMarketing !== '',
    },
    billingAddress: null,
    shippingAddress: null,
    discounts: [],
    taxes: [],
    taxTreatment: 'standard',
    taxReasons: [],
    totals: totalsOf(sums),
    note: typed.note,
    customFields: null,
    source: 'donation',
  }
}

async function thanks(ctx: CartContext, orderId: string): Promise<Answer> {
  const url = new URL(statusUrl(ctx, orderId, isSettled(await orderById(ctx, orderId)) ? 'confirmed' : 'received'))
  return redirect(url.pathname + url.search)
}

function pathOf(donationId: string, token: string, notice: string): string {
  return `/checkout/donate?${new URLSearchParams({ donatePageId: donationId, gift: token, ...(notice === '' ? {} : { said: notice }) })}`
}
