import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { exportOrders } from '../reports/export-orders.ts'
import { returnStock, setProductStatus, takeStock } from '#features/catalog/server'
import { changeEmailText } from '#support/internals'
import { bulkAction } from './bulk-action.ts'
import { changeTracking, fulfilOrder } from '../fulfilment/fulfil-order.ts'
import { listCustomers, readCustomer } from '../customers/list-customers.ts'
import { listOrders } from '../base/list-orders.ts'
import { noteOrder } from './note-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { placeOrder } from '../placing/place-order.ts'
import { packingSlips } from '../invoices/serve-invoice.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { statusToken } from '../base/tokens.ts'
import { writeOrderEmailJob } from '../emails/write-order-email.job.ts'

const { app, as, ctx, sold, place, shelf, site } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))
const act = <I>(operation: (tx: OwnerTransaction, input: I) => Promise<unknown>, input: I) =>
  as((tx) => operation(tx, input))

const everyOrder = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all' } as const

test('an order is sent in parts, with a tracking link for each, and is fulfilled with the last', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 3, unitMinor: 2500 }] }))
  const lineId = order.lines[0]?.id ?? ''
  const parcel = {
    id: order.id,
    carrier: 'PostNL',
    trackingNumber: '3S1',
    trackingUrl: 'https://post.example/3S1',
    notify: true,
  }
  const some = await as((tx) => fulfilOrder(tx, { ...parcel, lines: [{ lineId, quantity: 2 }] }))
  expect(some).toMatchObject({
    order: { fulfilmentStatus: 'partly-fulfilled', label: 'paid' },
    allows: { edit: false, fulfil: true },
  })
  await expect(as((tx) => fulfilOrder(tx, { ...parcel, lines: [{ lineId, quantity: 2 }] }))).rejects.toMatchObject({
    code: 'orders.too_many',
  })
  const rest = await as((tx) => fulfilOrder(tx, { ...parcel, lines: [] }))
  expect(rest).toMatchObject({
    order: { fulfilmentStatus: 'fulfilled', label: 'fulfilled' },
    fulfilments: [{ trackingNumber: '3S1' }, {}],
  })
  const change = {
    id: order.id,
    fulfilmentId: rest.fulfilments[0]?.id ?? '',
    carrier: 'DHL',
    trackingNumber: 'D2',
    trackingUrl: 'javascript:alert(1)',
  }
  expect(await as((tx) => changeTracking(tx, change))).toMatchObject({
    fulfilments: [{ carrier: 'DHL', trackingUrl: '' }, {}],
  })
})

test('several orders are sent, marked as paid or cancelled at once; only impossible ones are left', async () => {
  const vase = await shelf(9)
  const makeDraft = () => draftOf({ lines: [{ ...vase, quantity: 1, unitMinor: 100 }] })
  const sent = [await sold(makeDraft()), await sold(makeDraft())]
  const unpaid = await as((tx) => placeOrder(tx, makeDraft(), { key: 'many unpaid', holder: '' }))
  const ids = [...sent, unpaid].map(({ id }) => id)
  const many = (wanted: 'fulfil' | 'markPaid' | 'cancel', which = ids) =>
    act(bulkAction, { ids: which, act: wanted, reason: 'op', notify: true })
  expect(
    await many(
      'fulfil',
      sent.map(({ id }) => id),
    ),
  ).toEqual({ done: 2, skipped: 0 })
  expect(await many('markPaid')).toEqual({ done: 1, skipped: 2 })
  expect(await many('cancel')).toEqual({ done: 1, skipped: 2 })
  expect(await many('fulfil')).toEqual({ done: 0, skipped: 3 })
  const labels = (await Promise.all(ids.map(detail))).map(({ order }) => order.label)
  expect(labels).toEqual(['fulfilled', 'fulfilled', 'refunded'])
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(7)
  await doDueJobs(ctx)
  const emails = (await mailbox(ctx, { websiteId: site.id })).filter(
    ({ subject }) => subject === `Je bestelling #${unpaid.number} is geannuleerd`,
  )
  expect(emails).toHaveLength(1)
  await expect(
    as((tx) => bulkAction(tx, { ids, act: 'cancel', reason: '', notify: false }), ['editor']),
  ).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

test('the packing slips of chosen orders are one document, and their rows one spreadsheet', async () => {
  const orders = [
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 100 }] })),
    await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 100 }] })),
  ]
  const digital = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 100, productType: 2 }] }))
  const slips = async (chosen: readonly { id: string }[]) => {
    const { headers, body } = await as((tx) => packingSlips(tx, { ids: chosen.map(({ id }) => id).join(',') }))
    const pages = Buffer.from(body)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)
    return [headers?.['content-disposition'], pages?.length]
  }
  const [first, last] = orders.map(({ number }) => number)
  expect(await slips([...orders].reverse())).toEqual([`inline; filename="${first}-${last}.pdf"`, 2])
  expect((await slips([...orders, digital]))[1]).toBe(2)
  expect((await slips([digital]))[1]).toBe(1)
  const filter = { ...everyOrder, ids: orders.map(({ id }) => id).join(',') }
  const csv = await as(async (tx) => (await (await exportOrders(tx, filter)).body.toArray()).join(''))
  const rows = csv.trim().split('\r\n')
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual([`#${last}`, `#${first}`])
})

