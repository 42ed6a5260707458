import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { reviewShop } from '#support/review-shop'

const { ctx, shop, app, host, sell, requested } = await reviewShop('gegevens', 'Gegevens')
const pan = await sell('Pan', 4500)
const api = '/api/site-users/account'
const password = 'koren op de molen'
const asForm = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

const emailsTo = (email: string) =>
  ctx.db.selectFrom('emails').select(['subject', 'text']).where('recipient', '=', email).execute()
async function tokenOf(email: string, subject: string): Promise<string> {
  await doDueJobs(ctx)
  const message = (await emailsTo(email)).findLast((sent) => sent.subject.startsWith(subject))
  return /token=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? ''
}
async function joined(email: string): Promise<Browser> {
  const browser = app.browser(host)
  await browser.send('POST', api, { email, password, name: 'Noor Bakker' })
  await browser.send('POST', `${api}/confirm`, { token: await tokenOf(email, 'Rond') })
  return browser
}
const xsrfOf = async (browser: Browser) =>
  /name="xsrfToken" value="([\w-]{43})"/.exec((await browser.ask('/account')).text)?.[1] ?? ''
const form = async (browser: Browser, path: string, values: Record<string, string>) =>
  browser.ask(`${api}${path}`, {
    method: 'POST',
    headers: asForm,
    body: new URLSearchParams({ ...values, xsrfToken: await xsrfOf(browser) }),
  })

interface File {
  account: { email: string; addresses: string[][] }
  shop: { orders: { number: string; name: string; lines: { title: string }[] }[] }
  reviews: { product: string; text: string }[]
  messages?: { form: string }[]
}

test('a member, and no other visitor, downloads everything that the site holds about them as one readable file', async () => {
  const { token, email } = await requested(pan)
  const browser = await joined(email)
  await form(browser, '/addresses', {
    lastName: 'Bakker',
    line1: 'Kade 9',
    city: 'Amsterdam',
    region: '',
    postalCode: '1011AB',
    country: 'NL',
  })
  const { purchases } = (await app.ask(host, `/api/commerce/reviews/request/${token}`)).json<{
    purchases: { lineId: string }[]
  }>()
  await app
    .browser(host)
    .send('POST', `/api/commerce/reviews/request/${token}`, { lineId: purchases[0]?.lineId, rating: 5, text: 'Zwaar.' })
  expect((await browser.ask('/account')).text).toContain(`href="${api}/data"`)

  const answered = await browser.ask(`${api}/data`)
  expect(answered.headers['content-disposition']).toBe('attachment; filename="gegevens-account.json"')
  expect(answered.headers['cache-control']).toBe('private, no-store')
  const file = answered.json<File>()
  expect(file.account).toMatchObject({ email, addresses: [expect.arrayContaining(['1011 AB Amsterdam'])] })
  expect(file.shop.orders).toMatchObject([{ lines: [{ title: 'Pan' }] }])
  expect(file.reviews).toMatchObject([{ product: 'Pan', text: 'Zwaar.' }])
  expect(answered.text).toContain('\n  "account": {')
  expect(answered.text).not.toMatch(/password|token/i)

  expect((await app.ask(host, `${api}/data`)).status).toBe(401)
  const other = await joined(`ander-${newId()}@example.com`)
  const theirs = await other.ask(`${api}/data`)
  expect([theirs.status, theirs.text.includes('Pan')]).toEqual([200, false])
})

test('an account is deleted by password and a link in an email; invoices stay, orders and reviews become anonymous', async () => {
  const { token, email, orderId } = await requested(pan)
  const browser = await joined(email)
  const { purchases } = (await app.ask(host, `/api/commerce/reviews/request/${token}`)).json<{
    purchases: { lineId: string }[]
  }>()
  await app
    .browser(host)
    .send('POST', `/api/commerce/reviews/request/${token}`, { lineId: purchases[0]?.lineId, rating: 4, text: 'Goed.' })

  const wrong = await form(browser, '/delete', { current: 'fout' })
  expect(wrong.headers['location']).toBe('/account?why=members.wrong_password')
  const refused = await form(browser, '/delete', { current: password })
  // An order that is not paid holds the account.
  expect(refused.headers['location']).toBe('/account?why=orders.still_under_way')
  expect((await browser.ask('/account?why=orders.still_under_way')).text).toContain('Je hebt nog een bestelling lopen')
  await shop.as((tx) => tx.db.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', orderId).execute())

  expect((await form(browser, '/delete', { current: password })).headers['location']).toBe('/account?said=delete')
  const link = await tokenOf(email, 'Je account bij Gegevens verwijderen')
  const page = await browser.ask(`/account/confirm?token=${link}`)
  expect(page.text).toContain('Je account verwijderen?')
  expect(page.text).toContain(email)
  expect((await browser.ask('/account')).text).toContain('Uitloggen')

  const confirmed = await browser.ask(`${api}/confirm`, {
    method: 'POST',
    headers: asForm,
    body: new URLSearchParams({ token: link }),
  })
  expect(confirmed.headers['location']).toBe('/account/sign-in?said=deleted')
  expect((await browser.ask('/account')).text).not.toContain('Uitloggen')
  const again = await app.browser(host).send('POST', `${api}/session`, { email, password })
  expect(again.status).toBe(401)
  await doDueJobs(ctx)
  expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('Je account bij Gegevens is verwijderd')

  const [order] = await shop.as((tx) => tx.db.selectFrom('orders').selectAll().where('id', '=', orderId).execute())
  expect(order).toMatchObject({ customer: { email: '', name: 'Verwijderde klant', phone: '', memberId: null } })
  expect(order?.search).not.toContain('koper-')
  const customers = await shop.as((tx) =>
    tx.db.selectFrom('customers').selectAll().where('id', '=', order!.customer_id).execute(),
  )
  expect(customers).toMatchObject([{ email: '', name: 'Verwijderde klant', phone: '', note: '', member_id: null }])
  const invoices = await shop.as((tx) =>
    tx.db.selectFrom('invoices').select('content').where('order_id', '=', orderId).execute(),
  )
  expect(invoices[0]?.content.buyer.name).toBe('Noor Bakker')
  const reviews = await shop.as((tx) =>
    tx.db.selectFrom('reviews').selectAll().where('order_id', '=', orderId).execute(),
  )
  expect(reviews).toMatchObject([{ body: 'Goed.', author_name: 'Een klant' }])
  expect(await shop.as((tx) => tx.db.selectFrom('members').select('id').where('email', '=', email).execute())).toEqual(
    [],
  )
})

test('a link that deletes works once and for an hour', async () => {
  const email = `uur-${newId()}@example.com`
  const browser = await joined(email)
  await form(browser, '/delete', { current: password })
  const link = await tokenOf(email, 'Je account bij Gegevens verwijderen')
  ctx.clock.forward(3_600_001)
  const late = await browser.send('POST', `${api}/confirm`, { token: link })
  expect([late.status, late.json<{ code: string }>().code]).toEqual([410, 'members.link_spent'])
})
