import { expect, test } from 'vitest'
import { changeProduct } from '#features/catalog/server'
import { changePaymentSettings } from '#support/internals'
import { doDueJobs } from '#support/due-jobs'
import { guestCheckout } from '#support/guest-checkout'

const { ctx, shop, mug, post, home, shopperWith } = await guestCheckout()
const instructions = 'Maak het bedrag over op NL00 BANK 0123 4567 89.'

async function orderOf(shopper: Awaited<ReturnType<typeof shopperWith>>) {
  await post(shopper, '/api/commerce/checkout', home)
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await shopper.ask('/checkout')).text)?.[1] ?? ''
  return () => post(shopper, '/api/commerce/checkout/order', { provider: 'manual', fingerprint })
}

test('an order paid by transfer is placed at once, takes its stock, waits for its money, and says how to pay', async () => {
  await shop.as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled: true, instructions }))
  const shopper = await shopperWith(mug)
  const send = await orderOf(shopper)
  const cart = shopper.cookies.get('__Host-cart') ?? ''
  const place = String((await send()).headers.location)
  expect(place).toMatch(/^\/commerce\/order-received\?token=/)
  shopper.cookies.set('__Host-cart', cart)
  expect(String((await send()).headers.location)).toBe(place)

  const orders = await shop.as((tx) => tx.db.selectFrom('orders').selectAll().execute())
  expect(orders).toMatchObject([{ payment_status: 'pending', status: 'open', is_test: false, captured_minor: 0 }])
  const variant = await shop.as((tx) =>
    tx.db.selectFrom('product_variants').select('quantity').where('product_id', '=', mug.id).executeTakeFirstOrThrow(),
  )
  expect(variant.quantity).toBe(1)
  expect((await shopper.ask(place)).text).toContain(instructions)
  await doDueJobs(ctx)
  const emails = await ctx.db.selectFrom('emails').select('recipient').execute()
  expect(emails.map(({ recipient }) => recipient)).toContain(home.email)
})

test('a product that is shown only at its address is bought like any other', async () => {
  await shop.as((tx) => changeProduct(tx, { id: mug.id, values: { isUnlisted: true } }))
  const send = await orderOf(await shopperWith(mug))
  expect(String((await send()).headers.location)).toMatch(/^\/commerce\/order-received\?token=/)
  const lines = await shop.as((tx) => tx.db.selectFrom('order_lines').select(['order_id', 'title']).execute())
  expect(lines.map(({ title }) => title)).toEqual([mug.title, mug.title])
})
