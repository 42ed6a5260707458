import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { stockOf } from '#support/orders'
import { findOrderables } from './find-orderables.ts'
import { orderDetail } from './order-detail.ts'
import { placeByHand, quoteByHand } from './place-by-hand.ts'

const { as, ctx, product, shelf } = await orderShop()
const detail = (id: string) => as((inside) => orderDetail(inside, id))

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
  const made = await as((inside) => placeByHand(inside, input))
  expect(made.order).toMatchObject({ source: 'manual', totals: { totalMinor: 3350 }, paymentStatus: 'paid', isTest: false })
  expect(await as((inside) => stockOf(inside, vase.variantId))).toBe(2)
})

test('while an order is written down the owner sees what it comes to, and nothing is kept', async () => {
  const vase = await shelf(3)
  const lines = [{ variantId: vase.variantId, title: '', quantity: 2, discountMinor: 500 }]
  const shipping = { title: 'Post', amountMinor: 495 }
  const totals = await as((inside) => quoteByHand(inside, { lines, shipping, shippingAddress: null, email: '' }))
  expect(totals).toMatchObject({ subtotalMinor: 5000, discountMinor: 500, shippingMinor: 495, totalMinor: 4995 })
  expect(await as((inside) => stockOf(inside, vase.variantId))).toBe(3)
})

test('the owner finds what to write down by its name or its number, with what it costs and what is left', async () => {
  const kom = await product('Kom', { variant: { priceMinor: 1250, quantity: 4 } })
  const variantId = kom.variants[0]?.id ?? ''
  const found = await as((inside) => findOrderables(inside, { search: 'kom' }))
  expect(found).toEqual([expect.objectContaining({ variantId, title: 'Kom', priceMinor: 1250, available: 4 })])
  expect(await as((inside) => findOrderables(inside, { search: found[0]?.sku ?? '' }))).toEqual(found)
})

test('a gift card that is written down goes to whoever buys it', async () => {
  const card = await product('Cadeaubon', { type: 4, variant: { priceMinor: 2500, isUnlimited: true } })
  const lines = [{ variantId: card.variants[0]?.id ?? '', title: '', quantity: 1, discountMinor: 0 }]
  const shared = { lines, shipping: null, shippingAddress: null, note: '', isPaid: true, notify: false }
  const { order } = await as((inside) => placeByHand(inside, { ...shared, customer: { email: 'gever@example.com', name: '', phone: '' } }))
  await doDueJobs(ctx)
  expect((await detail(order.id)).events.map(({ kind }) => kind)).toContain('giftcards')
})