test('a customer waiting for a sold-out variant gets one email when it is back in stock, in the owner’s words', async () => {
  const { productId, variantId } = await shelf(0)
  await as((tx) => setProductStatus(tx, { ids: [productId], status: 1 }))
  const words = { kind: 'back-in-stock' as const, isOn: true, subject: 'Hoera: {product}', intro: '', outro: '' }
  await as((tx) => changeEmailText(tx, words))
  const response = await app.ask('kade.localhost:8080', '/api/commerce/back-in-stock', {
    method: 'POST',
    headers: { origin: 'http://kade.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ variantId, email: 'Wacht@example.com', returnTo: '/winkel' }),
  })
  expect([response.status, response.headers.location]).toEqual([303, '/winkel?reminded=yes'])
  const lines = [{ variantId, quantity: 3 }]
  const refill = async () => {
    await as((tx) => returnStock(tx, { lines, subject: 'order:back' }))
    await doDueJobs(ctx)
    return (await mailbox(ctx, { websiteId: site.id })).filter(({ subject }) => subject.startsWith('Hoera: Vaas'))
  }
  const emails = await refill()
  expect(emails.map(({ to }) => to)).toEqual(['wacht@example.com'])
  expect(emails[0]?.text).toContain('/winkel/vaas-')
  expect(emails[0]?.text).toContain('zolang de voorraad strekt')
  const { unsubscribe_url: stop } = await ctx.db
    .selectFrom('emails')
    .select('unsubscribe_url')
    .where('recipient', '=', 'wacht@example.com')
    .executeTakeFirstOrThrow()
  expect(stop).toMatch(/^http:\/\/kade\.localhost:8080\/api\/emails\/stop\?token=/)
  expect(emails[0]?.text).toContain(stop)
  await as((tx) => takeStock(tx, { holder: 'wacht', lines, subject: 'order:gone' }))
  expect(await refill()).toHaveLength(1)
})

test('orders are found by words, label and day, page by page, and customers with their purchases', async () => {
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 4200, title: 'Olielamp' }] })
  const order = await sold({ ...draft, customer: { ...draft.customer, email: 'Zoek@Example.com', name: 'Zoë Zoeker' } })
  const results = await as((tx) => listOrders(tx, { ...everyOrder, search: 'olielamp zoë', limit: 10 }))
  expect(results).toMatchObject({ orders: [{ id: order.id, label: 'paid', lineCount: 1 }], count: 1, next: null })
  const page = await as((tx) => listOrders(tx, { ...everyOrder, limit: 2 }))
  const rest = await as((tx) => listOrders(tx, { ...everyOrder, limit: 2, after: page.next ?? '' }))
  expect(rest.orders[0]?.number).toBe((page.orders[1]?.number ?? 0) - 1)
  expect(await as((tx) => listOrders(tx, { ...everyOrder, search: '#', limit: 2 }))).toEqual(page)
  expect(await as((tx) => listOrders(tx, { ...everyOrder, search: '#', limit: 2, after: page.next ?? '' }))).toEqual(
    rest,
  )
  expect(await as((tx) => listOrders(tx, { ...everyOrder, search: 'niemand', limit: 2 }))).toMatchObject({
    orders: [],
    count: 0,
  })
  const labelled = await Promise.all(
    (['pending', 'paid', 'fulfilled', 'cancelled', 'refunded'] as const).map((label) =>
      as((tx) => listOrders(tx, { ...everyOrder, label, limit: 200 })),
    ),
  )
  expect(
    labelled.map(({ orders }, at) =>
      orders.every(
        (listedOrder) => listedOrder.label === ['pending', 'paid', 'fulfilled', 'cancelled', 'refunded'][at],
      ),
    ),
  ).toEqual(Array(5).fill(true))
  expect(labelled.reduce((sum, { count }) => sum + count, 0)).toBe(page.count)
  expect((await as((tx) => listOrders(tx, { ...everyOrder, from: '2026-06-02', limit: 2 }))).count).toBe(0)
  const { customers } = await as((tx) => listCustomers(tx, { search: 'zoek@', limit: 10 }))
  expect(customers).toMatchObject([{ name: 'Zoë Zoeker', orderCount: 1, spent: [{ currency: 'EUR', minor: 4200 }] }])
  const customer = customers[0]?.id ?? ''
  expect(await as((tx) => readCustomer(tx, { id: customer }))).toMatchObject({
    customer: { name: 'Zoë Zoeker', orderCount: 1 },
  })
  expect(await as((tx) => listOrders(tx, { ...everyOrder, customer, limit: 10 }))).toMatchObject({
    orders: [{ number: order.number }],
    count: 1,
  })
})

