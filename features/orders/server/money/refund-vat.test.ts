import { beforeAll, expect, test } from 'vitest'
import { taxSettingsSchema } from '#features/tax/contract'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { approveVat } from '../orders/check-vat.ts'
import { editOrder } from '../orders/edit-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { refundOrder } from './refund-order.ts'
import { refundVat } from './refund-vat.ts'

const { as, ctx, site, sold } = await orderShop()
const vatCheck = { state: 'unreachable' as const, at: '2026-06-01T10:00:00.000Z', consultation: '', name: '', by: '' }
const detail = (id: string) => as((tx) => orderDetail(tx, id))

beforeAll(() =>
  as(async (tx) => {
    await saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL' }))
    await startWithRates(tx, { table: 'nl' })
  }),
)

/** An order on which 21% were charged, because VIES did not answer. */
async function charged(country = 'AT') {
  const start = { lines: [{ quantity: 3, unitMinor: 1000 }], shippingMinor: 605, taxRatePpm: 210_000 }
  const draft = draftOf(start)
  const customer = { ...draft.customer, vatNumber: 'ATU13585627', vatCheck }
  const order = await sold({ ...draft, customer, shippingAddress: { ...draft.shippingAddress!, country } })
  await doDueJobs(ctx)
  return order
}

test('tax charged before a number was confirmed is refunded, and the invoice replaced by one without it', async () => {
  const { id, totals } = await charged()
  await expect(as((tx) => refundVat(tx, { id }))).rejects.toMatchObject({ code: 'orders.not_now' })
  await as((tx) => approveVat(tx, { id }))
  const { order, invoices, refunds, events } = await as((tx) => refundVat(tx, { id }))
  expect(totals).toMatchObject({ totalMinor: 3605, taxMinor: 626 })
  expect(order).toMatchObject({
    taxTreatment: 'reverse-charge',
    taxReasons: ['intra-eu-goods'],
    pricesIncludeTax: false,
    taxes: [],
    totals: { totalMinor: 2979, taxMinor: 0 },
    ledger: { refundedMinor: 626 },
    balance: { netMinor: 2979, receivedMinor: 2979, dueMinor: 0, owedMinor: 0 },
  })
  expect(order.lines).toMatchObject([{ unitMinor: 827, discountMinor: 2, taxMinor: 0, totalMinor: 2479 }])
  expect(new Set(invoices.map(({ kind, totalMinor }) => `${kind} ${totalMinor}`))).toEqual(
    new Set(['invoice 3605', 'credit-note 3605', 'invoice 2979']),
  )
  expect(refunds).toMatchObject([{ totalMinor: 0, to: [{ kind: 'payment', amountMinor: 626 }] }])
  expect(events.some(({ kind, details }) => kind === 'vat.refunded' && details['minor'] === 626)).toBe(true)
  await expect(as((tx) => refundVat(tx, { id }))).rejects.toMatchObject({ code: 'orders.not_now' })
  await doDueJobs(ctx)
  const refundEmails = (await mailbox(ctx, { websiteId: site.id })).filter(({ text }) =>
    /Terug naar je betaalmiddel:?\s+€\s?6,26/.test(text),
  )
  expect(refundEmails).toHaveLength(1)
})

test('tax is not refunded where the number is of another country than the destination, or once something was credited', async () => {
  const elsewhere = await charged('BE')
  await as((tx) => approveVat(tx, { id: elsewhere.id }))
  await expect(as((tx) => refundVat(tx, { id: elsewhere.id }))).rejects.toMatchObject({
    code: 'orders.not_now',
  })
  const credited = await charged()
  await as((tx) => approveVat(tx, { id: credited.id }))
  const goodwill = {
    lines: [],
    shippingMinor: 0,
    adjustmentMinor: 100,
    to: 'original' as const,
    reason: '',
    notify: false,
  }
  await as((tx) => refundOrder(tx, { id: credited.id, ...goodwill }))
  await expect(as((tx) => refundVat(tx, { id: credited.id }))).rejects.toMatchObject({ code: 'orders.not_now' })
  expect((await detail(credited.id)).order.totals.taxMinor).toBe(626)
})

test('an edit of a charged order keeps the charge, until its tax is refunded', async () => {
  const { id, lines } = await charged('NL')
  await as((tx) => approveVat(tx, { id }))
  const quantities = [{ lineId: lines[0]?.id ?? '', quantity: 2 }]
  const { order } = await as((tx) => editOrder(tx, { id, quantities, additions: [], notify: false }))
  expect(order).toMatchObject({ taxTreatment: 'standard', totals: { totalMinor: 2605, taxMinor: 452 } })
})

test('only a person who may see orders refunds tax', async () => {
  const { id } = await charged()
  await expect(as((tx) => refundVat(tx, { id }), ['editor'])).rejects.toMatchObject({ kind: 'forbidden' })
})
