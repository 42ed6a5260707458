import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { applyDiscounts, type DiscountAnswer, type UsableDiscount } from '#features/discounts/contract'
import { issueGiftCard } from '#features/giftcards/server'
import { saveTaxSettings } from '#features/tax/server'
import { taxSettingsSchema } from '#features/tax/contract'
import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { documentedCurrencies } from '#support/currencies'
import { doDueJobs } from '#support/due-jobs'
import { createDiscount, createRate, discountDraftSchema } from '#support/internals'
import { actsOn, doneOrRefused, orderActs, partFor } from '#support/order-acts'
import { checkOrder, keptMinorOf, soldMinorOf } from '#support/order-agreement'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { type DraftLine, type Order, type OrderDetail, totalsOf } from '../../contract/index.ts'
import { addReturn, setReturn } from '../fulfilment/return-order.ts'
import { editOrder } from '../orders/edit-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { readDashboard } from '../reports/dashboard.ts'
import { listCustomers } from '../customers/list-customers.ts'
import { refundVat } from './refund-vat.ts'
import { taxLines } from './tax-lines.ts'

/*
 * Orders of every kind through the operations that people use, on a real database. After each act the books, the
 * invoices, the gift cards and the shelf have to agree. QUOIN_GENERATED_ORDERS=20 makes twenty for each currency
 * instead of one.
 */

const perCurrency = Number(process.env['QUOIN_GENERATED_ORDERS'] ?? 1)
const { as, ctx, pay, place, shelf } = await orderShop()
const onShelf = 100_000
const shelves = [await shelf(onShelf), await shelf(onShelf)]

const acts = [...orderActs, 'return', 'receive', 'more', 'approveVat', 'refundVat'] as const

