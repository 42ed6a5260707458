import { expect, test } from 'vitest'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { balanceOf, emailKinds, lineTotalOf, totalsOf } from '../../contract/index.ts'
import { sampleOrder } from './sample-order.ts'
import { unplaced } from './unplaced-order.ts'

const { as } = await orderShop()
const sample = (kind: (typeof emailKinds)[number], locale = 'nl-NL') =>
  as(async (tx) => sampleOrder({ ...tx, site: { ...tx.site, locale } }, 'EUR', kind))

test.each(emailKinds)('the order of a preview of “%s” adds up as a real one does', async (kind) => {
  const order = await sample(kind)
  const { lines, shipping, ledger, totals } = order
  expect(totals).toEqual(totalsOf({ pricesIncludeTax: true, lines, shipping, giftCards: [] }))
  const nothing = { discounts: [], taxes: [], taxReasons: [], giftCards: [] }
  expect(order).toMatchObject({ ...nothing, isTest: false, takesStock: true, pricesIncludeTax: true })
  expect(order.customer.acceptsMarketing).toBe(false)
  for (const line of lines) {
    expect(line).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/), taxes: [] })
    expect(line.totalMinor).toBe(lineTotalOf(line, true))
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(order.balance).toEqual(balanceOf(ledger))
  expect(ledger.totalMinor).toBe(totals.totalMinor)
  const paidOrDue = kind === 'order-received' ? [0, totals.totalMinor] : [totals.totalMinor, 0]
  expect([ledger.capturedMinor, order.balance.dueMinor]).toEqual(paidOrDue)
  expect(order.paymentStatus).toBe(kind === 'order-received' ? 'pending' : 'paid')
  expect(order.label).toBe(kind === 'order-received' ? 'pending' : 'paid')
})

test('a preview shows the subject of its email: a gift for a donation, one product that is back in stock, else two that are sent', async () => {
  const seen = await Promise.all(
    (['donation-received', 'back-in-stock', 'order-confirmed'] as const).map(async (kind) => {
      const { lines, shipping, totals } = await sample(kind)
      return [lines.map(({ title, quantity }) => `${quantity} ${title}`), shipping?.title ?? null, totals.totalMinor]
    }),
  )
  expect(seen).toEqual([
    [['1 Donatie'], null, 2500],
    [['1 Vaas, laag'], 'Thuisbezorgd', 6995],
    [['1 Vaas, laag', '2 Kom'], 'Thuisbezorgd', 11_495],
  ])
  const english = await sample('order-confirmed', 'en-GB')
  expect([english.lines.map(({ title }) => title), english.lines[0]?.variantTitle, english.shipping?.title]).toEqual([
    ['Vase, low', 'Bowl'],
    'Sand',
    'Delivered to your door',
  ])
  expect((await sample('donation-received', 'en-GB')).lines[0]?.title).toBe('Donation')
  expect((await sample('order-confirmed')).lines[0]?.variantTitle).toBe('Zand')
})

test('a cart in an email is due completely, has no destination yet and no payment', async () => {
  const draft = draftOf({ lines: [{ quantity: 2, unitMinor: 2500 }], shippingMinor: 495 })
  const [real, trial] = await as(async (tx) => [unplaced(tx, draft), unplaced(tx, draft, { isTest: true })])
  expect(real).toMatchObject({
    shipping: null,
    shippingAddress: null,
    giftCards: [],
    label: 'pending',
    isTest: false,
    takesStock: true,
    balance: { dueMinor: draft.totals.totalMinor, receivedMinor: 0, owedMinor: 0, netMinor: draft.totals.totalMinor },
    lines: [{ quantity: 2, fulfilledQuantity: 0, refundedQuantity: 0, returnedQuantity: 0, refundedMinor: 0 }],
  })
  expect(trial).toMatchObject({ isTest: true, takesStock: false })
})
