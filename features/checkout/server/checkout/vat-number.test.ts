import { expect, test } from 'vitest'
import { createZone } from '#features/shipping/server'
import { readOrder } from '#support/internals'
import { type TaxSettings, taxSettingsSchema } from '#features/tax/contract'
import { checkVatNumber, saveTaxSettings } from '#features/tax/server'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { newId } from '#platform/contract'
import { guestCheckout } from '#support/guest-checkout'
import { viesStandIn } from '#support/vies-stand-in'

const { app, ctx, host, shop, print, post, home, shopperWith } = await guestCheckout()
const { ask } = await viesStandIn()
const outside = { ...ctx, site: shop.site, locale: 'nl' as const }
const price = { kind: 'flat' as const, amountMinor: 605 }
const rates = [{ id: newId(), title: 'Post', price, freeOverMinor: null, estimate: null }]
const places = ['BE', 'FR', 'AT'].map((country) => ({ country, regions: [], postal: [] }))
await shop.as((tx) => createZone(tx, { name: 'Buren', places, rates }))

const settingsWith = (more: Partial<TaxSettings>) =>
  shop.as((tx) => saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL', ...more })))

const abroad = {
  BE: { ...home, country: 'BE', postalCode: '1000', city: 'Brussel' },
  FR: { ...home, country: 'FR', postalCode: '75001', city: 'Paris' },
  AT: { ...home, country: 'AT', postalCode: '1010', city: 'Wien' },
} as const

/** Creates a checkout with a VAT number after VIES has responded. */
async function withNumber(country: keyof typeof abroad, vatNumber: string) {
  await checkVatNumber(outside, { typed: vatNumber }, ask)
  const browser = await shopperWith(print)
  await post(browser, '/api/commerce/checkout', { ...abroad[country], vatNumber })
  const page = (await browser.ask('/checkout?said=wrong')).text
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return {
    page,
    cart: async () => (await browser.ask('/cart')).text,
    order: async () => {
      const card = { provider: 'test', number: '4242424242424242', expiry: '12 / 30', cvc: '123' }
      await post(browser, '/api/commerce/checkout/order', { ...card, fingerprint })
      const orders = shop.as((tx) =>
        tx.db.selectFrom('orders').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow(),
      )
      return orders
    },
  }
}

test('a number that VIES confirms removes the tax, and its response is kept with the order', async () => {
  const order = await (await withNumber('BE', 'BE 0428.759.497')).order()
  expect(order).toMatchObject({
    tax_treatment: 'reverse-charge',
    tax_reasons: ['intra-eu-goods'],
    total_minor: 2500,
    customer: {
      vatNumber: 'BE0428759497',
      vatCheck: { state: 'valid', name: 'Brouwerij NV', consultation: 'WAPIAAAAZ1' },
    },
  })
})

test('a made-up number, or one that its country does not know, is refused in a sentence and removes no tax', async () => {
  const madeUp = await withNumber('BE', 'BE0123456789')
  expect(madeUp.page).toContain('Dit btw-nummer klopt niet')
  const unknown = await withNumber('FR', 'FR40303265045')
  expect(unknown.page).toContain('De belastingdienst kent dit btw-nummer niet.')
  expect([madeUp.page, unknown.page].filter((page) => page.includes('name="fingerprint"'))).toEqual([])
})

test('where VIES does not respond, the tax is charged, with the note that it is refunded once the number is confirmed', async () => {
  const { page, order } = await withNumber('AT', 'ATU13585627')
  expect(page).toContain('We rekenen nu btw en betalen die terug zodra het nummer bevestigd is.')
  expect(await order()).toMatchObject({
    tax_treatment: 'standard',
    tax_reasons: [],
    total_minor: 2420 + 605,
    customer: { vatNumber: 'ATU13585627', vatCheck: { state: 'unreachable', by: '' } },
  })
})

test('a shop may remove the tax all the same, and the order says that the number was not checked', async () => {
  await settingsWith({ whileUnchecked: 'remove' })
  try {
    const { page, order } = await withNumber('AT', 'ATU13585627')
    expect(page).not.toContain('We rekenen nu btw')
    expect(await order()).toMatchObject({
      tax_treatment: 'reverse-charge',
      total_minor: 2500,
      customer: { vatCheck: { state: 'unreachable', by: '' } },
    })
  } finally {
    await settingsWith({})
  }
})

const businessNote = 'Koop je voor een bedrijf in een ander EU-land?'

test('the cart says that a business elsewhere in the EU pays no tax, and the reason once its number counts', async () => {
  const browser = await shopperWith(print)
  expect((await browser.ask('/cart')).text).toContain(businessNote)
  await post(browser, '/api/commerce/checkout', home)
  expect((await browser.ask('/cart')).text).not.toContain(businessNote)
  await post(browser, '/api/commerce/checkout', abroad.BE)
  expect((await browser.ask('/cart')).text).toContain(businessNote)
  const cart = await (await withNumber('BE', 'BE 0428.759.497')).cart()
  expect(cart).toContain('vrijgesteld volgens art. 138 van Richtlijn 2006/112/EG.')
  expect(cart).not.toContain(businessNote)
})

test('checkout, confirmation, email and invoice say why no tax is due, with the article and the number', async () => {
  const { page, order } = await withNumber('BE', 'BE 0428.759.497')
  const reason =
    '0% btw: intracommunautaire levering van goederen, vrijgesteld volgens art. 138 van Richtlijn 2006/112/EG.'
  expect(page).toContain(reason)
  expect(page).toContain('Btw-nummer BE 0428.759.497')
  const { id } = await order()
  await doDueJobs(ctx)
  const { statusUrl } = await shop.as((tx) => readOrder(tx, { id }))
  const { pathname, search } = new URL(statusUrl)
  const confirmation = (await app.browser(host).ask(pathname + search)).text
  const email = (await mailbox(ctx, { websiteId: shop.site.id })).find(({ text }) => text.includes('BE0428759497'))
  for (const text of [confirmation, email?.text ?? '', email?.html ?? '']) {
    expect(text).toContain(reason)
    expect(text).toContain('BE0428759497')
  }
  const invoice = await shop.as((tx) =>
    tx.db.selectFrom('invoices').select('content').where('order_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(invoice.content).toMatchObject({
    taxReasons: ['intra-eu-goods'],
    taxMinor: 0,
    buyer: { vatNumber: 'BE0428759497' },
  })
})
