import { postForm } from '#support/post-form'
import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { mostCodes } from '#features/discounts/contract'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { engravedRing, shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import type { Cart } from '../../contract/index.ts'
import { checkoutFeature } from '../checkout.feature.ts'

const ctx = await testContext({ features: [...shopFeatures, checkoutFeature] })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const { ring, fieldId } = await engravedRing(shop)
const mug = await shop.product('Mok', { variant: { priceMinor: 1210, quantity: 5, isUnlimited: false } })
const answers = { [fieldId]: 'Altijd' }

const many = {
  choice: {
    id: newId(),
    kind: 'radio' as const,
    title: 'Metaal',
    description: '',
    required: true,
    options: ['Zilver', 'Goud'],
  },
  extras: {
    id: newId(),
    kind: 'checkbox' as const,
    title: 'Erbij',
    description: '',
    required: false,
    options: ['Doos', 'Kaart', 'Lint'],
  },
  person: { id: newId(), kind: 'name' as const, title: 'Naam', description: '', required: false },
  secret: { id: newId(), kind: 'password' as const, title: 'Code', description: '', required: false, placeholder: '' },
  words: {
    id: newId(),
    kind: 'textarea' as const,
    title: 'Tekst',
    description: '',
    required: true,
    placeholder: '',
    maxLength: 0,
  },
}

beforeAll(() => shop.as((tx) => setProductStatus(tx, { ids: [ring.id, mug.id], status: 1 })))

const shopper = () => app.browser(host)
async function add(browser: Browser): Promise<Cart> {
  const answered = await browser.send('POST', '/api/commerce/cart/entries', {
    variantId: ring.variants[0]?.id ?? '',
    form: answers,
  })
  return answered.json<Cart>()
}
/** As a browser without scripts sends a form. */
const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)

test('C8.17 C5.43 missing answers are requested again, and the line keeps its answers', async () => {
  const browser = shopper()
  const line = (await add(browser)).entries[0]?.id ?? ''
  const refused = await post(browser, `/api/commerce/cart/entries/${line}`, {
    action: 'change',
    [`form.${fieldId}`]: '',
  })
  const { text } = await browser.ask(String(refused.headers.location))
  expect(text).toContain(`name="form.${fieldId}"`)
  expect(text).toContain('Kan formulier niet bijwerken. Werk de ontbrekende of ongeldige informatie hierboven bij.')
  expect((await browser.ask('/api/commerce/cart')).json<Cart>().entries[0]?.form).toEqual([
    { title: 'Gravure', answer: 'Altijd' },
  ])
})

test('refused answers that were changed in the cart are shown as they were typed', async () => {
  const { choice, words } = many
  const pin = await shop.product('Speld', {
    variant: { priceMinor: 900, isUnlimited: true },
    form: { title: '', fields: [choice, words] },
  })
  await shop.as((tx) => setProductStatus(tx, { ids: [pin.id], status: 1 }))
  const browser = shopper()
  const answered = { variantId: pin.variants[0]?.id ?? '', form: { [choice.id]: 'Goud', [words.id]: 'Altijd' } }
  const line = (await browser.send('POST', '/api/commerce/cart/entries', answered)).json<Cart>().entries[0]?.id ?? ''
  const changed = { action: 'change', [`form.${choice.id}`]: 'Zilver', [`form.${words.id}`]: ' ' }
  const refused = await post(browser, `/api/commerce/cart/entries/${line}`, changed)
  const { text } = await browser.ask(String(refused.headers.location))
  expect(text).toMatch(/<input[^>]*checked=""[^>]*value="Zilver"|<input[^>]*value="Zilver"[^>]*checked=""/)
  expect(text).not.toContain('>Altijd</textarea>')
})

