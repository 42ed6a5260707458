import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { stockOf } from '#support/orders'
import { counterOf } from '#support/owner-shop'
import { changeProduct } from '#features/catalog/server'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'teashop', title: 'Tea shop', locale: 'en-GB' })
const { ownerArea } = counterOf(place, shop)
const products = { pot: '', cup: '', set: '' }
const variants = { pot: '', cup: '', set: '' }

beforeAll(async () => {
  for (const [name, title, priceMinor, quantity] of [
    ['pot', 'Teapot', 4000, 3],
    ['cup', 'Cup', 1000, 9],
    ['set', 'Tea for two', 5000, 0],
  ] as const) {
    const product = await shop.sell(title, { variant: { priceMinor, quantity } })
    products[name] = product.id
    variants[name] = product.variants[0]?.id ?? ''
  }
})
const stock = () =>
  shop.as(async (tx) => [
    await stockOf(tx, variants.pot),
    await stockOf(tx, variants.cup),
    await stockOf(tx, variants.set),
  ])

test('an owner makes a set of products, whose price and stock follow from its parts', async () => {
  const owner = await ownerArea(`products/${products.set}`)
  await owner.getByRole('button', { name: 'Make it a set' }).click()
  for (const title of ['Teapot', 'Cup']) {
    await owner.getByRole('searchbox', { name: 'Find products to put in the set' }).fill(title)
    await owner.getByRole('button', { name: `Put ${title} in the set` }).click()
  }
  const cups = owner.getByRole('textbox', { name: 'How many of Cup' })
  await cups.fill('2')
  await cups.press('Tab')
  await owner.getByText('The price follows from what is in the set').click()
  expect(await axeFindings(owner, { within: 'main' })).toEqual([])
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved.').first().waitFor()
  // Three teapots and nine cups make three sets of one and two.
  expect(await stock()).toEqual([3, 9, 3])
})

test('without scripts a visitor reads the parts of a set and buys it: its parts leave the stock, and the order names them', async () => {
  const { page } = await visit({ scripts: false, width: 390, height: 844 })
  await page.goto(`${shop.origin}/shop/tea-for-two`)
  await page.getByRole('heading', { name: 'In this set' }).waitFor()
  await page.getByText('Separately €60.00: you save €6.00.').waitFor()
  expect(await page.getByRole('link', { name: 'Teapot' }).first().getAttribute('href')).toBe('/shop/teapot')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('1 × Teapot, 2 × Cup').first().waitFor()
  await page.getByRole('link', { name: 'Check out' }).click()
  const shopper = atCheckout(page, 'en')
  await shopper.giveDetails()
  await shopper.payBy(testCard.good)
  await shopper.isPaid()
  await doDueJobs(place.ctx)
  await page.getByText('1 × Teapot, 2 × Cup').first().waitFor()
  expect(await stock()).toEqual([2, 7, 2])
  const emails = await place.ctx.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', 'ana@example.com')
    .execute()
  expect(emails.map(({ text }) => text).join('\n')).toContain('1 × Teapot, 2 × Cup')
})

test('the pieces of a set go back into stock with a refund, also after the owner changed the set', async () => {
  const owner = await ownerArea(`products/${products.set}`)
  await owner.getByRole('button', { name: 'Take Teapot out of the set' }).click()
  const cups = owner.getByRole('textbox', { name: 'How many of Cup' })
  await cups.fill('4')
  await cups.press('Tab')
  await owner.getByText('The price follows from what is in the set').click()
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved.').first().waitFor()
  await expect.poll(stock).toEqual([2, 7, 1])

  await owner.goto(owner.url().replace(/products\/.*/, 'orders'))
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByRole('button', { name: 'Refund', exact: true }).first().click()
  const refund = owner.getByRole('dialog', { name: 'What are you refunding?' })
  const pieces = refund.getByRole('textbox', { name: /Tea for two/ })
  await pieces.fill('1')
  await pieces.press('Tab')
  await refund.getByRole('button', { name: 'Refund €54.00' }).click()
  await owner.locator('.order-rows').getByText('€54.00 refunded').waitFor()
  await expect.poll(stock).toEqual([3, 9, 2])
})

test('the last pieces are sold once: a set without stock of its parts is sold out', async () => {
  await shop.as((tx) =>
    tx.db.updateTable('product_variants').set({ quantity: 3 }).where('id', '=', variants.cup).execute(),
  )
  expect(await stock()).toEqual([3, 3, 0])
  const { page } = await visit({ scripts: false })
  await page.goto(`${shop.origin}/shop/tea-for-two`)
  expect(await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).count()).toBe(0)
})

test('a set of sets, of two tax classes, or of itself is refused with a reason', async () => {
  const refused = (parts: string[]) =>
    shop.as((tx) =>
      changeProduct(tx, {
        id: products.set,
        values: { bundle: { parts: parts.map((variantId) => ({ variantId, quantity: 1 })), discountPpm: null } },
      }),
    )
  await expect(refused([variants.set])).rejects.toMatchObject({ code: 'catalog.bundle_unfit' })
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  await expect(shop.as((tx) => changeProduct(tx, { id: products.set, values: { plan } }))).rejects.toMatchObject({
    code: 'catalog.bundle_unfit',
  })
  await shop.as((tx) => changeProduct(tx, { id: products.pot, values: { taxClass: 'reduced-rate' } }))
  await expect(refused([variants.pot, variants.cup])).rejects.toMatchObject({ code: 'catalog.bundle_taxed' })
})
