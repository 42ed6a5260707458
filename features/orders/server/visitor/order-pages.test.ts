import type { Language } from '#platform/i18n'
import { expect, test } from 'vitest'
import { changePaymentSettings } from '#support/internals'
import { changeEmailText, listEmails, previewEmail } from '#support/internals'
import { newId } from '#platform/contract'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { orderPagesOf, orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { runningApp } from '#support/running'
import { withMailServer } from '#support/with-mail-server'
import { type Order, orderNumberText } from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { placeOrder } from '../placing/place-order.ts'
import { fulfilOrder } from '../fulfilment/fulfil-order.ts'

const shop = await orderShop()
const { app, as, ctx, paid: pay, shelf, site } = shop
const { host, paid, see, tokenOf } = orderPagesOf(shop)

const noor = { memberId: null, email: '', name: 'Noor', phone: '', vatNumber: null, acceptsMarketing: false }

test('C2.15 the page of a confirmed order thanks, and shows its lines, price and destination', async () => {
  const order = await paid(
    draftOf({
      lines: [{ quantity: 2, unitMinor: 2500, title: '<b>Vaas</b>' }],
      shippingMinor: 495,
      taxRatePpm: 210_000,
    }),
  )
  const { status, text, headers } = await see(order, 'order-confirmed')
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'same-origin'])
  expect(text).toContain('data-page-type="202"')
  expect(text).toContain('Bedankt voor je bestelling')
  expect(text).toContain('&lt;b&gt;Vaas&lt;/b&gt;')
  expect(text).toContain('€\u00A054,95')
  expect(text).toContain('1011 AA Amsterdam')
  expect(text).toContain('Factuur TEST-0001 (pdf)')
  expect(text).toContain('Testbestelling')
})

test('only with a mail server the page of an order says that a confirmation and the answer to a return come by email', async () => {
  const order = await paid(draftOf({ lines: [{ ...(await shelf()), quantity: 1, unitMinor: 2500 }] }))
  await as((tx) =>
    fulfilOrder(tx, {
      id: order.id,
      lines: [],
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      notify: false,
    }),
  )
  const mailed = await runningApp(withMailServer(ctx))
  const textOf = async ({ ask }: typeof app, page: string) =>
    (await ask(host, `/commerce/${page}?token=${tokenOf(order)}`)).text
  expect(await textOf(app, 'order-confirmed')).toContain('Bewaar het adres van deze pagina')
  expect(await textOf(app, 'order-status')).toContain('Ons antwoord komt op deze pagina.')
  expect(await textOf(mailed, 'order-confirmed')).toContain('We hebben een bevestiging gestuurd naar noor@example.com.')
  expect(await textOf(mailed, 'order-status')).toContain('Je krijgt ons antwoord per e-mail')
})

test('C2.20 C2.24 the page of a received order says how to pay, its status page shows the state', async () => {
  const order = await as((tx) =>
    placeOrder(tx, draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), { key: 'received', holder: '' }),
  )
  expect((await see(order, 'order-received')).text).toMatch(
    /data-page-type="207"[\s\S]*We hebben je bestelling ontvangen/,
  )
  expect((await see(order)).text).toMatch(/data-page-type="211"[\s\S]*Nog niet betaald/)
})

