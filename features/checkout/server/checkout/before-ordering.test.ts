import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { doDueJobs } from '#support/due-jobs'
import { guestCheckout } from '#support/guest-checkout'
import { createPage } from '#support/internals'
import { publish } from '#features/pages/server'

const { ctx, shop, post, home, shopperWith, print } = await guestCheckout()
const good = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }

test('each step has its own title and heading, and the focus begins there or in the first wrong field', async () => {
  const browser = await shopperWith(print)
  const heading = (text: string) => /<title>([^<]*)<\/title>.*<h1([^>]*)>([^<]*)</s.exec(text)?.slice(1)
  const details = (await browser.ask('/checkout')).text
  expect(heading(details)).toEqual(['Je gegevens — Kade 9', ' tabindex="-1" autofocus=""', 'Je gegevens'])
  const wrong = String((await post(browser, '/api/commerce/checkout', { ...home, postalCode: '1' })).headers.location)
  const { text } = await browser.ask(wrong)
  expect(heading(text)?.[1]).toBe(' tabindex="-1"')
  expect(/<input[^>]*autofocus=""[^>]*>/.exec(text)?.[0]).toContain('name="postalCode"')
  expect(heading(text)?.[0]).toBe('Fout: Je gegevens — Kade 9')
  await post(browser, '/api/commerce/checkout', home)
  const payment = (await browser.ask('/checkout')).text
  expect(heading(payment)?.[2]).toBe('Bezorgen en betalen')
  expect(payment).toContain('>Bestellen met betalingsverplichting</button>')
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(payment)?.[1] ?? ''
  const pay = async (card: object) => {
    const to = await post(browser, '/api/commerce/checkout/order', { ...good, ...card, fingerprint })
    return (await browser.ask(String(to.headers.location))).text
  }
  const declined = await pay({ number: '4000 0000 0000 0002' })
  expect(heading(declined)?.slice(0, 2)).toEqual(['Fout: Bezorgen en betalen — Kade 9', ' tabindex="-1"'])
  expect(/<p id="checkout-said"[^>]*>/.exec(declined)?.[0]).toContain('autofocus=""')
  expect(declined).toContain('Gracht 1, 3511 AB Utrecht')
  const unfit = await pay({ cvc: '' })
  expect(unfit.match(/<[^>]* autofocus=""[^>]*>/g)).toEqual([expect.stringContaining('name="cvc"')])
})

test('the pages with the terms are linked in the checkout, on the confirmation and in its email', async () => {
  await shop.as(async (tx) => {
    const { id: terms } = await createPage(tx, { title: 'Voorwaarden', slug: 'voorwaarden' })
    await publish(tx, { documents: [terms] })
    await changeSettings(tx, { group: 'store', values: { policies: { terms, returns: null, privacy: null } } })
  })
  const browser = await shopperWith(print)
  await post(browser, '/api/commerce/checkout', home)
  const { text } = await browser.ask('/checkout')
  expect(text).toContain('<a href="/voorwaarden" target="_blank" rel="noopener">Algemene voorwaarden</a>')
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const to = String((await post(browser, '/api/commerce/checkout/order', { ...good, fingerprint })).headers.location)
  expect((await browser.ask(to)).text).toContain('<a href="/voorwaarden">Algemene voorwaarden</a>')
  await doDueJobs(ctx)
  const emails = await ctx.db.selectFrom('emails').select(['text']).execute()
  expect(
    emails.filter(({ text: body }) => body.includes(`Algemene voorwaarden: ${shop.site.baseUrl}/voorwaarden`)),
  ).toHaveLength(1)
})
