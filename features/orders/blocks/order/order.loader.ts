import { type Language, problemSentence } from '#platform/i18n'
import { type FormSummary, summaryText } from '#features/forms/contract'
import { assetsByIds } from '#features/media/server'
import { policyLinks, shopPath } from '#features/catalog/server'
import { accountPaths } from '#features/members/contract'
import { formNotice } from '#features/members/server'
import type { VisitorContext } from '#platform/context'
import { addressLines, enumerations } from '#platform/contract'
import { sendsEmail } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import type { BlockLoader } from '#platform/render/server'
import {
  type Order,
  type OrderReturn,
  isDeliveredByPeople,
  lineDetail,
  orderNumberText,
  orderPageMessages,
  ordersMessages,
  piecesText,
  returnable,
} from '../../contract/index.ts'
import { paymentInstructions } from '../../server/emails/payment-instructions.ts'
import { orderDetail } from '../../server/base/order-detail.ts'
import { notesOfOrder } from '../../server/base/notes-of-order.ts'
import { dayText } from '../../server/base/order-texts.ts'
import { orderByToken } from '../../server/base/orders.queries.ts'
import { accountOffer, type GuestPageRequest } from '../../server/visitor/account-offer.ts'
import { mayAskReturn } from '../../server/fulfilment/return-order.ts'
import { downloadLinks } from '../../server/fulfilment/download-links.ts'
import { sumsOf, taxNotesOf } from '../../server/emails/write-order-email.ts'
import type { OrderProps } from './order.contract.ts'
import type { OrderPageData } from './order-page.contract.ts'

const { pageTypes } = enumerations

/** Loads the order of the key in the address; nothing for an unknown key. */
export const loadOrder: BlockLoader<OrderProps, OrderPageData | null> = async (ctx, blocks, page) => {
  const token = page.query['token'] ?? ''
  const order = await orderByToken(ctx, token)
  const data = order
    ? await dataOf(ctx, order, { token, pageType: page.pageType, path: page.path, query: page.query })
    : null
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

interface OrderPageRequest extends GuestPageRequest {
  token: string
  pageType: number
}

async function dataOf(ctx: VisitorContext, order: Order, params: OrderPageRequest): Promise<OrderPageData> {
  const { locale: language } = ctx
  const t = (name: Parameters<typeof orderPageMessages>[1], values?: Record<string, string | number>) =>
    orderPageMessages(language, name, values)
  const money = (minor: number) => formatMoney({ minor, currency: order.currency }, moneyFormatOf(ctx.site.locale))
  const day = (at: string) => dayText(at, ctx.site.locale, ctx.site.timeZone)
  const detail = await orderDetail(ctx, order.id)
  const { ledger } = order
  const returned = ledger.refundedMinor + ledger.giftCardRefundedMinor
  const title = titleOf(order, params.pageType, t)
  const number = t('status', { number: `#${orderNumberText(order)}` })
  const query = `token=${encodeURIComponent(params.token)}`
  return {
    title,
    isDonation: order.source === 'donation',
    lead: leadOf(order, params.pageType, t, sendsEmail(ctx)),
    notice: params.query['done'] === 'return' ? t('return.done') : formNotice(ctx, params.query).notice,
    ribbon: order.isTest ? t('testMode') : '',
    summary: [number, t('placed', { day: day(order.placedAt) })].filter((part) => part !== title).join(' · '),
    progress: progressOf(order, language),
    instructions: await paymentInstructions(ctx, order),
    lines: await linesOf(ctx, order),
    sums: [
      ...sumsOf(order, language, money).map((sum) => ({ ...sum, isTotal: sum.isTotal === true })),
      ...(returned > 0 ? [returnedSum(money(-returned), t)] : []),
    ],
    taxNotes: taxNotesOf({ ...order, locale: language }),
    remarks: await notesOfOrder(ctx, order),
    policies: await policyLinks(ctx, language),
    addresses: addressesOf(order, language, t),
    parcels: parcelsOf(ctx, detail.fulfilments, t),
    account: await accountOffer(ctx, order, params),
    accountHref: ctx.member ? accountPaths.account : null,
    onward: await onwardOf(ctx, order, t),
    downloads: (await downloadLinks(ctx, order.id)).map(({ id, title, href, left, expiresAt }) => ({
      id,
      label: t('download', { title }),
      href,
      left: href ? t('download.left', { n: left, day: day(expiresAt) }) : t('download.over'),
    })),
    invoices: detail.invoices.map(({ id, kind, number }) => ({
      label: t(kind, { number }),
      href: `/commerce/order-document?${query}&id=${id}`,
    })),
    returns: detail.returns.map(({ id, state, lines, answer }) => ({
      id,
      label: t(`return.${state}`),
      what: piecesText(order, lines),
      answer,
    })),
    returnForm: (await mayAskReturn(ctx, order))
      ? returnForm(ctx, order, { returns: detail.returns, ...params })
      : null,
    note: order.note,
    answers: answersOf(order.customFields, language),
  }
}

function returnedSum(amount: string, t: Say): OrderPageData['sums'][number] {
  return { label: t('refunded', { amount: '' }).replace(/(?<![:\s])[:\s]+$/, ''), amount, isTotal: false }
}

async function linesOf(ctx: VisitorContext, order: Order): Promise<OrderPageData['lines']> {
  const { locale: language } = ctx
  const money = (minor: number) => formatMoney({ minor, currency: order.currency }, moneyFormatOf(ctx.site.locale))
  const images = await assetsByIds(
    ctx,
    order.lines.flatMap(({ image }) => (image === null ? [] : [image])),
  )
  return order.lines.map((line) => ({
    id: line.id,
    title: line.title,
    detail: lineDetail(line, language),
    answers: answersOf(line.form, language),
    image: line.image === null ? null : (images.get(line.image) ?? null),
    count: orderPageMessages(language, 'quantity', { n: line.quantity, price: money(line.unitMinor) }),
    amount: money(line.quantity * line.unitMinor),
  }))
}

function parcelsOf(
  ctx: VisitorContext,
  fulfilments: Awaited<ReturnType<typeof orderDetail>>['fulfilments'],
  t: Say,
): OrderPageData['parcels'] {
  return fulfilments.map(({ id, at, carrier, trackingNumber, trackingUrl }) => ({
    id,
    label: t('parcel', { day: dayText(at, ctx.site.locale, ctx.site.timeZone) }),
    detail: `${carrier} ${trackingNumber}`.trim(),
    url: /^https:\/\//i.test(trackingUrl) ? trackingUrl : '',
  }))
}

type Say = (name: Parameters<typeof orderPageMessages>[1], values?: Record<string, string | number>) => string

function addressesOf(
  { shippingAddress, billingAddress }: Order,
  language: Language,
  t: Say,
): OrderPageData['addresses'] {
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress)
  return [
    ...(shippingAddress ? [{ label: t('shipTo'), lines: addressLines(shippingAddress, language) }] : []),
    ...(billingAddress && !isSame ? [{ label: t('billTo'), lines: addressLines(billingAddress, language) }] : []),
  ]
}