test('T19 no other key leads to an order, and the key is nowhere in the database', async () => {
  const order = await paid(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  const token = tokenOf(order)
  const tries = [
    '',
    order.id,
    token.slice(0, 42),
    `${token.slice(0, 42)}${token.endsWith('A') ? 'B' : 'A'}`,
    `${token}x`,
  ]
  const pages = await Promise.all(tries.map((attempt) => app.ask(host, `/commerce/order-status?token=${attempt}`)))
  expect(pages.every(({ text }) => text.includes('Deze bestellink werkt niet'))).toBe(true)
  expect((await app.ask(host, `/commerce/order-document?token=${token.slice(1)}&id=${order.id}`)).status).toBe(404)
  const stored = JSON.stringify(await as((tx) => tx.db.selectFrom('orders').selectAll().execute()))
  expect(stored).not.toContain(token)
})

test('a customer reads the invoice with the key of the order, and none of another order', async () => {
  const [order, other] = [
    await paid(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
    await paid(draftOf({ lines: [{ quantity: 1, unitMinor: 100 }] })),
  ]
  const invoice = (await as((tx) => orderDetail(tx, order.id))).invoices[0]?.id ?? ''
  const read = await app.ask(host, `/commerce/order-document?token=${tokenOf(order)}&id=${invoice}`)
  expect([read.status, read.headers['content-type'], read.bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect((await app.ask(host, `/commerce/order-document?token=${tokenOf(other)}&id=${invoice}`)).status).toBe(404)
})

test('a gift card in a paid order is made once, of its amount, and goes to its recipient', async () => {
  const giftCard = { recipientName: 'Bo', recipientEmail: 'bo@example.com', message: 'Gefeliciteerd', sendAt: null }
  const order = await paid(
    draftOf({ lines: [{ productType: 4, quantity: 2, unitMinor: 5000, title: 'Cadeaubon', giftCard }] }),
  )
  const cards = await as((tx) => tx.db.selectFrom('gift_cards').selectAll().where('order_id', '=', order.id).execute())
  expect(cards.map((card) => [card.balance_minor, card.recipient_email])).toEqual([
    [5000, 'bo@example.com'],
    [5000, 'bo@example.com'],
  ])
})

test('C2.26 an email is previewed in the owner’s words, and is sent to customers with them', async () => {
  await as((tx) =>
    changeEmailText(tx, {
      kind: 'order-shipped',
      isOn: true,
      subject: 'Hoera {name}: {number}',
      intro: 'Je pakket <i>reist</i>.',
      outro: '',
    }),
  )
  const { body } = await as((tx) => previewEmail(tx, { kind: 'order-shipped' }))
  expect(body).toContain('data-page-type="301"')
  expect(body).toContain('Hoera Noor Bakker: #1001')
  expect(body).toContain('Je pakket &lt;i&gt;reist&lt;/i&gt;.')
  expect(body).toContain('Trackingnummer 3STEST1234567')
  expect(body).toContain('Is er iets niet in orde?')
  const { emails } = await as((tx) => listEmails(tx))
  expect(emails.find(({ kind }) => kind === 'order-shipped')).toMatchObject({
    subject: 'Hoera {name}: {number}',
    starts: { subject: 'Je bestelling {number} is onderweg' },
  })
  await expect(as((tx) => previewEmail(tx, { kind: 'order-shipped' }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

test('a donor is thanked, on the page and in the email; where nothing is shipped no email promises it', async () => {
  const gift = { quantity: 1, unitMinor: 1000, title: 'De kraan', productType: 3 }
  const donation = await paid(
    draftOf({ lines: [gift], more: { source: 'donation', customer: { ...noor, email: 'gever@example.com' } } }),
  )
  const { text } = await see(donation, 'order-confirmed')
  expect(text).toContain('<h1>Bedankt voor je donatie</h1>')
  expect(text).not.toContain('bestelde')
  const file = { quantity: 1, unitMinor: 900, title: 'Patroon', productType: 2 }
  await paid(draftOf({ lines: [file], more: { customer: { ...noor, email: 'breier@example.com' } } }))
  await doDueJobs(ctx)
  const emailTo = async (to: string) =>
    (await ctx.db.selectFrom('emails').select('text').where('recipient', '=', to).executeTakeFirstOrThrow()).text
  expect(await emailTo('gever@example.com')).toMatch(
    /^(Test.*\n+)?Bedankt voor je donatie aan Kade 9[^]*je donatie van €\s10,00 ontvangen[^]*Bekijk je donatie/,
  )
  const digital = await emailTo('breier@example.com')
  expect([digital.includes('via de knop'), digital.includes('onderweg')]).toEqual([true, false])
})

test('A3.18 A3.19 A3.20 A3.21 A3.22 A3.23 A3.24 A3.25 A5.13 R1.10 questions and answers are kept with the order, each kind in its own format', async () => {
  const answers = [
    ['name', 'Naam', ['Noor', 'Bakker']],
    ['phone', 'Telefoon', ['31', '20', '555', '1234']],
    ['address', 'Adres', ['Kade 9', '2 hoog', 'Amsterdam', 'NH', '1011 AA', 'Nederland']],
    ['date', 'Datum', ['06', '01', '2026']],
    ['time', 'Tijd', ['10', '30', '00', 'AM']],
    ['likert', 'Mening', { Kwaliteit: ['2'], Prijs: ['-2'] }],
    ['checkbox', 'Extra', ['Strik', 'Kaart']],
    ['text', 'Gravure', ''],
  ] as const
  const form = answers.map(([kind, title, value]) => ({ id: newId(), kind, title, value: value as never }))
  const order = await paid(
    draftOf({ lines: [{ quantity: 1, unitMinor: 2500, form }], more: { customFields: form.slice(0, 1) } }),
  )
  const { text } = await see(order)
  const answerTo = (title: string) => new RegExp(`<dt>${title}</dt><dd>([^<]*)</dd>`).exec(text)?.[1]
  expect(['Naam', 'Telefoon', 'Datum', 'Tijd', 'Extra', 'Gravure'].map(answerTo)).toEqual([
    'Noor Bakker',
    '+31 20 555 1234',
    '06/01/2026',
    '10:30:00 AM',
    'Strik, Kaart',
    'n.v.t.',
  ])
  expect(answerTo('Adres')).toBe('Kade 9\n2 hoog\nAmsterdam NH 1011 AA\nNederland')
  expect(answerTo('Mening')?.split('\n').toSorted()).toEqual([
    'Kwaliteit: Helemaal mee eens',
    'Prijs: Helemaal mee oneens',
  ])
  expect(text.match(/<dt>Naam<\/dt>/g)).toHaveLength(2)
})

test('a guest who bought pages for members reads on the page and in the email how to make an account with that address', async () => {
  const access = { quantity: 1, unitMinor: 900, title: 'Archief', productType: 5 }
  const order = await paid(draftOf({ lines: [access] }))
  const offer = 'Maak een account aan met noor@example.com om bij je aankoop te kunnen.'
  for (const page of ['order-confirmed', 'order-status']) {
    const { text } = await see(order, page)
    expect(text).toContain(offer)
    expect(text).toMatch(
      /action="\/api\/site-users\/account"[\s\S]*name="email" value="noor@example.com"[\s\S]*type="password"/,
    )
  }
  const unpaid = await as((tx) => placeOrder(tx, draftOf({ lines: [access] }), { key: 'access unpaid', holder: '' }))
  expect((await see(unpaid, 'order-received')).text).toContain('te kunnen zodra je betaling binnen is')
  await doDueJobs(ctx)
  const emails = await ctx.db
    .selectFrom('emails')
    .select('text')
    .where('text', 'like', '%krijgt een account met noor@example.com toegang%')
    .execute()
  expect(emails.map(({ text }) => text.includes('http://kade.localhost:8080/account/join'))).toEqual([true, true])
  expect((await see(await paid(draftOf({ lines: [{ quantity: 1, unitMinor: 900 }] })))).text).not.toContain(
    'om bij je aankoop te kunnen',
  )
})

test('an order due by bank transfer says how to pay, on the page and in the email; without instructions of the owner, it names a contact', async () => {
  const set = (isEnabled: boolean, instructions: string) =>
    as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled, instructions }))
  const emailText = async (key: string) => {
    const order = await as((tx) =>
      placeOrder(tx, draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), { key, holder: '' }),
    )
    await doDueJobs(ctx)
    const message = (await mailbox(ctx, { websiteId: site.id })).find(({ subject }) =>
      subject.includes(`#${orderNumberText(order)}`),
    )
    return [(await see(order, 'order-received')).text, message?.text ?? '', message?.html ?? '']
  }
  await set(true, 'NL00 BANK 0123 4567 89\nT.n.v. Kade 9')
  for (const text of await emailText('transfer'))
    expect(text).toMatch(/Zo betaal je[\s\S]*NL00 BANK 0123 4567 89[\s\S]*T\.n\.v\. Kade 9/)
  expect((await as((tx) => previewEmail(tx, { kind: 'order-received' }))).body).toContain('NL00 BANK 0123 4567 89')
  await set(true, '')
  for (const text of await emailText('unsaid')) expect(text).toContain('Vraag de winkel hoe je betaalt')
  await set(false, '')
  for (const text of await emailText('otherwise')) expect(text).not.toContain('Zo betaal je')
})

test('the owner’s texts are in one language: an order in another uses its own or ours, and one switch is for all', async () => {
  const kind = 'order-confirmed'
  const write = (more: object) =>
    as((tx) => changeEmailText(tx, { kind, isOn: true, subject: '', intro: '', outro: '', ...more }))
  const emailText = async (locale: string) => {
    const order = await paid({ ...draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), locale })
    const number = new RegExp(`#${orderNumberText(order)}(?!\\d)`)
    return (await mailbox(ctx, { websiteId: site.id }))
      .find(({ subject }) => number.test(subject))
      ?.subject.replace(`#${orderNumberText(order)}`, '#')
  }
  const listed = async (language?: Language) =>
    (await as((tx) => listEmails(tx, language ? { language } : {}))).emails.find((message) => message.kind === kind)
  await write({ subject: 'Hoera {number}' })
  expect([await emailText('nl-NL'), await emailText('en-GB')]).toEqual([
    'TEST – Hoera #',
    'TEST – Your order # at Kade 9',
  ])
  await write({ language: 'en', subject: 'Hooray {number}' })
  expect([await emailText('nl-NL'), await emailText('en-GB')]).toEqual(['TEST – Hoera #', 'TEST – Hooray #'])
  expect([(await listed())?.subject, (await listed('en'))?.subject, (await listed('en'))?.starts.subject]).toEqual([
    'Hoera {number}',
    'Hooray {number}',
    'Your order {number} at {shop}',
  ])
  const english = await as((tx) => previewEmail(tx, { kind, language: 'en' }))
  expect(english.body).toMatch(/<html[^>]*lang="en"[\s\S]*Hooray #1001[\s\S]*Vase, low/)
  await write({ language: 'en', isOn: false })
  expect([(await listed())?.isOn, await emailText('nl-NL')]).toEqual([false, undefined])
  await write({})
  expect([(await listed('en'))?.isOn, await emailText('nl-NL')]).toEqual([true, 'TEST – Je bestelling # bij Kade 9'])
})

test('money held on a card is no debt: the email and the page say that it is held, and an email about files says where they are', async () => {
  const authorised = await pay(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), 'later')
  const files = await pay(draftOf({ lines: [{ quantity: 1, unitMinor: 900, productType: 2 }] }))
  await doDueJobs(ctx)
  expect((await see(authorised, 'order-confirmed')).text).toMatch(/Gereserveerd op je kaart(?![\s\S]*Nog te betalen)/)
  const emailTemplate = async (order: Order) =>
    (await mailbox(ctx, { websiteId: site.id })).find(
      ({ subject }) => subject === `TEST – Je bestelling #${orderNumberText(order)} bij Kade 9`,
    )?.text ?? ''
  expect(await emailTemplate(authorised)).toMatch(
    /het bedrag is gereserveerd op je kaart[\s\S]*Gereserveerd op je kaart: €\s25,00(?![\s\S]*Nog te betalen)/,
  )
  expect(await emailTemplate(files)).toMatch(
    /betaling ontvangen[\s\S]*Je bestanden vind je op de pagina van je bestelling/,
  )
})
