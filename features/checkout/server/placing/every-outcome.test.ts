import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { giftCardOf, issueGiftCard } from '#features/giftcards/server'
import { addDonation } from '#support/donation'
import { doDueJobs } from '#support/due-jobs'
import { guestCheckout } from '#support/guest-checkout'
import { changePaymentSettings, testCards } from '#support/internals'
import type { Browser } from '#support/request'
import { stripeStandIn } from '#support/stripe-stand-in'

const stripe = await stripeStandIn()
const { ctx, shop, app, host, post, home, shopperWith } = await guestCheckout({
  config: { stripeApi: stripe.url, gatewayIsReal: true },
})
const bowl = await shop.product('Kom', { variant: { priceMinor: 3000, quantity: 50, isUnlimited: false } })
const totalMinor = 3000 + 495
const typed = { provider: 'test', expiry: '12 / 30', cvc: '123' }
const received = /^\/commerce\/order-(confirmed|received)\?token=/

beforeAll(() =>
  shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [bowl.id], status: 1 })
    await changePaymentSettings(tx, { provider: 'test', isEnabled: true })
    await changePaymentSettings(tx, { provider: 'manual', isEnabled: true, instructions: 'Maak het over.' })
    const keys = { secretKey: 'sk_live_stands4in', webhookSecret: 'whsec_stands', publishableKey: 'pk_live_stands' }
    await changePaymentSettings(tx, { provider: 'stripe', isEnabled: true, ...keys })
  }),
)

/** Creates a shopper with one bowl in the cart, at the review of the total. `books`: the shop's records since then. */
async function atPayment(giftCard: string | null = null) {
  const shopper = await shopperWith(bowl)
  await post(shopper, '/api/commerce/checkout', home)
  if (giftCard !== null) await post(shopper, '/api/commerce/checkout/gift-card', { code: giftCard })
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await shopper.ask('/checkout')).text)?.[1] ?? ''
  const before = await shopBooks()
  return {
    shopper,
    pay: async (fields: Record<string, string>) =>
      String((await post(shopper, '/api/commerce/checkout/order', { ...fields, fingerprint })).headers.location),
    books: async () => {
      const { orders, quantity } = await shopBooks()
      const earlierIds = new Set(before.orders.map(({ id }) => id))
      return { orders: orders.filter(({ id }) => !earlierIds.has(id)), sold: before.quantity - quantity }
    },
  }
}

async function shopBooks() {
  const [orders, variant] = await shop.as((tx) =>
    Promise.all([
      tx.db.selectFrom('orders').selectAll().execute(),
      tx.db.selectFrom('product_variants').select('quantity').where('product_id', '=', bowl.id).executeTakeFirst(),
    ]),
  )
  return { orders, quantity: variant?.quantity ?? 0 }
}

/** The bank of the card asks on a page of its own, and leads back. */
async function answerBank(shopper: Browser, page: string, answer: 'approve' | 'refuse'): Promise<string> {
  const { pathname, searchParams } = new URL(page, `http://${host}`)
  const sent = await post(shopper, pathname, { charge: searchParams.get('charge') ?? '', answer })
  return String((await shopper.ask(String(sent.headers.location))).headers.location)
}

/** Returns the providers of the payment methods that are chosen on a page. */
function chosenOn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<input[^>]*name="provider"[^>]*>/g)].flatMap(([field]) =>
    field.includes('checked=""') ? [/value="(\w+)"/.exec(field)?.[1]] : [],
  )
}

const paid = { orders: [{ total_minor: totalMinor, captured_minor: totalMinor, payment_status: 'paid' }], sold: 1 }
const unsold = { orders: [], sold: 0 }

test.each(['success', 'disputed', 'declinedLater'] as const)('the test card “%s” pays at once', async (card) => {
  const { pay, books } = await atPayment()
  expect(await pay({ ...typed, number: testCards[card] })).toMatch(/order-confirmed/)
  expect(await books()).toMatchObject(paid)
})

