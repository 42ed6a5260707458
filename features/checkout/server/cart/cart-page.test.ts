import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import type { Cart } from '../../contract/index.ts'
import { cartShop } from '#support/cart-shop'

const { shop, mug, print, asked, ring, variantOf, shopper, add, sentence, post } = await cartShop()

test('C2.18 a form without scripts leads to the cart, which shows its contents', async () => {
  const browser = shopper()
  const added = await post(browser, '/api/commerce/cart/entries', { variantId: variantOf(mug), quantity: '2' })
  expect([added.status, added.headers.location]).toEqual([303, '/cart?said=added'])
  const page = await browser.ask('/cart')
  expect(page.headers['cache-control']).toContain('no-store')
  expect(page.text).toContain('data-page-type="205"')
  expect(page.text).toContain('€\u00A024,20')
})

test('C8.14 C8.15 a failed form leads back to the cart, which shows the error', async () => {
  const browser = shopper()
  const refused = await post(browser, '/api/commerce/cart/entries', { variantId: variantOf(mug), quantity: '9' })
  expect(refused.headers.location).toBe('/cart?said=failed.add&why=checkout.not_so_many&n=5')
  expect((await browser.ask(String(refused.headers.location))).text).toContain(
    'Kan item niet toevoegen. Hiervan zijn er nog maar 5.',
  )
  const line = (await add(browser, mug)).entries[0]?.id ?? ''
  const changed = await post(browser, `/api/commerce/cart/entries/${line}`, { action: 'change', quantity: 'veel' })
  expect((await browser.ask(String(changed.headers.location))).text).toMatch(/name="quantity"[^>]* value="veel"/)
  expect((await browser.ask(String(changed.headers.location))).text).toContain('Kan aantal niet bijwerken')
})

test('C2.57 without scripts a line is increased, reduced and removed', async () => {
  const browser = shopper()
  const line = (await add(browser, print)).entries[0]?.id ?? ''
  const press = async (action: string) => {
    await post(browser, `/api/commerce/cart/entries/${line}`, { action, quantity: '1' })
    return (await browser.ask('/api/commerce/cart')).json<Cart>().totalQuantity
  }
  expect([await press('more'), await press('more'), await press('less'), await press('remove')]).toEqual([2, 3, 2, 0])
})

test('C2.58 a product’s questions are answered when it is added, and can be answered again', async () => {
  const browser = shopper()
  expect(await sentence(browser.send('POST', '/api/commerce/cart/entries', { variantId: variantOf(ring) }))).toEqual([
    400,
    'checkout.form_incomplete',
  ])
  await post(browser, '/api/commerce/cart/entries', { variantId: variantOf(ring), [`form.${asked}`]: 'Voor altijd' })
  const [entry] = (await browser.ask('/api/commerce/cart')).json<Cart>().entries
  expect(entry?.form).toEqual([{ title: 'Gravure', answer: 'Voor altijd' }])
  const page = (await browser.ask(`/cart?edit=${entry?.id}`)).text
  expect(page).toContain('value="Voor altijd"')
  expect(page).toContain('>Opslaan</button>')
  expect(page).toContain('>Annuleren</a>')
  const changed = (
    await browser.send('PUT', `/api/commerce/cart/entries/${entry?.id}`, { form: { [asked]: 'Nooit' } })
  ).json<Cart>()
  expect(changed.entries[0]?.form).toEqual([{ title: 'Gravure', answer: 'Nooit' }])
})

test('C2.51 C2.52 C2.53 C2.54 C2.56 C3.109 C4.55 the empty and the filled cart are labelled as such', async () => {
  const browser = shopper()
  const empty = (await browser.ask('/cart')).text
  expect(empty).toContain('Je winkelwagentje is leeg.')
  expect(empty).not.toContain('cart-checkout"')
  await add(browser, print)
  const filled = (await browser.ask('/cart')).text
  expect(filled).toMatch(/<h1[^>]*>Winkelwagentje<\/h1>/)
  expect(filled).toContain('Subtotaal (Eén artikel)')
  expect(filled).toMatch(/€\s24,20/)
  expect(filled).toContain('<a class="button cart-checkout" href="/commerce/goto-checkout">Afrekenen</a>')
  expect(filled).toContain('>Verder winkelen</a>')
  expect(filled).not.toContain('class="cart-empty"')
})

test('C2.55 C3.108 C4.57 the cart shows an image or a placeholder, and products that customers also bought', async () => {
  const browser = shopper()
  await add(browser, print)
  const { text } = await browser.ask('/cart')
  expect(text).toContain('aria-label="Geen afbeelding"')
  expect(text).toContain('Klanten kochten ook')
  expect(text).toContain('Mok')
})

test('R1.37 B9.82 C4.56 C5.40 C5.41 C5.42 below the minimum subtotal the cart says so and does not lead on', async () => {
  const browser = shopper()
  await add(browser, mug)
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { minimumSubtotalMinor: 1211 } }))
  const below = (await browser.ask('/cart')).text
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { minimumSubtotalMinor: 1210 } }))
  const reached = (await browser.ask('/cart')).text
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { minimumSubtotalMinor: 0 } }))
  expect(below).toContain('Om te kunnen betalen, moet het subtotaal van je bestelling €\u00A012,11 of meer zijn.')
  expect(below).not.toContain('href="/commerce/goto-checkout"')
  expect(reached).toContain('href="/commerce/goto-checkout"')
})
