import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { catalogApi } from '#features/catalog/contract'
import { catalogFeature } from '#features/catalog/server'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { orderPagesOf, orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import type { Order } from '../../contract/index.ts'
import { downloadLinks } from '../fulfilment/download-links.ts'
import { renewDownloads } from '../fulfilment/downloads.ts'
import { eraseFilesJob } from '../fulfilment/erase-files.job.ts'

const shop = await orderShop()
const { app, as, ctx, product, site } = shop
const { host, paid, see } = orderPagesOf(shop)

test('a digital product is downloaded as often and as long as was agreed', async () => {
  await as((tx) => changeSettings(tx, { group: 'store', values: { downloadLimit: 2, downloadDays: 3 } }))
  const course = await product('Cursus', { type: 2, variant: { priceMinor: 4900 } })
  const key = `${site.id}/products/${newId()}`
  await ctx.storage.put(key, Buffer.from('0123456789'), 'application/octet-stream')
  const file = {
    website_id: site.id,
    id: newId(),
    product_id: course.id,
    name: 'Les één "1".pdf',
    key,
    type: 'application/pdf',
    bytes: 10,
  }
  await as((tx) => tx.db.insertInto('product_files').values(file).execute())
  const order = await paid(
    draftOf({
      lines: [
        {
          productId: course.id,
          variantId: course.variants[0]?.id ?? null,
          productType: 2,
          quantity: 1,
          unitMinor: 4900,
          title: 'Cursus',
        },
      ],
    }),
  )
  expect(order).toMatchObject({ label: 'fulfilled' })
  const { text } = await see(order)
  expect(text).toContain('nog 2 keer, tot 4 juni 2026')
  const links = () => as((tx) => downloadLinks(tx, order.id))
  const href = (await links())[0]?.href ?? ''
  const download = await app.ask(host, href)
  expect([download.status, download.text, download.headers['x-content-type-options']]).toEqual([
    200,
    '0123456789',
    'nosniff',
  ])
  expect(download.headers['content-disposition']).toBe(
    `attachment; filename="Les __n _1_.pdf"; filename*=UTF-8''Les%20%C3%A9%C3%A9n%20%221%22.pdf`,
  )
  expect((await app.ask(host, href)).status).toBe(200)
  expect((await app.ask(host, href)).status).toBe(403)
  await as((tx) => renewDownloads(tx, { id: order.id }))
  expect((await app.ask(host, href)).status).toBe(404)
  const fresh = (await links())[0]?.href ?? ''
  ctx.clock.forward(3 * 86_400_000 + 1)
  expect((await app.ask(host, fresh)).status).toBe(410)
  expect((await links())[0]?.href).toBe(null)
})

test('a file removed from its product is not sold any more, and its buyers keep it until their links expire', async () => {
  const course = await product('Patroon', { type: 2, variant: { priceMinor: 900 } })
  const key = `${site.id}/products/${newId()}`
  await ctx.storage.put(key, Buffer.from('abc'), 'application/octet-stream')
  const file = {
    website_id: site.id,
    id: newId(),
    product_id: course.id,
    name: 'Patroon.pdf',
    key,
    type: 'application/pdf',
    bytes: 3,
  }
  await as((tx) => tx.db.insertInto('product_files').values(file).execute())
  const buy = () =>
    paid(
      draftOf({
        lines: [
          { productId: course.id, variantId: null, productType: 2, quantity: 1, unitMinor: 900, title: 'Patroon' },
        ],
      }),
    )
  const order = await buy()
  const remove = catalogFeature.routes?.find(({ endpoint }) => endpoint === catalogApi.removeFile)
  expect(await as((tx) => remove?.operation(tx, { id: course.id, fileId: file.id }) ?? Promise.resolve())).toEqual([])
  const linksOf = ({ id }: Order) => as((tx) => downloadLinks(tx, id))
  expect(await linksOf(await buy())).toEqual([])
  await eraseFilesJob.run(ctx, {})
  expect(await app.ask(host, (await linksOf(order))[0]?.href ?? '')).toMatchObject({ status: 200, text: 'abc' })
  ctx.clock.forward(120 * 86_400_000)
  await eraseFilesJob.run(ctx, {})
  expect(await ctx.storage.exists(key)).toBe(false)
})

test('a download is counted once for a look, a probe, parts, and a resumed connection', async () => {
  const { ask, row, bytes } = await boughtFile(2)
  const headAnswer = await ask('HEAD')
  const { etag = '', 'last-modified': changed = '' } = headAnswer.headers as Record<string, string>
  expect([headAnswer.status, headAnswer.text, headAnswer.headers['content-length']]).toEqual([
    200,
    '',
    String(bytes.length),
  ])
  expect(etag).toMatch(/^"[^"]+"$/)
  expect(new Date(changed).getTime()).toBeGreaterThan(0)
  expect((await row()).count).toBe(0)

  expect(await ask('GET', { range: 'bytes=0-0' })).toMatchObject({ status: 206 })
  const parts = ['bytes=1-19999', 'bytes=20000-39999', 'bytes=40000-']
  const answers = await Promise.all(parts.map((range) => ask('GET', { range })))
  expect(Buffer.concat(answers.map((answer) => answer.bytes)).equals(bytes.subarray(1))).toBe(true)
  expect(answers[0]?.headers['content-range']).toBe(`bytes 1-19999/${bytes.length}`)
  expect((await row()).count).toBe(1)

  expect(await ask('GET', { range: 'bytes=-10', 'if-range': etag })).toMatchObject({ status: 206 })
  const beyond = await ask('GET', { range: `bytes=${bytes.length}-` })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
  expect((await row()).count).toBe(1)

  // The file that is asked for in part is not this one: all of it is sent, which is another download.
  expect(await ask('GET', { range: 'bytes=5-', 'if-range': '"another"' })).toMatchObject({ status: 200, bytes })
  expect((await row()).count).toBe(2)
  for (const range of [undefined, 'bytes=1-', 'bytes=0-', `bytes=${bytes.length - 30_000}-`])
    expect((await ask('GET', range ? { range, 'if-range': etag } : {})).status).toBe(403)
  expect(await ask('HEAD')).toMatchObject({ status: 200 })
})

test('an interrupted download is continued later without counting again', async () => {
  const { break: breakOff, ask, row, bytes } = await boughtFile(1, 12_000_000)
  await breakOff()
  await expect.poll(async () => (await row()).sent_bytes).toBeLessThan(bytes.length / 2)
  expect(await ask('GET', { range: 'bytes=1000-' })).toMatchObject({ status: 206 })
  expect(await row()).toMatchObject({ count: 1 })
  expect(await ask('GET', { range: 'bytes=1000-' })).toMatchObject({ status: 403 })
})

/** Creates a purchased file with a download limit, as its buyer has it. */
async function boughtFile(limit: number, size = 60_000) {
  await as((tx) => changeSettings(tx, { group: 'store', values: { downloadLimit: limit, downloadDays: 3 } }))
  const course = await product('Cursus', { type: 2, variant: { priceMinor: 4900 } })
  const key = `${site.id}/products/${newId()}`
  const bytes = Buffer.alloc(size, 'abcdefghij')
  await ctx.storage.put(key, bytes, 'application/octet-stream')
  const file = {
    website_id: site.id,
    id: newId(),
    product_id: course.id,
    name: 'Les.pdf',
    key,
    type: 'a/b',
    bytes: size,
  }
  await as((tx) => tx.db.insertInto('product_files').values(file).execute())
  const line = { productId: course.id, variantId: null, productType: 2, quantity: 1, unitMinor: 4900, title: 'Cursus' }
  const order = await paid(draftOf({ lines: [line] }))
  const href = (await as((tx) => downloadLinks(tx, order.id)))[0]?.href ?? ''
  return {
    bytes,
    ask: (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) => app.ask(host, href, { method, headers }),
    row: () =>
      as((tx) =>
        tx.db
          .selectFrom('order_downloads')
          .select(['count', 'sent_bytes'])
          .where('order_id', '=', order.id)
          .executeTakeFirstOrThrow(),
      ),
    /** Asks for all of it, and hangs up with the first bytes. */
    break: () =>
      new Promise<void>((resolve, reject) => {
        const request = httpRequest(
          { host: '127.0.0.1', port: app.port, path: href, headers: { host } },
          (response) => {
            response.once('data', () => {
              response.destroy()
              resolve()
            })
          },
        )
        request.on('error', reject)
        request.end()
      }),
  }
}
