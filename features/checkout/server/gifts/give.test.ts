import { postForm } from '#support/post-form'
import { beforeAll, expect, test } from 'vitest'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { startWithRates, taxFeature } from '#features/tax/server'
import { subscriptionsFeature } from '#features/subscriptions/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { shopFeatures } from '#support/shop'
import { testSite } from '#support/site'
import { checkoutFeature } from '../checkout.feature.ts'

const shopWith = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature, ordersFeature]
const ctx = await testContext({ features: [...shopFeatures, ...shopWith, subscriptionsFeature, checkoutFeature] })
const site = await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' })
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const [crane, fixed, closed] = [newId(), newId(), newId()]

beforeAll(() =>
  site.as(async (tx) => {
    await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
    await startWithRates(tx, { table: 'nl' })
    const shared = {
      website_id: site.site.id,
      description: 'Verf voor de kraan.',
      amounts_minor: [1000, 2500],
      minimum_minor: 100,
      maximum_minor: 50_000,
    }
    await tx.db
      .insertInto('donations')
      .values([
        {
          ...shared,
          id: crane,
          title: 'De kraan',
          allows_other_amount: true,
          recurring: ['MONTH'],
          is_active: true,
          created_at: ctx.now(),
        },
        {
          ...shared,
          id: fixed,
          title: 'De boei',
          allows_other_amount: false,
          recurring: [],
          is_active: true,
          created_at: ctx.now(),
        },
        {
          ...shared,
          id: closed,
          title: 'De pier',
          allows_other_amount: true,
          recurring: [],
          is_active: false,
          created_at: ctx.now(),
        },
      ])
      .execute()
  }),
)

/** As a browser without scripts: a form, and the page it leads to. */
const post = async (browser: Browser, fields: Record<string, string>) => {
  const sent = await postForm(browser, host, '/api/commerce/donate', fields)
  return String(sent.headers.location)
}
const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const giver = { ...card, email: 'ana@example.com', name: 'Ana Silva', amount: '2500' }

/** Looks at the page and answers what its form keeps to itself. */
async function formOf(browser: Browser, donation = crane) {
  const { text } = await browser.ask(`/checkout/donate?donatePageId=${donation}`)
  const gift = /name="gift" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return { donatePageId: donation, gift, currency: 'EUR' }
}
const donationOrders = (email: string) =>
  site.as((tx) =>
    tx.db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['orders.id', 'source', 'total_minor', 'payment_status', 'fulfilment_status', 'orders.note', 'totals'])
      .where('customers.email_key', '=', email)
      .orderBy('orders.number')
      .execute(),
  )

test('A2.04 C2.16 the donation checkout shows the questions, with the amount that was chosen before', async () => {
  const { status, text } = await app.browser(host).ask(`/checkout/donate?donatePageId=${crane}&amount=2500&every=MONTH`)
  expect(status).toBe(200)
  expect(text).toContain('data-page-type="203"')
  expect(text).toContain('<h1>De kraan</h1>')
  expect(text).toMatch(
    /<input type="radio" name="amount" checked="" value="2500"|<input type="radio" name="amount" value="2500" checked=""/,
  )
  expect(text).toMatch(/name="every" (value="MONTH" checked=""|checked="" value="MONTH")/)
})

test('A2.04 a closed or unknown donation shows no form', async () => {
  const browser = app.browser(host)
  const closedSentence = 'Deze donatie is niet meer open.'
  for (const id of [closed, newId(), 'x'])
    expect((await browser.ask(`/checkout/donate?donatePageId=${id}`)).text).toContain(closedSentence)
})

test('a visitor donates without any script, and the donation is an order of its own without tax', async () => {
  const browser = app.browser(host)
  const placed = await post(browser, {
    ...(await formOf(browser)),
    ...giver,
    email: 'een@example.com',
    note: 'Voor opa',
  })
  expect(placed).toMatch(/^\/commerce\/order-confirmed\?token=/)
  expect((await browser.ask(placed)).text).toContain('De kraan')
  expect(await donationOrders('een@example.com')).toMatchObject([
    {
      source: 'donation',
      total_minor: 2500,
      payment_status: 'paid',
      fulfilment_status: 'fulfilled',
      note: 'Voor opa',
      totals: { taxMinor: 0 },
    },
  ])
})