test('a refused form without scripts leads back to its page, with the sentence and the typed number', async () => {
  const browser = shopper()
  const wanted = { variantId: mug.variants[0]?.id ?? '', quantity: '9' }
  const back = String(
    (await post(browser, '/api/commerce/cart/entries', { ...wanted, returnTo: '/winkel/mok' })).headers.location,
  )
  expect(back).toBe(`/winkel/mok?variant=${wanted.variantId}&quantity=9&refused=checkout.not_so_many&n=5#refused`)
  const { text } = await browser.ask(back.split('#')[0] ?? '')
  expect(text).toContain(
    '<p class="product-said" role="alert" id="refused">Hiervan zijn er nog maar 5. Kies er 5 of minder.</p>',
  )
  expect(text).toMatch(/name="quantity"[^>]* value="9"/)
  const foreign = await post(browser, '/api/commerce/cart/entries', { ...wanted, returnTo: '//elsewhere.example' })
  expect(foreign.headers.location).toMatch(/^\/cart\?/)
  const line = (await add(browser)).entries[0]?.id ?? ''
  const changed = await post(browser, `/api/commerce/cart/entries/${line}`, { action: 'change', quantity: '20000' })
  expect((await browser.ask(String(changed.headers.location))).text).toMatch(/name="quantity"[^>]* value="20000"/)
})

test('values typed beside a product are shown again to their sender, and none of them is in the address', async () => {
  const { choice, extras, person, secret, words } = many
  const medal = await shop.product('Medaille', {
    variant: { priceMinor: 9900, isUnlimited: true },
    form: { title: '', fields: [choice, extras, person, secret, words] },
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  })
  await shop.as((tx) => setProductStatus(tx, { ids: [medal.id], status: 1 }))
  const browser = shopper()
  const name = `form.${person.id}`
  const refused = await postForm(browser, host, '/api/commerce/cart/entries', [
    ['variantId', medal.variants[0]?.id ?? ''],
    ['returnTo', '/winkel/medaille'],
    ['quantity', '3'],
    ['subscribe', 'no'],
    [`form.${choice.id}`, 'Goud'],
    [`form.${extras.id}`, 'Kaart'],
    [`form.${extras.id}`, 'Lint'],
    [`${name}.First`, 'Noor "N."'],
    [`form.${secret.id}`, 'geheim woord'],
    [`form.${words.id}`, ''],
  ])
  const address = String(refused.headers.location)
  expect(address).toMatch(
    /^\/winkel\/medaille\?variant=[0-9a-f]{24}&quantity=3&refused=checkout\.form_incomplete#refused$/,
  )
  const back = await browser.ask(address.split('#')[0] ?? '')
  expect(back.headers['cache-control']).toBe('private, no-store')
  const tag = (rest: string) => new RegExp(`<[^>]*${rest}[^>]*>`).exec(back.text)?.[0] ?? ''
  expect(tag(`name="form.${choice.id}"[^>]*value="Goud"`)).toContain('checked')
  expect(tag(`name="form.${choice.id}"[^>]*value="Zilver"`)).not.toContain('checked')
  expect(
    ['Doos', 'Kaart', 'Lint'].map((option) =>
      tag(`name="form.${extras.id}"[^>]*value="${option}"`).includes('checked'),
    ),
  ).toEqual([false, true, true])
  expect(tag(`name="${name}.First"`)).toContain('value="Noor &quot;N.&quot;"')
  expect(tag('name="subscribe"[^>]*value="no"')).toContain('checked')
  expect(tag(`name="form.${words.id}"`)).toContain('aria-invalid="true"')
  expect(back.text).not.toContain('geheim woord')
  const stranger = await shopper().ask(address.split('#')[0] ?? '')
  expect(stranger.text).toContain('id="refused"')
  expect(stranger.text).not.toContain('Noor')
  ctx.clock.forward(61 * 60_000)
  expect((await browser.ask(address.split('#')[0] ?? '')).text).not.toContain('Noor')
})

