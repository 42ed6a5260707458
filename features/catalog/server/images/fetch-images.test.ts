import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { fetchFromOutside } from '#platform/egress'
import { productFiles } from '#support/product-files'
import { fetchImages } from './fetch-images.ts'
import { listOwnerProducts } from '../products/list-owner-products.ts'
import { productById } from '../base/product-of.ts'

const image = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a5431f' } })
  .png()
  .toBuffer()
/**
 * A shop's images: one is gone, one is a page, one leads in a circle, one is too large, one only calls itself an image.
 */
const answers: Record<string, [number, Record<string, string>, Uint8Array | string]> = {
  '/page.jpg': [200, { 'content-type': 'text/html' }, '<p>Sign in</p>'],
  '/round.jpg': [302, { location: '/round.jpg' }, ''],
  '/huge.jpg': [200, { 'content-type': 'image/jpeg', 'content-length': '90000000' }, ''],
  '/lie.jpg': [200, { 'content-type': 'image/jpeg' }, '<svg'],
  '/100%.png': [200, { 'content-type': 'image/png' }, image],
}
const server = createServer((request, response) => {
  const [status, headers, body] = answers[request.url ?? ''] ?? [404, {}, '']
  response.writeHead(status, headers)
  if (request.url === '/huge.jpg') response.flushHeaders()
  else response.end(body)
})
const { port } = await listenHere(server)
const base = `http://127.0.0.1:${port}`

const { ctx, shop, bring } = await productFiles()

test('images that are missing, pages, endless, too large or invalid keep no other image away, and the import names them', async () => {
  const site = await shop()
  const bad = ['/gone.jpg', '/page.jpg', '/round.jpg', '/huge.jpg', '/lie.jpg'].map((path) => base + path)
  const addresses = ['no address', ...bad, `${base}/100%.png`]
  const lines = addresses.map((address, at) => `cap,${at === 0 ? 'Cap' : ''},${at === 0 ? '10' : ''},${address}`)
  const done = await bring(site, `Handle,Title,Variant Price,Image Src\n${lines.join('\n')}\n`)
  const id =
    (await site.as((tx) => listOwnerProducts(tx, { sort: 'featured', offset: 0, limit: 1 }))).products[0]?.id ?? ''
  const ask: typeof fetchFromOutside = (url, options) =>
    fetchFromOutside(url, options, { allow: ['127.0.0.1/32'], ports: [port], proxy: '' })
  await fetchImages(ctx, site.site, [id], ask)
  await fetchImages(ctx, site.site, [id], ask)
  const { images } = await site.as((tx) => productById(tx, id))
  expect(images.map(({ asset }) => asset !== null)).toEqual([...addresses.slice(1).map(() => false), true])
  const rows = await site.as(({ db }) =>
    db
      .selectFrom('import_rows')
      .select('notes')
      .where('import_id', '=', done.import.id)
      .where('ordinal', '=', 1)
      .execute(),
  )
  expect(
    rows.flatMap(({ notes }) => notes.flatMap(({ code, values }) => (code === 'mediaMissing' ? [values.url] : []))),
  ).toEqual(['no address', ...bad])
})