test.each([
  [{ number: testCards.declined }, 'declined'],
  [{ number: testCards.insufficientFunds }, 'declined'],
  [{ number: '4111 1111 1111 1111' }, 'declined'],
  [{ number: testCards.success, expiry: '01 / 20' }, 'expiry-past'],
  [{ number: testCards.success, expiry: '' }, 'unfit-expiry'],
  [{ number: testCards.success, cvc: '' }, 'unfit-cvc'],
  [{ number: '' }, 'unfit-number'],
])('a refused test card, %o, sells nothing, says so, and another one pays', async (card, refusal) => {
  const { shopper, pay, books } = await atPayment()
  const refused = await pay({ ...typed, ...card })
  expect(refused).toBe(`/checkout?said=${refusal}&way=test`)
  expect((await shopper.ask(refused)).text).toContain('role="alert"')
  expect(await books()).toMatchObject(unsold)
  expect(await pay({ ...typed, number: testCards.success })).toMatch(/order-confirmed/)
  expect(await books()).toMatchObject(paid)
})

test('an order waits for money that the test gateway promises and takes a minute later', async () => {
  const { pay, books } = await atPayment()
  expect(await pay({ ...typed, number: testCards.delayed })).toMatch(received)
  ctx.clock.forward(60_000)
  await doDueJobs(ctx)
  expect(await books()).toMatchObject(paid)
})

test('an approval of the bank sells, and a refusal says so and keeps the cart for another card', async () => {
  const approved = await atPayment()
  const page = await approved.pay({ ...typed, number: testCards.authentication })
  expect(await approved.books()).toMatchObject(unsold)
  expect(await answerBank(approved.shopper, page, 'approve')).toMatch(/order-confirmed/)
  expect(await approved.books()).toMatchObject(paid)
  const refused = await atPayment()
  const other = await refused.pay({ ...typed, number: testCards.authentication })
  expect(await answerBank(refused.shopper, other, 'refuse')).toBe('/checkout?said=declined&way=test')
  expect(await refused.books()).toMatchObject(unsold)
  expect(await refused.pay({ ...typed, number: testCards.success })).toMatch(/order-confirmed/)
  expect(await refused.books()).toMatchObject(paid)
})

test('an order paid by transfer is placed at once and owed', async () => {
  const { pay, books } = await atPayment()
  expect(await pay({ provider: 'manual' })).toMatch(/order-received/)
  const owed = { total_minor: totalMinor, captured_minor: 0, payment_status: 'pending', status: 'open' }
  expect(await books()).toMatchObject({ orders: [owed], sold: 1 })
})

test('a shopper may begin with a declined card and end with a transfer', async () => {
  const { pay, books } = await atPayment()
  expect(await pay({ ...typed, number: testCards.declined })).toBe('/checkout?said=declined&way=test')
  expect(await pay({ provider: 'manual' })).toMatch(/order-received/)
  expect(await books()).toMatchObject({ orders: [{ payment_status: 'pending' }], sold: 1 })
})

test('after every refusal the tried payment method is still chosen, and the address is kept', async () => {
  const { shopper, pay } = await atPayment()
  const chosenAt = async (address: string) => {
    const { text } = await shopper.ask(address)
    expect(text).toContain('Gracht 1')
    return chosenOn(text)
  }
  const [[first = '']] = [await chosenAt('/checkout')]
  const others = ['test', 'manual', 'stripe'].filter((provider) => provider !== first)
  expect(others).toHaveLength(2)
  const page = (await pay({ provider: 'stripe' })).split('/').at(-1) ?? ''
  const { pathname, search } = new URL(String(stripe.things.get(page)?.['cancel_url']))
  expect(await chosenAt(pathname + search)).toEqual(['stripe'])
  expect(await chosenAt(await pay({ ...typed, number: testCards.declined }))).toEqual(['test'])
  expect(await chosenAt(await pay({ ...typed, number: '4242' }))).toEqual(['test'])
  await post(shopper, '/api/commerce/cart/entries', { variantId: bowl.variants[0]?.id ?? '' })
  for (const provider of ['manual', 'test', 'stripe'])
    expect(await chosenAt(await pay({ ...typed, provider }))).toEqual([provider])
  expect(await chosenAt('/checkout?said=declined&way=gone')).toEqual([first])
})

