import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { documentedCurrencies } from '#support/currencies'
import { offeredCurrencies } from '#platform/money'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { setOptions } from '../variants/set-options.ts'
import { changeVariant } from '../variants/change-variant.ts'
import { setProductStatus } from './set-product-status.ts'

type ProductInput = Parameters<Awaited<ReturnType<typeof testShop>>['product']>[1]

const ctx = await testContext({ features: shopFeatures })
const app = await runningApp(ctx)
// A store without settings other than those of the test.
const american = await testShop(await testSite(ctx, { name: 'shaker', title: 'Shaker', locale: 'en-US' }), 'Shop')
const dutch = await testShop(await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' }))
const owner = await ownerBrowser(app, ctx, american)

/** The page that visitors get of a product that was just made. */
async function pageOf(shop: typeof american, title: string, details: ProductInput = {}): Promise<string> {
  const product = await shop.product(title, details)
  await shop.as((tx) => setProductStatus(tx, { ids: [product.id], status: 1 }))
  return pageAt(shop, title)
}
async function pageAt(shop: typeof american, title: string): Promise<string> {
  const collection = shop === american ? 'shop' : 'winkel'
  const answer = await app.ask(`${shop.site.name}.localhost:8080`, `/${collection}/${title.toLowerCase()}`)
  expect(answer.status).toBe(200)
  return answer.text
}
/** Creates a product in two sizes with the given values. */
async function inTwoSizes(title: string, ...values: readonly Parameters<typeof changeVariant>[1]['values'][]) {
  const created = await american.product(title, { variant: { priceMinor: 1000 } })
  const options = [{ name: 'Size', values: [{ value: 'Small' }, { value: 'Large' }] }]
  const { variants } = await american.as((tx) => setOptions(tx, { id: created.id, options }))
  for (const [at, value] of values.entries())
    await american.as((tx) => changeVariant(tx, { id: variants[at]?.id ?? '', values: value }))
  await american.as((tx) => setProductStatus(tx, { ids: [created.id], status: 1 }))
}
/** Returns the product's card in the shop's list. */
async function cardOf(title: string): Promise<string> {
  const { text } = await app.ask('shaker.localhost:8080', '/shop')
  return text.split('<article').find((card) => card.includes(`>${title}<`)) ?? ''
}
const tag = (name: string, html: string) => new RegExp(`${name}"[^>]*>(.*?)</`, 's').exec(html)?.[1]

describe('prices', () => {
  test('C3.99 C9.61 are in dollars where the owner set no currency', async () => {
    expect(await pageOf(american, 'Peg')).toContain('"priceCurrency":"USD"')
    expect(tag('product-price', await pageOf(american, 'Hook', { variant: { priceMinor: 1250 } }))).toContain('$12.50')
  })

  test('A1.10 A4.27 A4.28 begin with “from” where they differ, and are shown alone where they do not', async () => {
    await inTwoSizes('Bench', { priceMinor: 2500 }, { priceMinor: 1000 })
    await inTwoSizes('Stool', { priceMinor: 1000 }, { priceMinor: 1000 })
    expect(await cardOf('Bench')).toContain('<span>from $10.00</span>')
    expect(await cardOf('Stool')).toContain('<span>$10.00</span>')
  })

  test('A4.29 a sale price follows the original price, struck through', async () => {
    const sale = { priceMinor: 2000, saleMinor: 1500 }
    const page = await pageOf(american, 'Chest', { variant: { ...sale, onSale: true } })
    expect(page).toMatch(/\$15\.00<\/span><del>.*?\$20\.00<\/del>/s)
    expect(await pageOf(american, 'Trunk', { variant: { ...sale, onSale: false } })).not.toContain('<del>')
  })

  test('A9.14 A9.15 A9.16 R1.35 have commas between thousands and a point before cents, and in Dutch it is the other way round', async () => {
    const variant = { priceMinor: 100_000_000 }
    expect(tag('product-price', await pageOf(american, 'House', { variant }))).toContain('$1,000,000.00')
    await dutch.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
    expect(tag('product-price', await pageOf(dutch, 'Huis', { variant }))).toContain('€\u00A01.000.000,00')
  })

  test('B9.78 B9.79 state in Dutch in how many parts they can be paid, and for which orders', async () => {
    const pay = (minimumMinor: number, maximumMinor: number | null) =>
      dutch.as((tx) =>
        changeSettings(tx, {
          group: 'store',
          values: { currency: 'EUR', installments: { payments: 4, minimumMinor, maximumMinor } },
        }),
      )
    await pay(3500, 100_000)
    expect(await pageOf(dutch, 'Kist')).toContain(
      'Tot 4 rentevrije betalingen · Voor bestellingen van €\u00A035,00 tot €\u00A01.000,00',
    )
    await pay(3500, null)
    expect(await pageAt(dutch, 'Kist')).toContain('Voor bestellingen vanaf €\u00A035,00')
  })
})

describe('stock', () => {
  beforeAll(() => american.as((tx) => changeSettings(tx, { group: 'store', values: { lowStockAt: 2 } })))

  test('A1.11 is stated in words', async () => {
    const stockTextOf = async (title: string, quantity: number) =>
      tag('product-stock', await pageOf(american, title, { variant: { quantity } }))
    expect([await stockTextOf('None', 0), await stockTextOf('Few', 2), await stockTextOf('Many', 3)]).toEqual([
      'Sold out',
      'Only 2 left',
      'In stock',
    ])
  })

  test('A4.31 has no end as soon as one variant is unlimited', async () => {
    await inTwoSizes('Broom', { quantity: 0 }, { isUnlimited: true })
    await inTwoSizes('Pail', { quantity: 0 }, { quantity: 0 })
    expect(await cardOf('Broom')).not.toContain('Sold out')
    expect(await cardOf('Pail')).toContain('Sold out')
  })
})

describe('a subscription', () => {
  const plan = (value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', numBillingCycles = 0) => ({
    variant: { priceMinor: 1000, isUnlimited: true },
    plan: { billingPeriod: { value, unit }, numBillingCycles },
  })

  test.each([
    ['A4.32 A4.33 A1.12 A3.05', 'Weekly', plan(1, 'WEEK'), 'renews every week<'],
    ['A4.33 A3.06', 'Monthly', plan(1, 'MONTH'), 'renews every month<'],
    ['A4.33', 'Yearly', plan(1, 'YEAR'), 'renews every year<'],
    ['A4.34', 'Quarterly', plan(3, 'MONTH'), 'renews every 3 months<'],
    ['A4.32 A4.35 A3.06', 'Ten', plan(2, 'WEEK', 10), 'renews every 2 weeks for 10 payments<'],
  ] as const)('%s %s states when it renews and for how many payments', async (_, title, details, words) => {
    expect(await pageOf(american, title, details)).toContain(words)
  })

  test('A3.05 has a period of weeks, months or years', async () => {
    const body = { collectionId: american.page.id, title: 'Daily', type: 1 }
    const send = (unit: string) =>
      owner.send('POST', '/api/catalog/products', {
        ...body,
        plan: { billingPeriod: { value: 1, unit }, numBillingCycles: 0 },
      })
    expect([(await send('DAY')).status, (await send('WEEK')).status]).toEqual([400, 200])
  })

  test('B9.80 states in Dutch how often and how long', async () => {
    const planTextOf = async (title: string, details: ProductInput) => {
      const page = await pageOf(dutch, title, details)
      return /€\u00A010,00 ([^·<]+?) ·/.exec(page)?.[1]
    }
    expect([
      await planTextOf('Wekelijks', plan(1, 'WEEK')),
      await planTextOf('Maandelijks', plan(1, 'MONTH', 12)),
      await planTextOf('Jaarlijks', plan(1, 'YEAR')),
      await planTextOf('Tweewekelijks', plan(2, 'WEEK', 5)),
    ]).toEqual(['per week', 'per maand, 1 jaar lang', 'per jaar', 'per 2 weken, 10 weken lang'])
  })
})

