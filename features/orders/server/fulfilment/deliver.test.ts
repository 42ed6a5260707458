import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { takeRealMoney } from '#support/real-money'
import type { Order, OrderDraft } from '../../contract/index.ts'
import { refundOrder } from '../money/refund-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { deliverJob } from './deliver.job.ts'
import { downloadLinks } from './download-links.ts'
import { renewDownloads } from './downloads.ts'
import { eraseFilesJob } from './erase-files.job.ts'

const { app, as, ctx, paid, product, site, sold } = await orderShop()
const host = 'kade.localhost:8080'
const day = 86_400_000
const present = { recipientName: 'Bo', recipientEmail: 'bo@example.com', message: 'Voor jou', sendAt: null }
await as((tx) => changeSettings(tx, { group: 'store', values: { downloadLimit: 2, downloadDays: 3 } }))

async function delivered(order: Order): Promise<Order> {
  await doDueJobs(ctx)
  return order
}
const cardsOf = ({ id }: Order) =>
  as((tx) =>
    siteTables(tx).selectFrom('gift_cards').selectAll().where('order_id', '=', id).orderBy('order_key').execute(),
  )
const eventsOf = async ({ id }: Order, kind: string) =>
  (await as((tx) => orderDetail(tx, id))).events.filter((event) => event.kind === kind)
const deliverAgain = ({ id }: Order) => as((tx) => deliverJob.run(tx, { websiteId: site.id, orderId: id }))
const linksOf = ({ id }: Order) => as((tx) => downloadLinks(tx, id))
const hrefOf = async (order: Order) => (await linksOf(order))[0]?.href ?? ''

async function filed(title: string, { name = `${title}.pdf`, bytes = '0123456789', files = 1 } = {}) {
  const course = await product(title, { type: 2, variant: { priceMinor: 900 } })
  const keys: string[] = []
  for (let at = 0; at < files; at++) {
    const key = `${site.id}/products/${newId()}`
    keys.push(key)
    await ctx.storage.put(key, Buffer.from(bytes), 'application/octet-stream')
    const row = { product_id: course.id, name, key, type: 'application/pdf', bytes: bytes.length }
    await as((tx) =>
      siteTables(tx)
        .insertInto('product_files')
        .values({ id: newId(), ...row })
        .execute(),
    )
  }
  return { id: course.id, keys }
}
const course = (productId: string, quantity = 1): OrderDraft['lines'] =>
  draftOf({ lines: [{ productId, productType: 2, quantity, unitMinor: 900 }] }).lines
const courseOrder = (productId: string, quantity = 1) => draftOf({ lines: course(productId, quantity) })

test('a paid order makes a gift card for each piece, for its recipient, and none for free lines or other products', async () => {
  const tomorrow = new Date(ctx.now().getTime() + day)
  const order = await delivered(
    await sold(
      draftOf({
        lines: [
          { productType: 4, quantity: 2, unitMinor: 2500, giftCard: { ...present, sendAt: tomorrow.toISOString() } },
          {
            productType: 4,
            quantity: 1,
            unitMinor: 1500,
            giftCard: { ...present, recipientName: '', recipientEmail: '' },
          },
          { productType: 4, quantity: 1, unitMinor: 0, giftCard: present },
          { productType: 4, quantity: 1, unitMinor: 700 },
          { productType: 1, quantity: 1, unitMinor: 700, giftCard: present },
        ],
      }),
    ),
  )
  const seen = async () =>
    (await cardsOf(order))
      .map((card) => [card.initial_minor, card.currency, card.recipient_email, card.recipient_name, card.message])
      .toSorted((a, b) => Number(a[0]) - Number(b[0]))
  const expected = [
    [1500, 'EUR', 'noor@example.com', '', 'Voor jou'],
    [2500, 'EUR', 'bo@example.com', 'Bo', 'Voor jou'],
    [2500, 'EUR', 'bo@example.com', 'Bo', 'Voor jou'],
  ]
  expect(await seen()).toEqual(expected)
  expect((await eventsOf(order, 'giftcards')).map(({ details }) => details['count'])).toEqual([2, 1])
  await deliverAgain(order)
  expect(await seen()).toEqual(expected)
  const sent = async () =>
    (await mailbox(ctx, { websiteId: site.id })).filter(({ to }) => to === 'bo@example.com').length
  expect(await sent()).toBe(0)
  ctx.clock.set(tomorrow)
  await doDueJobs(ctx)
  expect(await sent()).toBe(2)
})

