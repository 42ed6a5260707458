import { expect, test } from 'vitest'
import { catalogApi } from '#features/catalog/contract'
import { catalogFeature } from '#features/catalog/server'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import type { Order, OrderDraft } from '../../contract/index.ts'
import { downloadLinks } from '../fulfilment/download-links.ts'
import { renewDownloads } from '../fulfilment/downloads.ts'
import { eraseFilesJob } from '../fulfilment/erase-files.job.ts'
import { statusToken } from '../orders/tokens.ts'

const { app, as, ctx, paid: pay, product, site } = await orderShop()
const host = 'kade.localhost:8080'
const tokenOf = ({ id }: Order) => statusToken({ ...ctx, site, locale: 'nl' }, id)
const see = (order: Order, page = 'order-status') => app.ask(host, `/commerce/${page}?token=${tokenOf(order)}`)

async function paid(draft: OrderDraft): Promise<Order> {
  const order = await pay(draft)
  await doDueJobs(ctx)
  return order
}

test('what is digital is downloaded as often and as long as was agreed, and going on after an interruption counts nothing', async () => {
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
  expect(await app.ask(host, href, { headers: { range: 'bytes=4-' } })).toMatchObject({ status: 206, text: '456789' })
  expect((await app.ask(host, href)).status).toBe(200)
  expect((await app.ask(host, href)).status).toBe(403)
  await as((tx) => renewDownloads(tx, { id: order.id }))
  expect((await app.ask(host, href)).status).toBe(404)
  const fresh = (await links())[0]?.href ?? ''
  ctx.clock.forward(3 * 86_400_000 + 1)
  expect((await app.ask(host, fresh)).status).toBe(410)
  expect((await links())[0]?.href).toBe(null)
})

test('a file that is removed from its product is not sold any more, and whoever bought it has it until nobody can ask for it', async () => {
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
