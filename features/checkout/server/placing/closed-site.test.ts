import { addDonation } from '#support/donation'
import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { guestCheckout } from '#support/guest-checkout'
import { setAvailability } from '#support/internals'

const { shop, app, host, mug, print, card, post, home, shopperWith } = await guestCheckout()
const good = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }

test('a site that is coming soon sells nothing: neither to a new shopper nor to one at the checkout', async () => {
  const shopper = await shopperWith(mug)
  await post(shopper, '/api/commerce/checkout', home)
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await shopper.ask('/checkout')).text)?.[1] ?? ''
  await shop.as((tx) => setAvailability(tx, { state: 'coming-soon', title: '', words: '' }))
  for (const path of ['/', '/cart', '/checkout', '/winkel', '/checkout/donate'])
    expect([path, (await shopper.ask(path)).status]).toEqual([path, 503])
  await post(shopper, '/api/commerce/checkout/order', { ...good, fingerprint })
  expect(await shop.as((tx) => tx.db.selectFrom('orders').select('id').execute())).toEqual([])
  const other = app.browser(host)
  const added = await other.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id ?? '' })
  expect(added.status).toBeGreaterThanOrEqual(400)
  expect((await other.ask(`/api/commerce/products/${mug.id}`)).text).not.toContain('Mok')
  await shop.as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
  expect(
    String((await post(shopper, '/api/commerce/checkout/order', { ...good, fingerprint })).headers.location),
  ).toMatch(/order-confirmed/)
})

test('a site that is coming soon takes no donations either', async () => {
  const id = await addDonation(shop)
  const giver = app.browser(host)
  const form = (await giver.ask(`/checkout/donate?donatePageId=${id}`)).text
  const gift = /name="gift" value="([^"]*)"/.exec(form)?.[1] ?? ''
  const typed = { donatePageId: id, gift, currency: 'EUR', amount: '1000', name: 'Ana Silva', email: 'ana@example.com' }
  const give = () => post(giver, '/api/commerce/donate', { ...typed, ...good })
  await shop.as((tx) => setAvailability(tx, { state: 'coming-soon', title: '', words: '' }))
  expect((await give()).status).toBe(404)
  await shop.as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
  expect(String((await give()).headers.location)).toMatch(/order-confirmed/)
})

test('a shop without a home page does not say that it is coming soon: its front address leads to the products', async () => {
  const front = await app.ask(host, '/')
  expect([front.status, front.headers.location]).toEqual([302, `/${shop.page.slug}`])
  expect((await app.ask(host, `/${shop.page.slug}`)).text).toContain('Mok')
  const ids = [mug, print, card].map(({ id }) => id)
  await shop.as((tx) => setProductStatus(tx, { ids, status: 3 }))
  expect(await app.ask(host, '/')).toMatchObject({ status: 200 })
  await shop.as((tx) => setProductStatus(tx, { ids, status: 1 }))
})