test('a piece that was refunded before it was handed over makes no gift card', async () => {
  const order = await sold(draftOf({ lines: [{ productType: 4, quantity: 3, unitMinor: 2500, giftCard: present }] }))
  const lineId = order.lines[0]?.id ?? ''
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 2, restock: false }] })))
  await delivered(order)
  expect(await cardsOf(order)).toHaveLength(1)
})

test('all files of an order are delivered, for each piece as often as was agreed, once', async () => {
  const { id } = await filed('Cursus', { files: 2 })
  const lines = [
    ...course(id, 3),
    ...draftOf({ lines: [{ productId: id, productType: 1, quantity: 1, unitMinor: 1 }] }).lines,
  ]
  const unnamed = draftOf({ lines: [{ productType: 2, quantity: 1, unitMinor: 1 }] }).lines
  const order = await delivered(await sold(draftOf({ lines: [...lines, ...unnamed] })))
  expect((await linksOf(order)).map(({ left }) => left)).toEqual([6, 6])
  expect((await eventsOf(order, 'downloads')).map(({ details }) => details['count'])).toEqual([2])
  await app.ask(host, await hrefOf(order))
  await deliverAgain(order)
  expect((await linksOf(order)).map(({ left }) => left).toSorted((a, b) => a - b)).toEqual([5, 6])
  const plain = await delivered(await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 900 }] })))
  expect(await eventsOf(plain, 'downloads')).toEqual([])
})

test('a product’s own download settings count before those of the shop', async () => {
  const { id } = await filed('Eigen')
  await as((tx) =>
    siteTables(tx).updateTable('products').set({ download_limit: 1, download_days: 10 }).where('id', '=', id).execute(),
  )
  const order = await delivered(await sold(courseOrder(id)))
  const [link] = await linksOf(order)
  expect(link).toMatchObject({ left: 1, expiresAt: new Date(ctx.now().getTime() + 10 * day).toISOString() })
})

test('a link is valid up to its last moment, and leads nowhere from then on', async () => {
  const order = await delivered(await sold(courseOrder((await filed('Moment')).id)))
  const href = await hrefOf(order)
  ctx.clock.forward(3 * day - 1)
  expect((await app.ask(host, href)).status).toBe(200)
  expect(await hrefOf(order)).toBe(href)
  ctx.clock.forward(1)
  expect((await app.ask(host, href)).status).toBe(410)
  expect((await linksOf(order)).map(({ href: link }) => link)).toEqual([null])
})

test('a part of a file is one range within it; another range is the whole file, or nothing', async () => {
  const order = await delivered(await sold(courseOrder((await filed('Deel', { name: '' })).id, 3)))
  const href = await hrefOf(order)
  const get = async (range?: string) => {
    const { status, text, headers } = await app.ask(host, href, range ? { headers: { range } } : {})
    return [status, text, headers['content-range'], headers['content-length']]
  }
  expect(await get('bytes=4-6')).toEqual([206, '456', 'bytes 4-6/10', '3'])
  expect(await get('bytes=7-99')).toEqual([206, '789', 'bytes 7-9/10', '3'])
  expect(await get('bytes=0-3')).toEqual([206, '0123', 'bytes 0-3/10', '4'])
  // The three parts are one download, of six.
  expect((await linksOf(order))[0]?.left).toBe(5)
  for (const range of ['bytes=10-', 'bytes=6-2'])
    expect((await get(range)).slice(0, 3)).toEqual([416, '', 'bytes */10'])
  expect((await linksOf(order))[0]?.left).toBe(5)
  for (const [at, range] of ['bytes=0-1,3-4', 'pages=1-2', undefined, undefined, undefined].entries()) {
    expect([range, ...(await get(range))]).toEqual([range, 200, '0123456789', undefined, '10'])
    expect((await linksOf(order))[0]?.left).toBe(4 - at)
  }
  expect((await linksOf(order))[0]).toMatchObject({ left: 0, href: null })
  expect((await app.ask(host, href)).status).toBe(403)
  expect((await app.ask(host, href, { headers: { range: 'bytes=4-' } })).status).toBe(403)
})