test('a custom amount counts before the suggested one, and only within the limits', async () => {
  const browser = app.browser(host)
  const form = { ...(await formOf(browser)), ...giver, email: 'twee@example.com' }
  const refused = await post(browser, { ...form, otherAmount: '500,01' })
  const { text } = await browser.ask(refused)
  expect(text).toMatch(/Kies een bedrag van €\s?1,00 tot en met €\s?500,00\./)
  expect(text).toContain('value="500,01"')
  expect(text).toContain('value="twee@example.com"')
  expect(await post(browser, { ...form, otherAmount: '12,50' })).toMatch(/order-confirmed/)
  expect((await donationOrders('twee@example.com')).map(({ total_minor }) => total_minor)).toEqual([1250])
})

test('where only suggested amounts are allowed, no other is taken', async () => {
  const browser = app.browser(host)
  const form = { ...(await formOf(browser, fixed)), ...giver, email: 'drie@example.com' }
  const others: Record<string, string>[] = [{ amount: '1' }, { amount: '-2500' }, { amount: '', otherAmount: '5' }]
  for (const more of others) expect(await post(browser, { ...form, ...more })).toContain('said=wrong')
  expect(await donationOrders('drie@example.com')).toEqual([])
})

test('a form that is sent twice at the same time donates once', async () => {
  const browser = app.browser(host)
  const form = { ...(await formOf(browser)), ...giver, email: 'vier@example.com' }
  const ends = await Promise.all([post(browser, form), post(browser, form)])
  expect(ends[0]).toMatch(/order-confirmed/)
  expect(ends[1]).toBe(ends[0])
  expect(await donationOrders('vier@example.com')).toHaveLength(1)
})

test('a declined card charges nothing and loses nothing; the next card pays', async () => {
  const browser = app.browser(host)
  const form = { ...(await formOf(browser)), ...giver, email: 'vijf@example.com' }
  const declined = await post(browser, { ...form, number: '4000 0000 0000 0002' })
  const { text } = await browser.ask(declined)
  expect(text).toContain('De betaling is geweigerd.')
  expect(text).toContain('value="vijf@example.com"')
  expect(await post(browser, form)).toMatch(/order-confirmed/)
})

test('an unreadable card is refused by its wrong field, and no typed value is lost', async () => {
  const browser = app.browser(host)
  const form = { ...(await formOf(browser)), ...giver, email: 'zes@example.com' }
  const back = await post(browser, { ...form, expiry: 'soon' })
  expect(back).toContain('said=unfit-expiry')
  const { text } = await browser.ask(back)
  expect(text).toContain('De vervaldatum is niet volledig')
  expect(text.match(/<input[^>]*aria-invalid="true"[^>]*>/g)).toEqual([expect.stringContaining('name="expiry"')])
  expect(text).toContain('value="zes@example.com"')
  expect(await post(browser, { ...form, number: '4242' })).toContain('said=unfit-number')
  expect(await post(browser, { ...form, expiry: '01/20' })).toContain('said=expiry-past')
})

test('a repeated donation keeps its card and is charged again by itself', async () => {
  const browser = app.browser(host)
  const placed = await post(browser, { ...(await formOf(browser)), ...giver, email: 'zes@example.com', every: 'MONTH' })
  expect(placed).toMatch(/order-confirmed/)
  await doDueJobs(ctx)
  ctx.clock.set(new Date(ctx.now().getTime() + 32 * 86_400_000).toISOString())
  await doDueJobs(ctx)
  expect(await donationOrders('zes@example.com')).toMatchObject([
    { source: 'donation', total_minor: 2500 },
    { source: 'renewal', total_minor: 2500, payment_status: 'paid', totals: { taxMinor: 0 } },
  ])
  const emails = await ctx.db
    .selectFrom('emails')
    .select('subject')
    .where('recipient', '=', 'zes@example.com')
    .execute()
  const thanked = emails.filter(({ subject }) => subject.startsWith('TEST – Bedankt voor je donatie'))
  expect([emails.length, thanked.length]).toEqual([2, 2])
})

test('the typed answers are shown only to the holder of the form, and never after it was sent', async () => {
  const browser = app.browser(host)
  const form = { ...(await formOf(browser)), ...giver, email: 'zeven@example.com' }
  await post(browser, form)
  const again = await browser.ask(`/checkout/donate?donatePageId=${crane}&gift=${form.gift}`)
  expect(again.text).not.toContain('zeven@example.com')
  expect(again.text).not.toContain(form.gift)
})