test('a refused donation keeps the chosen payment method', async () => {
  const id = await addDonation(shop)
  const giver = app.browser(host)
  const { text: form } = await giver.ask(`/checkout/donate?donatePageId=${id}`)
  const gift = /name="gift" value="([^"]*)"/.exec(form)?.[1] ?? ''
  for (const provider of ['manual', 'stripe', 'test']) {
    const sent = await post(giver, '/api/commerce/donate', {
      donatePageId: id,
      gift,
      currency: 'EUR',
      amount: '1000',
      name: 'Ana Silva',
      email: 'ana@',
      provider,
    })
    expect(chosenOn((await giver.ask(String(sent.headers.location))).text)).toEqual([provider])
  }
})

test('an order that a gift card covers completely asks no provider', async () => {
  const issued = await shop.as((tx) => issueGiftCard(tx, { amountMinor: 5000, currency: 'EUR' }))
  const { pay, books } = await atPayment(issued.code)
  expect(await pay({})).toMatch(/order-confirmed/)
  expect(await books()).toMatchObject({ orders: [{ gift_card_minor: totalMinor, payment_status: 'paid' }], sold: 1 })
  expect((await shop.as((tx) => giftCardOf(tx, issued.code ?? '')))?.balanceMinor).toBe(5000 - totalMinor)
})

test('a provider that the shop does not offer sells nothing', async () => {
  const { pay, books } = await atPayment()
  for (const provider of ['', 'cash', 'constructor']) expect(await pay({ provider })).toBe('/checkout?said=declined')
  expect(await books()).toMatchObject(unsold)
})

test('Stripe’s page: a payment is an order; leaving it or a refusal creates no order, and the shopper may try again', async () => {
  const { shopper, pay, books } = await atPayment()
  const page = (await pay({ provider: 'stripe' })).split('/').at(-1) ?? ''
  expect(stripe.things.get(page)).toMatchObject({ amount_total: totalMinor })
  expect((await shopper.ask('/commerce/checkout-return')).headers.location).toMatch(/^\/checkout\?said=/)
  expect(await books()).toMatchObject(unsold)
  const intent = stripe.payPage(page)
  Object.assign(stripe.things.get(intent) ?? {}, { status: 'processing', amount_received: 0 })
  expect((await shopper.ask('/commerce/checkout-return')).headers.location).toBe('/checkout?said=waiting&way=stripe')
  expect(await books()).toMatchObject(unsold)
  stripe.pay(intent)
  expect((await shopper.ask('/commerce/checkout-return')).headers.location).toMatch(/order-confirmed/)
  expect(await books()).toMatchObject(paid)
})

test('a card that Stripe declines in the page sells nothing; the same payment then takes another card', async () => {
  const { shopper, pay, books } = await atPayment()
  await pay({ provider: 'stripe', inPage: 'yes' })
  const intent = [...stripe.things.keys()].filter((id) => id.startsWith('pi_')).at(-1) ?? ''
  stripe.decline(intent, 'insufficient_funds')
  expect((await shopper.ask('/commerce/checkout-return')).headers.location).toBe('/checkout?said=declined&way=stripe')
  expect(await books()).toMatchObject(unsold)
  stripe.pay(intent)
  expect((await shopper.ask('/commerce/checkout-return')).headers.location).toMatch(/order-confirmed/)
  expect(await books()).toMatchObject(paid)
})

test('while Stripe cannot be reached nothing is sold, and the next try pays', async () => {
  const { pay, books } = await atPayment()
  stripe.fail(500, 20)
  expect(await pay({ provider: 'stripe' })).toMatch(/^\/checkout\?said=/)
  expect(await books()).toMatchObject(unsold)
  stripe.fail(0, 0)
  expect(await pay({ provider: 'stripe' })).toMatch(/^https:\/\/checkout\.stripe\.com/)
})