test('A3.27 A3.28 weight and size are in lbs and inches where the site is imperial, else in kg and cm', async () => {
  const details = { variant: { weightGrams: 453.592_37, lengthMm: 254, widthMm: 127, heightMm: 25.4 } }
  const metric = await pageOf(american, 'Shelf', details)
  expect([tag('data-fact="weight', metric), tag('data-fact="size', metric)]).toEqual([
    '0.454 kg',
    '25.4 × 12.7 × 2.54 cm',
  ])
  const values = { measurementStandard: 'imperial' }
  await american.as((tx) => changeSettings(tx, { group: 'measurement', values }))
  const imperial = await pageAt(american, 'Shelf')
  expect([tag('data-fact="weight', imperial), tag('data-fact="size', imperial)]).toEqual(['1 lbs', '10 × 5 × 1 in'])
})

test('C3.21 R1.16 A3.01 products have the types 1 to 5, under their names in structured content', async () => {
  const names = []
  for (const type of [1, 2, 3, 4, 5]) {
    const title = `Kind ${type}`
    const created = await owner.send('POST', '/api/catalog/products', { collectionId: american.page.id, title, type })
    const { id } = created.json<{ id: string }>()
    await american.as((tx) => setProductStatus(tx, { ids: [id], status: 1 }))
    const { structuredContent } = (await app.ask('shaker.localhost:8080', `/api/commerce/products/${id}`)).json<{
      structuredContent?: { productType: string }
    }>()
    names.push(structuredContent?.productType)
  }
  expect(names).toEqual(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'])
  const sixth = { collectionId: american.page.id, title: 'Kind 6', type: 6 }
  expect((await owner.send('POST', '/api/catalog/products', sixth)).status).toBe(400)
})

test('A5.09 A9.11 A5.10 A9.12 R1.64 an owner types a price up to 100000000 and a SKU of up to 60 characters', async () => {
  const { id, variants } = await american.product('Table')
  const change = async (values: object) =>
    (await owner.send('POST', `/api/catalog/products/${id}`, { variants: [{ id: variants[0]?.id, values }] })).status
  expect([await change({ priceMinor: 100_000_000 }), await change({ priceMinor: 100_000_001 })]).toEqual([200, 400])
  expect([await change({ sku: 'x'.repeat(60) }), await change({ sku: 'x'.repeat(61) })]).toEqual([200, 400])
})

test('A3.33 R1.01 B9.77 B9.76 A3.34 A9.18 a store can count in 27 currencies that have names, all with two decimals but the yen', async () => {
  const site = await testSite(ctx, { name: 'ledger', title: 'Ledger', locale: 'en-US' })
  const store = await testShop(site, 'Shop')
  const keeper = await ownerBrowser(app, ctx, site)
  const { id } = await store.product('Coin', { variant: { priceMinor: 100_000 } })
  await store.as((tx) => setProductStatus(tx, { ids: [id], status: 1 }))
  const decimals: Record<string, number> = {}
  for (const currency of documentedCurrencies) {
    expect((await keeper.send('POST', '/api/catalog/currency', { currency })).status).toBe(200)
    const { text } = await app.ask('ledger.localhost:8080', '/shop/coin')
    decimals[currency] = /1,000(?:\.(\d+))?$/.exec(tag('product-price', text) ?? '')?.[1]?.length ?? 0
    expect(text).toContain(`"priceCurrency":"${currency}"`)
  }
  expect(decimals).toEqual(
    Object.fromEntries(documentedCurrencies.map((currency) => [currency, currency === 'JPY' ? 0 : 2])),
  )
  expect(documentedCurrencies).toHaveLength(27)
  expect(offeredCurrencies.toSorted()).toEqual(documentedCurrencies.toSorted())
  expect((await keeper.send('POST', '/api/catalog/currency', { currency: 'XQQ' })).status).toBe(400)
})

test('A5.11 a product without a SKU gets one of SQ and seven digits', async () => {
  const created = await owner.send('POST', '/api/catalog/products', {
    collectionId: american.page.id,
    title: 'Lamp',
    type: 1,
  })
  expect(created.json<{ variants: { sku: string }[] }>().variants.map(({ sku }) => sku)).toEqual([
    expect.stringMatching(/^SQ\d{7}$/),
  ])
})
