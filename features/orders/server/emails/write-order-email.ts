import { addressLines } from '#platform/contract'
import { productTypes } from '#features/catalog/contract'
import { taxReasonTexts } from '#features/tax/contract'
import { accountPaths } from '#features/members/contract'
import { fillWords, subjectOf } from '#features/sites/contract'
import type { SiteContext } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import type { EmailLetterhead } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import {
  heldMinorOf,
  type EmailKind,
  type Order,
  emailsMessages,
  lineDetail,
  orderNumberText,
  orderPageMessages,
} from '../../contract/index.ts'
import { isOpenToGuest } from '../base/opens-to-guest.ts'
import { type OrderEmail, orderEmailOf } from './order-email.tsx'
import type { OrderNote } from '../extension-points.ts'
import { rateText } from '../base/order-texts.ts'

type Pieces = readonly { lineId: string; quantity: number }[]

export interface OrderEmailData {
  kind: EmailKind
  order: Order
  words: { subject: string; intro: string; outro: string }
  url: string
  /** Amount in place of the order's total: the refund, or the failed charge. */
  minor?: number | undefined
  tracking?: { carrier: string; number: string; url: string; lines: Pieces } | undefined
  /** Lines that a refund covers, and where its money goes. */
  refunded?: { lines: Pieces; toPaymentMinor: number; toGiftCardMinor: number } | undefined
  /** Lines to return or not, the owner's response, and the shop's address. */
  returned?: { lines: Pieces; answer: string; to: readonly string[] } | undefined
  /** The owner's payment instructions for the amount due. */
  payment?: string
  letterhead: EmailLetterhead
  /** Further remarks about the order. */
  remarks?: readonly OrderNote[]
  /** Link that unsubscribes from this kind of email. */
  stop?: { label: string; url: string }
}

/** Writes the email: the placeholders in its texts are replaced by the facts of its order. */
export function writeOrderEmail(
  { site }: Pick<SiteContext, 'site'>,
  email: OrderEmailData,
): { subject: string; html: string; text: string } {
  const { kind, order, words, url, minor, tracking, returned, refunded, payment, letterhead, stop } = email
  const language = languageOf(order.locale)
  const t = (name: Parameters<typeof emailsMessages>[1], values?: Record<string, string>) =>
    emailsMessages(language, name, values)
  const money = (amount: number) =>
    formatMoney({ minor: amount, currency: order.currency }, moneyFormatOf(order.locale))
  const values = {
    shop: site.title,
    name: order.customer.name,
    number: `#${orderNumberText(order)}`,
    total: money(minor ?? (kind === 'order-received' ? order.balance.dueMinor : order.totals.totalMinor)),
    tracking: tracking?.number ?? '',
    product: order.lines.map(({ title, variantTitle }) => [title, variantTitle].filter(Boolean).join(' – '))[0] ?? '',
  }
  const say = (text: string) => fillWords(text, values)
  const needsAccount = (kind === 'order-confirmed' || kind === 'order-received') && isOpenToGuest(order)
  const message: OrderEmail = {
    language,
    ...letterhead,
    ribbon: letterhead.ribbon ?? (order.isTest ? t('testMode') : undefined),
    title: say(words.subject),
    intro: [say(words.intro), returned?.answer, needsAccount && t('access.guest', { email: order.customer.email })]
      .filter(Boolean)
      .join('\n\n'),
    payment: payment ? { label: orderPageMessages(language, 'howToPay'), lines: payment.split('\n') } : null,
    outro: say(words.outro),
    lines: linesOf(order, money, (tracking ?? returned ?? refunded)?.lines),
    ...(stop ? { stop } : {}),
    sums: refunded
      ? refundSums(refunded, language, money)
      : withoutSums.has(kind)
        ? []
        : sumsOf(order, language, money),
    address: addressOf(order, { kind, language, to: returned?.to ?? [] }),
    buttons: [
      ...(tracking?.url ? [{ label: t('see.tracking'), url: tracking.url }] : []),
      { label: t(buttonOf(kind)), url },
      ...(needsAccount ? [{ label: t('see.join'), url: `${site.baseUrl}${accountPaths.join}` }] : []),
    ],
    remarks: email.remarks ?? [],
    notes: [
      ...(refunded || withoutSums.has(kind) ? [] : taxNotesOf(order)),
      ...(kind === 'order-confirmed' && hasFiles(order) ? [t('downloads')] : []),
      ...(tracking?.number ? [`${tracking.carrier} ${t('trackingNumber', { number: tracking.number })}`.trim()] : []),
    ],
  }
  return { subject: subjectOf(message.title, order), ...orderEmailOf(message) }
}

/** Remarks about tax: why none is due, with the VAT number, and that a number could not be checked yet. */
export function taxNotesOf({
  taxReasons,
  taxTreatment,
  locale,
  customer,
}: Pick<Order, 'taxReasons' | 'taxTreatment' | 'locale' | 'customer'>): string[] {
  const language = languageOf(locale)
  const { vatNumber, vatCheck } = customer
  const isByNumber = taxTreatment === 'reverse-charge' && vatNumber !== null
  const isOpen = taxTreatment === 'standard' && vatNumber !== null && vatCheck?.state === 'unreachable'
  return [
    ...taxReasonTexts(taxReasons, language),
    ...(isByNumber ? [emailsMessages(language, 'vatNumber', { number: vatNumber })] : []),
    ...(isOpen ? [emailsMessages(language, 'vatUnchecked', { number: vatNumber })] : []),
  ]
}