const history = fc.record({
  lines: fc.array(
    fc.record({
      unitMinor: fc.integer({ min: 0, max: 3_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      kind: fc.constantFrom('vase', 'bowl', 'service', 'file'),
      taxClass: fc.constantFrom('standard', 'reduced-rate', 'none'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.option(fc.nat(9999)),
  discounts: fc.subarray(['percentage', 'fixed', 'everything', 'shipping', 'half the shipping'] as const),
  pricesIncludeTax: fc.boolean(),
  to: fc.constantFrom('NL', 'BE', 'DE', 'JP'),
  hasNumber: fc.boolean(),
  giftCardPart: fc.constantFrom(0, 0, 1, 37, 100),
  pays: fc.constantFrom('card', 'held', 'later'),
  isTest: fc.boolean(),
  acts: fc.array(
    fc.record({ kind: fc.constantFrom(...acts), size: fc.integer({ min: 1, max: 1000 }), restock: fc.boolean() }),
    { maxLength: 8 },
  ),
})
type History = typeof history extends fc.Arbitrary<infer H> ? H : never
type Act = History['acts'][number]

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
const unchecked = { state: 'unreachable' as const, at: '2026-06-01T10:00:00.000Z', consultation: '', name: '', by: '' }

/** The shop has two rates, and charges tax where no VAT number was checked. */
beforeAll(() =>
  as(async (tx) => {
    await saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL' }))
    const rate = { region: '', postal: [], cities: [], priority: 1, isCompound: false, onShipping: true }
    for (const [taxClass, ratePpm] of [
      ['standard', 210_000],
      ['reduced-rate', 90_000],
    ] as const)
      await createRate(tx, { ...rate, name: `Btw ${taxClass}`, country: 'NL', ratePpm, taxClass })
  }),
)

/** One code of each kind; those for the whole order combine with one for shipping. */
const usable: UsableDiscount[] = []
beforeAll(async () => {
  const scope = { kind: 'order' }
  const effects = {
    percentage: { kind: 'percent', ppm: 333_333, scope },
    fixed: { kind: 'amount', amountMinor: 2501, scope },
    everything: { kind: 'percent', ppm: 1_000_000, scope },
    shipping: { kind: 'shipping' },
    'half the shipping': { kind: 'shipping', ppm: 500_000 },
  }
  for (const [code, effect] of Object.entries(effects)) {
    const discount = await as((tx) => createDiscount(tx, discountDraftSchema.parse({ title: code, code, effect })))
    usable.push({ ...discount, usesByCustomer: 0 })
  }
})

/** As a checkout makes it: taxes by the real rules, of the address and the number. */
async function draftFor(tx: OwnerTransaction, currency: string, steps: History) {
  const kinds = { vase: 1, bowl: 1, service: 3, file: 2 } as const
  const lines = steps.lines.map(({ unitMinor, quantity, kind, taxClass }) => {
    const { productId, variantId } = kind === 'vase' ? (shelves[0] ?? {}) : kind === 'bowl' ? (shelves[1] ?? {}) : {}
    const [line] = draftOf({ lines: [{ unitMinor, quantity, productType: kinds[kind] }] }).lines
    return { ...line!, productId: productId ?? null, variantId: variantId ?? null, taxClass }
  })
  const base = draftOf({ lines: [{ quantity: 1, unitMinor: 1 }], currency, pricesIncludeTax: steps.pricesIncludeTax })
  const address = { ...base.shippingAddress!, country: steps.to }
  const customer = {
    ...base.customer,
    vatNumber: steps.hasNumber ? 'BE0428759497' : null,
    ...(steps.hasNumber ? { vatCheck: unchecked } : {}),
  }
  const { pricesIncludeTax, shipping: shippingMinor } = steps
  const saved = savedBy(steps, lines)
  const discountOf = new Map(saved.lines.map(({ lineId, discountMinor }) => [lineId, discountMinor]))
  const shipping =
    shippingMinor === null
      ? null
      : {
          optionId: 'post',
          title: 'Post',
          kind: 'ship' as const,
          amountMinor: shippingMinor,
          discountMinor: saved.shippingDiscountMinor,
        }
  const taxed = await taxLines(tx, {
    pricesIncludeTax,
    address,
    customer,
    lines: lines.map((line) => ({ ...line, discountMinor: discountOf.get(line.id) ?? 0 })),
    shipping,
    giftCards: [],
  })
  return { ...base, ...taxed, discounts: saved.applied, customer, shippingAddress: address, pricesIncludeTax }
}

/** Returns the savings of the shopper's codes by the cart's rules. */
function savedBy(steps: History, lines: readonly DraftLine[]): DiscountAnswer {
  const question = {
    lines: lines.map((line) => ({ ...line, productId: line.productId ?? '', categoryIds: [] })),
    codes: steps.discounts,
    customer: { email: 'noor@example.com', orders: 0 },
    now: new Date('2026-06-01T10:00:00.000Z'),
    shippingMinor: steps.shipping,
    shippingCountry: steps.to,
    needsShipping: steps.shipping !== null,
  }
  return applyDiscounts(question, usable)
}

async function begin(currency: string, steps: History): Promise<string> {
  const priced = await as((tx) => draftFor(tx, currency, steps))
  const amountMinor = Math.floor((priced.totals.totalMinor * steps.giftCardPart) / 100)
  const giftCards =
    amountMinor === 0 ? [] : [await as((tx) => cardOf(tx, { amountMinor, currency, isTest: steps.isTest }))]
  const { pricesIncludeTax, lines, shipping } = priced
  const draft = { ...priced, giftCards, totals: totalsOf({ pricesIncludeTax, lines, shipping, giftCards }) }
  if (steps.pays === 'later' || draft.totals.dueMinor === 0) return (await place(draft, { notify: false })).id
  const capture = steps.pays === 'held' ? ('later' as const) : ('now' as const)
  const paymentId = await pay(draft, { capture, isTest: steps.isTest })
  return (await place(draft, { paymentId, notify: false })).id
}

async function cardOf(
  tx: OwnerTransaction,
  { amountMinor, currency, isTest }: { amountMinor: number; currency: string; isTest: boolean },
) {
  const { giftCard } = await issueGiftCard(tx, { amountMinor: amountMinor + 500, currency })
  await siteTables(tx).updateTable('gift_cards').set({ is_test: isTest }).where('id', '=', giftCard.id).execute()
  return { giftCardId: giftCard.id, last4: giftCard.last4, amountMinor }
}

async function perform(tx: OwnerTransaction, id: string, { kind, size, restock }: Act): Promise<void> {
  const { order, returns } = await orderDetail(tx, id)
  const part = partFor(order, size)
  const open = returns.find(({ state }) => state === 'requested' || state === 'approved')
  const additions = [{ variantId: shelves[0]?.variantId ?? '', quantity: part.quantity }]
  const ways: Record<Act['kind'], () => Promise<unknown>> = {
    ...actsOn(tx, order, { size, restock }),
    return: () => addReturn(tx, { id, lines: [part], reason: '', notify: false }),
    receive: () =>
      setReturn(tx, { id, returnId: open?.id ?? '', state: 'received', restock, answer: '', notify: false }),
    more: () => editOrder(tx, { id, quantities: [], additions, notify: false }),
    approveVat: () => approve(tx, order),
    refundVat: () => refundVat(tx, { id }),
  }
  await ways[kind]()
}

async function approve(tx: OwnerTransaction, { id, customer }: Order): Promise<void> {
  if (!customer.vatCheck) return
  const approved = { ...customer, vatCheck: { ...customer.vatCheck, state: 'approved' as const } }
  await siteTables(tx).updateTable('orders').set({ customer: approved }).where('id', '=', id).execute()
}

/** Both success and refusal are right: a refused action rolls its transaction back. */
function attempt(id: string, act: Act): Promise<void> {
  return doneOrRefused(as((tx) => perform(tx, id, act)))
}

const orders: string[] = []

test.each(documentedCurrencies)(
  'no sequence of actions on an order in %s creates or loses money, and its invoices agree with its books',
  async (currency) => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const id = await begin(currency, steps)
        orders.push(id)
        await doDueJobs(ctx)
        await as((tx) => checkOrder(tx, id))
        for (const act of steps.acts) {
          await attempt(id, act)
          await as((tx) => checkOrder(tx, id))
        }
      }),
      { numRuns: perCurrency },
    )
  },
)

test('after all these histories the stock is the former one less the pieces of real orders, and the reports show the same money', async () => {
  const details = await as(async (tx) => {
    const read: OrderDetail[] = []
    for (const id of orders) read.push(await orderDetail(tx, id))
    return read
  })
  for (const { variantId } of shelves) {
    const soldQuantity = sum(
      details
        .filter(({ order }) => order.takesStock)
        .flatMap(({ order }) =>
          order.lines.filter((line) => line.variantId === variantId).map(({ quantity }) => quantity),
        ),
    )
    const left = await as((tx) => stockOf(tx, variantId))
    expect(left).toBeLessThanOrEqual(onShelf)
    expect(left).toBeGreaterThanOrEqual(onShelf - soldQuantity)
  }
  const live = details.map(({ order }) => order).filter(({ isTest }) => !isTest)
  const open = live.filter(({ status }) => status === 'open')
  const { figures, currency, others } = await as((tx) => readDashboard(tx, { period: 'year', orders: 'real' }))
  const soldIn = (code: string) => sum(open.filter((order) => order.currency === code).map(soldMinorOf))
  expect(figures.now.salesMinor + figures.now.giftCardsMinor).toBe(soldIn(currency))
  for (const other of others) expect(other.salesMinor).toBe(soldIn(other.currency))
  const { customers } = await as((tx) => listCustomers(tx, { search: '', limit: 100 }))
  const spent = sum(customers.flatMap((customer) => customer.spent.map(({ minor }) => minor)))
  expect(spent).toBe(sum(live.map(keptMinorOf)))
})
