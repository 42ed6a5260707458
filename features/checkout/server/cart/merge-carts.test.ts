import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import type { VisitorTransaction } from '#platform/context'
import { newId, postalAddressSchema } from '#platform/contract'
import { calledBy } from '#support/caller'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { addEntry } from './add-entry.ts'
import type { CartTransaction } from './answer-cart.ts'
import { linesOf, readCart } from '../base/carts.queries.ts'
import { checkoutFeature } from '../checkout.feature.ts'
import { startOf } from '../pricing/checkouts.queries.ts'
import { knownDetails } from '../checkout/known-details.ts'
import { recogniseCart } from './recognise-cart.ts'

const ctx = await testContext({
  features: [...shopFeatures, discountsFeature, giftCardsFeature, shippingFeature, taxFeature, checkoutFeature],
})
const shop = await testShop(await testSite(ctx))
const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
const print = await shop.product('Druk', { variant: { priceMinor: 2420, isUnlimited: true } })
await shop.as((tx) => setProductStatus(tx, { ids: [mug.id, print.id], status: 1 }))

type Cookies = Record<string, string>
const visitorOf = (siteCtx: object, member: string | null): VisitorTransaction =>
  ({
    ...siteCtx,
    member: member === null ? null : { id: member },
    cart: null,
    consent: null,
    preview: false,
  }) as VisitorTransaction
const cartOf = (cookies: Cookies, member: string | null = null) =>
  shop.as(async (tx) => (await recogniseCart(visitorOf(tx, member), (name) => cookies[name])).cart?.id ?? null)

/** A browser adds; answers its cookies. */
async function add(
  product: typeof mug,
  quantity: number,
  cookies: Cookies = {},
  member: string | null = null,
): Promise<Cookies> {
  return shop.as(async (tx) => {
    const visitor = visitorOf(tx, member)
    const recognised = { ...visitor, ...(await recogniseCart(visitor, (name) => cookies[name])) }
    const context: CartTransaction = calledBy(recognised, { cookies })
    const entry = {
      variantId: product.variants[0]?.id ?? '',
      quantity,
      subscribe: false,
      amount: '',
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendAt: '' as const,
      form: {},
      returnTo: '',
    }
    const { cookies: changes } = await addEntry(context, entry)
    return {
      ...cookies,
      ...Object.fromEntries(changes.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
    }
  })
}
const quantitiesOf = async (id: string | null) =>
  shop.as(async (tx) => (await linesOf(tx, id ?? '')).map(({ quantity }) => quantity).toSorted((a, b) => a - b))

test('the cart from before signing in becomes the member’s cart, on this browser and on others', async () => {
  const member = newId()
  const browser = await add(mug, 2)
  const own = await cartOf(browser, member)
  expect(await quantitiesOf(own)).toEqual([2])
  expect(await cartOf({}, member)).toBe(own)
})

test('two carts of one member become one: equal lines add up, others are added', async () => {
  const member = newId()
  const phone = await add(mug, 1, {}, member)
  const laptop = await add(mug, 2, await add(print, 3))
  expect(await cartOf(phone, member)).not.toBe(await cartOf(laptop))
  const merged = await cartOf(laptop, member)
  expect(merged).toBe(await cartOf(phone, member))
  expect(await quantitiesOf(merged)).toEqual([3, 3])
})

test('signing out on a shared browser leaves no cart behind', async () => {
  const member = newId()
  const browser = await add(mug, 1, {}, member)
  expect(await cartOf(browser, member)).not.toBeNull()
  expect(await cartOf(browser)).toBeNull()
  expect(await cartOf(browser, newId())).toBeNull()
})

test('the checkout shows the account of a member: the name alone, or the stored address', async () => {
  const member = newId()
  const browser = await add(mug, 1, {}, member)
  const cartId = (await cartOf(browser, member)) ?? ''
  const readDetails = () =>
    shop.as(async (tx) => {
      const loaded = await readCart(tx, cartId)
      if (!loaded) throw new Error('The member has no cart.')
      const { email, address } = await knownDetails(visitorOf(tx, member), {
        row: startOf(tx, loaded),
        countries: netherlands,
        asked: '',
      })
      return [email, address.firstName, address.lastName, address.line1, address.country]
    })
  const netherlands = [{ code: 'NL', name: 'Nederland' }]
  const person = {
    website_id: shop.site.id,
    id: member,
    email: 'noor@example.com',
    name: 'Noor de Vries',
    created_at: ctx.now(),
  }
  await shop.as(({ db }) =>
    db
      .insertInto('members')
      .values({
        ...person,
        phone: '',
        password_hash: null,
        locale: 'nl',
        is_blocked: false,
        accepts_marketing: false,
        password_changed_at: null,
        signed_in_at: null,
      })
      .execute(),
  )
  expect(await readDetails()).toEqual(['noor@example.com', 'Noor', 'de Vries', '', 'NL'])
  const address = postalAddressSchema.parse({ firstName: 'N.', lastName: 'Vries', line1: 'Gracht 1', country: 'NL' })
  await shop.as(({ db }) =>
    db
      .insertInto('member_addresses')
      .values({ website_id: shop.site.id, id: newId(), member_id: member, address, is_default: true })
      .execute(),
  )
  expect(await readDetails()).toEqual(['noor@example.com', 'N.', 'Vries', 'Gracht 1', 'NL'])
})