/** Downloads are available once the order is paid. */
const hasFiles = ({ lines, balance }: Order): boolean =>
  balance.dueMinor === 0 && lines.some(({ productType }) => productType === productTypes.DIGITAL)

const withoutSums = new Set<EmailKind>([
  'subscription-waits',
  'subscription-ended',
  'order-shipped',
  'order-refunded',
  'return-approved',
  'return-refused',
  'cart-abandoned',
  'back-in-stock',
])

const withoutAddress = new Set<EmailKind>([
  'donation-received',
  'order-refunded',
  'order-cancelled',
  'return-refused',
  'cart-abandoned',
  'back-in-stock',
])

/** Address of the parcel: the customer's, or the shop's for a return. */
function addressOf(
  order: Order,
  { kind, language, to }: { kind: EmailKind; language: Language; to: readonly string[] },
): OrderEmail['address'] {
  if (kind === 'return-approved')
    return to.length > 0 ? { label: emailsMessages(language, 'returnTo'), lines: to } : null
  if (withoutAddress.has(kind) || !order.shippingAddress) return null
  return { label: emailsMessages(language, 'shipTo'), lines: addressLines(order.shippingAddress, language) }
}

function buttonOf(kind: EmailKind): 'see.order' | 'see.donation' | 'see.subscription' | 'see.cart' | 'see.product' {
  if (kind === 'donation-received') return 'see.donation'
  if (kind === 'back-in-stock') return 'see.product'
  if (kind === 'cart-abandoned') return 'see.cart'
  return kind.startsWith('subscription') ? 'see.subscription' : 'see.order'
}

function linesOf(order: Order, money: (minor: number) => string, only?: Pieces): OrderEmail['lines'] {
  const shown = only ? order.lines.filter((line) => only.some(({ lineId }) => lineId === line.id)) : order.lines
  return shown.map((line) => ({
    title: line.title,
    detail: lineDetail(line, languageOf(order.locale)),
    quantity: only?.find(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity,
    amount: only ? '' : money(line.quantity * line.unitMinor),
  }))
}

/** Rows about the destination of refunded money. */
function refundSums(
  { toPaymentMinor, toGiftCardMinor }: NonNullable<OrderEmailData['refunded']>,
  language: Language,
  money: (minor: number) => string,
): OrderEmail['sums'] {
  const parts = [
    { label: emailsMessages(language, 'refund.toPayment'), minor: toPaymentMinor },
    { label: emailsMessages(language, 'refund.toGiftCard'), minor: toGiftCardMinor },
  ]
  return parts.flatMap(({ label, minor }) => (minor > 0 ? [{ label, amount: money(minor) }] : []))
}

/** Returns the customer's totals: subtotal, discount, shipping, tax, total, and the amount due. */
export function sumsOf(
  order: Order,
  language: Language,
  money: (minor: number) => string,
): { label: string; amount: string; isTotal?: boolean }[] {
  const t = (name: Parameters<typeof emailsMessages>[1], values?: Record<string, string>) =>
    emailsMessages(language, name, values)
  const { subtotalMinor, discountMinor, totalMinor } = order.totals
  const taxes = order.taxes.map(({ name, ratePpm, amountMinor }) => {
    // Imported orders have no tax rate where their file names none.
    const rate = ratePpm === 0 && order.source === 'import' ? '' : rateText(ratePpm, order.locale)
    return {
      label: order.pricesIncludeTax ? t('taxIncluded', { name, rate }).trim() : `${name} ${rate}`.trim(),
      amount: money(amountMinor),
    }
  })
  const total = { label: t('total'), amount: money(totalMinor), isTotal: true }
  const heldMinor = heldMinorOf(order)
  const dueMinor = order.balance.dueMinor - heldMinor
  return [
    { label: t('subtotal'), amount: money(subtotalMinor) },
    ...(discountMinor > 0 ? [{ label: t('discount'), amount: money(-discountMinor) }] : []),
    ...(order.shipping
      ? [{ label: `${t('shipping')} (${order.shipping.title})`, amount: money(order.shipping.amountMinor) }]
      : []),
    ...(order.pricesIncludeTax ? [total, ...taxes] : [...taxes, total]),
    ...order.giftCards.map(({ last4, amountMinor }) => ({
      label: t('giftCard', { last4 }),
      amount: money(-amountMinor),
    })),
    ...(order.giftCards.length > 0 && order.ledger.capturedMinor > 0
      ? [{ label: t('paidRest'), amount: money(order.ledger.capturedMinor) }]
      : []),
    ...(heldMinor > 0 ? [{ label: t('held'), amount: money(heldMinor) }] : []),
    ...(dueMinor > 0 && order.status === 'open' ? [{ label: t('due'), amount: money(dueMinor), isTotal: true }] : []),
  ]
}