test('a file without a name gets one, and one that the store has lost is not found', async () => {
  const { id, keys } = await filed('Leeg', { name: 'é'.repeat(200) })
  const order = await delivered(await sold(courseOrder(id)))
  const href = await hrefOf(order)
  const disposition = (await app.ask(host, href)).headers['content-disposition'] ?? ''
  expect(/filename="([^"]*)"/.exec(String(disposition))?.[1]).toBe('_'.repeat(150))
  const [unnamed] = await linksOf(order)
  await as((tx) =>
    siteTables(tx)
      .updateTable('order_downloads')
      .set({ title: '' })
      .where('id', '=', unnamed?.id ?? '')
      .execute(),
  )
  expect((await app.ask(host, href)).headers['content-disposition']).toContain('filename="download"')
  await as((tx) => renewDownloads(tx, { id: order.id }))
  await ctx.storage.remove(keys)
  expect((await app.ask(host, await hrefOf(order))).status).toBe(404)
})

test('files bought with test money are not delivered once the shop takes real money', async () => {
  const { id } = await filed('Proef')
  const [trial, real] = [await delivered(await paid(courseOrder(id))), await delivered(await sold(courseOrder(id)))]
  const hrefs = [await hrefOf(trial), await hrefOf(real)]
  const statuses = async () => {
    const answers = await Promise.all(hrefs.map((href) => app.ask(host, href)))
    return answers.map(({ status }) => status)
  }
  expect(await statuses()).toEqual([200, 200])
  takeRealMoney(ctx)
  expect((await linksOf(trial)).map(({ href }) => href)).toEqual([null])
  expect((await linksOf(real)).map(({ href }) => href)).toEqual([hrefs[1]])
  expect(await statuses()).toEqual([404, 200])
})

test('fresh links are as valid as the first, for that order alone, and given by people who may work on orders', async () => {
  const { id } = await filed('Vers')
  const [order, other] = [await delivered(await sold(courseOrder(id))), await delivered(await sold(courseOrder(id)))]
  const [before, others] = [await hrefOf(order), await hrefOf(other)]
  for (const _ of [1, 2]) await app.ask(host, before)
  ctx.clock.forward(2 * day)
  await expect(as((tx) => renewDownloads(tx, { id: order.id }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await as((tx) => renewDownloads(tx, { id: order.id }))
  const [link] = await linksOf(order)
  expect(link).toMatchObject({ left: 2, expiresAt: new Date(ctx.now().getTime() + 3 * day).toISOString() })
  expect([(await app.ask(host, before)).status, (await app.ask(host, link?.href ?? '')).status]).toEqual([404, 200])
  await as((tx) => renewDownloads(tx, { id: order.id }))
  expect(await hrefOf(order)).not.toBe(link?.href)
  expect(await hrefOf(other)).toBe(others)
  expect(await eventsOf(order, 'downloads.renewed')).toHaveLength(2)
})

test('a removed file stays in the store for ninety days after the last link to it has expired, and a file that was never bought is deleted at once', async () => {
  const [bought, unsold, onSale] = [await filed('Oud'), await filed('Ongezien'), await filed('Te koop')]
  const order = await delivered(await sold(courseOrder(bought.id)))
  const until = new Date((await linksOf(order))[0]?.expiresAt ?? '').getTime()
  for (const { id } of [bought, unsold])
    await as((tx) =>
      siteTables(tx).updateTable('product_files').set({ removed_at: ctx.now() }).where('product_id', '=', id).execute(),
    )
  const left = async () => Promise.all([bought, unsold, onSale].map(({ keys }) => ctx.storage.exists(keys[0] ?? '')))
  await eraseFilesJob.run(ctx, {})
  expect(await left()).toEqual([true, false, true])
  ctx.clock.forward(until + 90 * day - 1 - ctx.now().getTime())
  await eraseFilesJob.run(ctx, {})
  expect(await left()).toEqual([true, false, true])
  ctx.clock.forward(1)
  await eraseFilesJob.run(ctx, {})
  expect(await left()).toEqual([false, false, true])
})
