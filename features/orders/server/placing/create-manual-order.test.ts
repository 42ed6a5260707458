import { expect, test } from 'vitest'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { stockOf } from '#support/orders'
import { editOrder } from '../orders/edit-order.ts'
import { findOrderables } from './find-orderables.ts'
import { orderDetail } from '../orders/order-detail.ts'
import { createManualOrder, quoteManualOrder } from './create-manual-order.ts'

const { as, ctx, product, shelf } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))

test('an order that the owner writes down has the shop’s prices or their own, and is paid when they say so', async () => {
  const vase = await shelf(3)
  const lines = [
    { variantId: vase.variantId, title: '', quantity: 1, discountMinor: 500 },
    { variantId: null, title: 'Inpakken', unitMinor: 300, quantity: 2, discountMinor: 0 },
  ]
  const customer = { email: 'balie@example.com', name: 'Balie', phone: '' }
  const input = {
    customer,
    lines,
    shipping: { title: 'Fietskoerier', amountMinor: 750 },
    shippingAddress: null,
    note: '',
    isPaid: true,
    notify: false,
  }
  const created = await as((tx) => createManualOrder(tx, input))
  expect(created.order).toMatchObject({
    source: 'manual',
    totals: { totalMinor: 3350 },
    paymentStatus: 'paid',
    isTest: false,
  })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(2)
})

test('while an order is written down the owner sees what it comes to, and nothing is kept', async () => {
  const vase = await shelf(3)
  const lines = [{ variantId: vase.variantId, title: '', quantity: 2, discountMinor: 500 }]
  const shipping = { title: 'Post', amountMinor: 495 }
  const totals = await as((tx) => quoteManualOrder(tx, { lines, shipping, shippingAddress: null, email: '' }))
  expect(totals).toMatchObject({ subtotalMinor: 5000, discountMinor: 500, shippingMinor: 495, totalMinor: 4995 })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(3)
})

test('the owner finds what to write down by its name or its number, with what it costs and what is left', async () => {
  const kom = await product('Kom', { variant: { priceMinor: 1250, quantity: 4 } })
  const variantId = kom.variants[0]?.id ?? ''
  const orderables = await as((tx) => findOrderables(tx, { search: 'kom' }))
  expect(orderables).toEqual([expect.objectContaining({ variantId, title: 'Kom', priceMinor: 1250, available: 4 })])
  expect(await as((tx) => findOrderables(tx, { search: orderables[0]?.sku ?? '' }))).toEqual(orderables)
})

test('a gift card that is written down goes to whoever buys it', async () => {
  const card = await product('Cadeaubon', { type: 4, variant: { priceMinor: 2500, isUnlimited: true } })
  const lines = [{ variantId: card.variants[0]?.id ?? '', title: '', quantity: 1, discountMinor: 0 }]
  const shared = { lines, shipping: null, shippingAddress: null, note: '', isPaid: true, notify: false }
  const { order } = await as((tx) =>
    createManualOrder(tx, { ...shared, customer: { email: 'gever@example.com', name: '', phone: '' } }),
  )
  await doDueJobs(ctx)
  expect((await detail(order.id)).events.map(({ kind }) => kind)).toContain('giftcards')
})

test('what the shop sells is taxed by its class when it is written down and when the order is edited; a gift card is not', async () => {
  await as(async (tx) => {
    await startWithRates(tx, { table: 'nl' })
    const settings = {
      country: 'NL',
      region: '',
      pricesIncludeTax: true,
      acrossEu: 'home',
      shippingTax: 'main' as const,
      shippingTaxClass: 'standard',
      reverseCharge: true,
      whileUnchecked: 'remove' as const,
      removeTaxAbroad: true,
      vatNumber: '',
    }
    await saveTaxSettings(tx, { ...settings, acrossEu: 'home' as const })
  })
  const vase = await shelf(9, 12_100)
  const book = await product('Boek', { taxClass: 'reduced-rate', variant: { priceMinor: 10_900, isUnlimited: true } })
  const card = await product('Bon', { type: 4, variant: { priceMinor: 2500, isUnlimited: true } })
  const lines = [vase.variantId, book.variants[0]?.id ?? '', card.variants[0]?.id ?? ''].map((variantId) => ({
    variantId,
    title: '',
    quantity: 1,
    discountMinor: 0,
  }))
  const customer = { email: 'balie@example.com', name: '', phone: '' }
  const wanted = { lines, customer, shipping: null, shippingAddress: null, note: '', isPaid: false, notify: false }
  const { order } = await as((tx) => createManualOrder(tx, wanted))
  expect(order.taxes.map(({ ratePpm, amountMinor }) => [ratePpm, amountMinor])).toEqual([
    [210_000, 2100],
    [90_000, 900],
  ])
  const changed = order.lines.map(({ id }, at) => ({ lineId: id, quantity: at === 0 ? 2 : 1 }))
  const edited = await as((tx) => editOrder(tx, { id: order.id, quantities: changed, additions: [], notify: false }))
  expect(edited.order.taxes.map(({ amountMinor }) => amountMinor)).toEqual([4200, 900])
  const saved = await as((tx) => editOrder(tx, { id: order.id, quantities: changed, additions: [], notify: false }))
  expect(edited.invoices.length).toBeGreaterThan(0)
  expect([saved.invoices, saved.events]).toEqual([edited.invoices, edited.events])
})