function titleOf(order: Order, pageType: number, t: Say): string {
  if (order.status === 'cancelled' || pageType === pageTypes.orderStatus)
    return t('status', { number: `#${orderNumberText(order)}` })
  if (pageType === pageTypes.orderReceived) return t('received')
  return t(order.source === 'donation' ? 'donated' : 'confirmed')
}

/** Link for further shopping; a donor has none. */
async function onwardOf(ctx: VisitorContext, { source, lines }: Order, t: Say): Promise<OrderPageData['onward']> {
  if (source === 'donation') return { label: t('home'), href: '/' }
  const ids = lines.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  return { label: t('continue'), href: await shopPath(ctx, ids) }
}

function leadOf(order: Order, pageType: number, t: Say, isConfirmed: boolean): string {
  if (order.source === 'import') return t('lead.import')
  if (order.status === 'cancelled') return t('cancelled')
  if (pageType === pageTypes.orderReceived && order.balance.dueMinor > 0) return t('lead.received')
  return t(isConfirmed ? 'lead.confirmed' : 'lead.kept', { email: order.customer.email })
}

function progressOf(order: Order, language: Language): OrderPageData['progress'] {
  const { paymentStatus, fulfilmentStatus } = order
  const parcels = order.lines.filter(({ productType }) => isDeliveredByPeople(productType))
  // An order that was refunded before shipping shows no parcels.
  const hasParcels = parcels.length > 0 && fulfilmentStatus !== 'unsent'
  return [
    {
      label: ordersMessages(language, `payment.${paymentStatus}`),
      isDone: paymentStatus !== 'pending' && paymentStatus !== 'partly-paid' && paymentStatus !== 'voided',
    },
    ...(hasParcels && order.status === 'open'
      ? [
          {
            label: ordersMessages(language, `fulfilment.${fulfilmentStatus}`),
            isDone: fulfilmentStatus === 'fulfilled',
          },
        ]
      : []),
  ]
}

/** Returns questions and answers in the words of each field kind (A3.18). */
function answersOf(form: FormSummary | null, language: Language): { title: string; text: string }[] {
  return (form ?? []).map(({ title, kind, value }) => ({ title, text: summaryText(kind, value, language) }))
}

function returnForm(
  ctx: VisitorContext,
  order: Order,
  { returns, token, query }: OrderPageRequest & { returns: readonly OrderReturn[] },
): OrderPageData['returnForm'] {
  const lines = order.lines
    .map((line) => ({
      id: line.id,
      label: [line.title, line.variantTitle].filter(Boolean).join(' · '),
      most: returnable(line, returns),
    }))
    .filter(({ most }) => most > 0)
  const { refused = '', line = '', quantity = '', reason = '' } = query
  const fault = refused.startsWith('orders.') ? problemSentence(ctx.locale, refused, {}) : null
  if (lines.length === 0) return null
  const answersBy = sendsEmail(ctx) ? ('email' as const) : ('page' as const)
  return { token, lines, answersBy, typed: fault === null ? null : { line, quantity, reason, fault } }
}