test('recipient, date and amount of a gift card are typed once', async () => {
  const card = await shop.product('Cadeaubon', {
    type: 4,
    variant: { priceMinor: 2500, isUnlimited: true },
    giftCard: { otherAmounts: true, minimumMinor: 1000, maximumMinor: 10_000 },
  })
  await shop.as((tx) => setProductStatus(tx, { ids: [card.id], status: 1 }))
  const browser = shopper()
  const typed = {
    amount: '5,00',
    recipientName: 'Bo',
    recipientEmail: 'bo@example.com',
    message: 'Veel <plezier>',
    sendAt: '2026-06-11',
  }
  const wanted = { ...typed, variantId: card.variants[0]?.id ?? '', returnTo: '/winkel/cadeaubon' }
  const address = String((await post(browser, '/api/commerce/cart/entries', wanted)).headers.location)
  expect(address).toMatch(/refused=checkout\.bad_amount#refused$/)
  const { text } = await browser.ask(address.split('#')[0] ?? '')
  for (const value of ['5,00', 'Bo', 'bo@example.com', '2026-06-11']) expect(text).toContain(`value="${value}"`)
  expect(text).toContain('Veel &lt;plezier&gt;</textarea>')
})

test('C8.16 C8.18 C8.19 C8.21 a failed action is an alert that says how to continue', async () => {
  const browser = shopper()
  await add(browser)
  const pageAfter = async (failed: string) => (await browser.ask(`/cart?said=failed.${failed}`)).text
  expect(await pageAfter('remove')).toMatch(
    /role="alert"[^>]*>(<strong>)?Kan item niet verwijderen\. Probeer het opnieuw\./,
  )
  expect(await pageAfter('open')).toMatch(
    /role="alert"[^>]*>(<strong>)?Kan formulier niet openen\. Probeer het opnieuw\./,
  )
})

test('a surplus code and an invalid country are named as such', async () => {
  const browser = shopper()
  await add(browser)
  for (let at = 1; at <= mostCodes; at += 1)
    await browser.send('POST', '/api/commerce/cart/coupons', { code: `CODE${at}` })
  const pageAfter = async (path: string, fields: Record<string, string>) =>
    (await browser.ask(String((await post(browser, path, fields)).headers.location))).text
  const codes = await pageAfter('/api/commerce/cart/coupons', { code: 'TEVEEL' })
  expect(codes).toContain(
    `Kan de codes niet bijwerken. Je kunt hooguit ${mostCodes} codes per winkelwagentje gebruiken. Verwijder er eerst een.`,
  )
  const place = await pageAfter('/api/commerce/cart/shipping-location', { country: 'XX', region: '', postalCode: '' })
  expect(place).toContain('Kan verzendkosten niet berekenen.')
})

test('C1.02 C2.30 the cart has a page type that no other page of the shop has', async () => {
  const browser = shopper()
  expect((await browser.ask('/cart')).text).toContain('data-page-type="205"')
  expect((await browser.ask('/winkel')).text).not.toContain('data-page-type="205"')
})

test('a step of the checkout whose cart has expired leads to the cart, which says why', async () => {
  const steps = {
    '': {},
    '/shipping': { option: '' },
    '/gift-card': { code: 'X' },
    '/express': {},
    '/order': { fingerprint: 'x' },
  }
  for (const [step, fields] of Object.entries(steps))
    expect((await post(shopper(), `/api/commerce/checkout${step}`, fields)).headers.location).toBe(
      '/cart?said=noCookie',
    )
  expect((await shopper().ask('/checkout/subscribe')).headers.location).toBe('/cart?said=noCookie')
})

test('a removed line is restored once with its answers, by a script and by a form', async () => {
  const browser = shopper()
  const cart = async () => (await browser.ask('/api/commerce/cart')).json<Cart>()
  const asAdded = (await add(browser)).entries.map(({ id: _id, ...entry }) => entry)
  const line = async () => (await cart()).entries[0]?.id ?? ''
  await browser.send('DELETE', `/api/commerce/cart/entries/${await line()}`)
  const back = (await browser.send('POST', '/api/commerce/cart/undo')).json<Cart>()
  expect(back.entries.map(({ id: _id, ...entry }) => entry)).toEqual(asAdded)
  const removed = await post(browser, `/api/commerce/cart/entries/${await line()}`, { action: 'remove' })
  const pageText = (await browser.ask(String(removed.headers.location))).text
  expect(pageText).toMatch(
    /Ring is uit je winkelwagentje verwijderd\..*action="\/api\/commerce\/cart\/undo".*Ongedaan maken/s,
  )
  const undone = await post(browser, '/api/commerce/cart/undo', {})
  expect((await browser.ask(String(undone.headers.location))).text).toContain('Ring ligt weer in je winkelwagentje.')
  await post(browser, '/api/commerce/cart/undo', {})
  expect((await cart()).entries.map(({ id: _id, ...entry }) => entry)).toEqual(asAdded)
})
