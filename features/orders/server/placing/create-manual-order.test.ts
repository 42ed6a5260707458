import { expect, test } from 'vitest'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import type { OwnerTransaction } from '#platform/context'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { stockOf } from '#support/orders'
import { editOrder } from '../orders/edit-order.ts'
import { findOrderables } from './find-orderables.ts'
import { orderDetail } from '../base/order-detail.ts'
import { createManualOrder, homeOfShop, quoteManualOrder } from './create-manual-order.ts'

const { as, ctx, product, shelf, site } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))

type ManualInput = Parameters<typeof createManualOrder>[1]
/** An order of one line, without anything else to it. */
const byHand = (line: Partial<ManualInput['lines'][number]>, more: Partial<ManualInput> = {}) =>
  as((tx) =>
    createManualOrder(tx, {
      customer: { email: 'balie@example.com', name: 'Balie', phone: '' },
      lines: [{ variantId: null, title: '', quantity: 1, discountMinor: 0, ...line }],
      shipping: null,
      shippingAddress: null,
      note: '',
      isPaid: false,
      notify: false,
      ...more,
    }),
  )

test('an order entered by the owner has the shop’s prices or their own, and is paid when they say so', async () => {
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

test('while an order is entered the owner sees its total, and nothing is saved', async () => {
  const vase = await shelf(3)
  const lines = [{ variantId: vase.variantId, title: '', quantity: 2, discountMinor: 500 }]
  const shipping = { title: 'Post', amountMinor: 495 }
  const totals = await as((tx) => quoteManualOrder(tx, { lines, shipping, shippingAddress: null, email: '' }))
  expect(totals).toMatchObject({ subtotalMinor: 5000, discountMinor: 500, shippingMinor: 495, totalMinor: 4995 })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(3)
})

test('the owner finds products to enter by name or number, with price and stock', async () => {
  const kom = await product('Kom', { variant: { priceMinor: 1250, quantity: 4 } })
  const variantId = kom.variants[0]?.id ?? ''
  const orderables = await as((tx) => findOrderables(tx, { search: 'kom' }))
  expect(orderables).toEqual([expect.objectContaining({ variantId, title: 'Kom', priceMinor: 1250, available: 4 })])
  expect(await as((tx) => findOrderables(tx, { search: orderables[0]?.sku ?? '' }))).toEqual(orderables)
})

test('a gift card in a manual order goes to its buyer', async () => {
  const card = await product('Cadeaubon', { type: 4, variant: { priceMinor: 2500, isUnlimited: true } })
  const lines = [{ variantId: card.variants[0]?.id ?? '', title: '', quantity: 1, discountMinor: 0 }]
  const shared = { lines, shipping: null, shippingAddress: null, note: '', isPaid: true, notify: false }
  const { order } = await as((tx) =>
    createManualOrder(tx, { ...shared, customer: { email: 'gever@example.com', name: '', phone: '' } }),
  )
  await doDueJobs(ctx)
  expect((await detail(order.id)).events.map(({ kind }) => kind)).toContain('giftcards')
})

test('a product of the shop is taxed by its class when the order is entered and when it is edited; a gift card is not', async () => {
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

test('a manual order waits for its money unless it is paid, and a free one is never marked as paid', async () => {
  const { variantId, productId } = await shelf(5)
  const waiting = await byHand({ variantId })
  expect(waiting.order).toMatchObject({
    paymentStatus: 'pending',
    customer: { acceptsMarketing: false },
    lines: [{ productId, giftCard: null }],
  })
  const paid = await byHand({ variantId }, { isPaid: true })
  const free = await byHand({ variantId, discountMinor: 2500 }, { isPaid: true })
  const marked = [waiting, paid, free].map(({ events }) => events.some(({ kind }) => kind === 'markedPaid'))
  expect(marked).toEqual([false, true, false])
  expect(free.order).toMatchObject({ paymentStatus: 'paid', totals: { totalMinor: 0 } })
})

test('the customer of a manual order gets one email about it, or none, as the owner wants', async () => {
  const [quiet, received, confirmed] = [
    await byHand({ title: 'Inpakken', unitMinor: 300 }),
    await byHand({ title: 'Inpakken', unitMinor: 300 }, { notify: true }),
    await byHand({ title: 'Inpakken', unitMinor: 300 }, { notify: true, isPaid: true }),
  ]
  await doDueJobs(ctx)
  const emails = await mailbox(ctx, { websiteId: site.id })
  const subjectsOf = ({ order: { number } }: { order: { number: number } }) =>
    emails.flatMap(({ to, subject }) =>
      to === 'balie@example.com' && subject.includes(`#${number}`) ? [subject.replace(`${number}`, 'N')] : [],
    )
  expect([quiet, received, confirmed].map(subjectsOf)).toEqual([
    [],
    ['We hebben je bestelling #N ontvangen'],
    ['Je bestelling #N bij Kade 9'],
  ])
})

test('a line without a product has a name and a price, missing stock is not sold, and no discount exceeds the price', async () => {
  const { variantId } = await shelf(5)
  for (const line of [
    { title: 'Inpakken' },
    { unitMinor: 300 },
    { variantId: '0'.repeat(24), title: 'Weg', unitMinor: 1 },
  ])
    await expect(byHand(line)).rejects.toMatchObject({ code: 'orders.nothing_chosen' })
  await expect(byHand({ variantId, quantity: 2, discountMinor: 5001 })).rejects.toMatchObject({
    code: 'orders.too_many',
  })
  expect((await byHand({ variantId, quantity: 2, discountMinor: 5000 })).order.totals.totalMinor).toBe(0)
})

test('only people who may work on orders enter orders', async () => {
  const quoted = { lines: [], shipping: null, shippingAddress: null }
  const attempts: ((tx: OwnerTransaction) => Promise<unknown>)[] = [
    (tx) =>
      createManualOrder(tx, {
        ...quoted,
        customer: { email: 'balie@example.com', name: '', phone: '' },
        note: '',
        isPaid: false,
        notify: false,
      }),
    (tx) => quoteManualOrder(tx, { ...quoted, email: '' }),
    homeOfShop,
    (tx) => findOrderables(tx, { search: '' }),
  ]
  for (const attempt of attempts) await expect(as(attempt, ['editor'])).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await as(homeOfShop)).toEqual({ country: 'NL' })
})