test('T27 the export has a row for each line, and nothing in it is a formula', async () => {
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 1234, title: '=HYPERLINK("http://evil")' }] })
  await place({ ...draft, note: '+31 6 "quoted"\nnext', customer: { ...draft.customer, name: '@SUM(A1)' } })
  const filter = {
    search: 'hyperlink',
    label: 'all' as const,
    payment: 'all' as const,
    fulfilment: 'all' as const,
    world: 'all' as const,
  }
  const csv = await as(async (tx) => (await (await exportOrders(tx, filter)).body.toArray()).join(''))
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`)
  expect(csv).toContain("'@SUM(A1)")
  expect(csv).toContain(`"'+31 6 ""quoted""\nnext"`)
  expect(csv.split('\r\n')[1]).toContain(',12.34,')
})

test('a person who may not see orders sees none', async () => {
  await expect(
    as(
      (tx) => listOrders(tx, { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all', limit: 1 }),
      ['editor'],
    ),
  ).rejects.toMatchObject({ kind: 'forbidden' })
})

test('the timeline of an order is in its order, with each action and its author', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  await act(noteOrder, { id: order.id, text: 'Cadeau: prijs eraf' })
  await doDueJobs(ctx)
  const { events } = await detail(order.id)
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['placed', 'payment.paid', 'note', 'email', 'invoice']),
  )
  expect(events.find(({ kind }) => kind === 'note')).toMatchObject({
    who: 'Ada Owner',
    details: { text: 'Cadeau: prijs eraf' },
  })
  const message = (await mailbox(ctx, { websiteId: site.id })).find(({ subject }) =>
    subject.includes(`#${order.number}`),
  )
  expect(message).toMatchObject({ to: 'noor@example.com', subject: `Je bestelling #${order.number} bij Kade 9` })
  expect(message?.html).toContain(
    `/commerce/order-status?token=${statusToken({ ...ctx, site, locale: 'nl' }, order.id)}`,
  )
})

test('an email written while the owner changes the order waits for that, and both are in its timeline', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  const written = Promise.withResolvers<void>()
  await as(async (tx) => {
    await lockedOrder(tx, order.id)
    as((other) =>
      writeOrderEmailJob.run(other, { websiteId: site.id, orderId: order.id, kind: 'order-confirmed' }),
    ).then(written.resolve, written.reject)
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitUntil(async () => (await waiting.execute(ctx.db)).rows.length > 0, { timeout: 10_000 })
    await addOrderEvent(tx, order.id, 'note', { text: 'Ring twice' })
  })
  await written.promise
  const { events } = await detail(order.id)
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['note', 'email']))
})
