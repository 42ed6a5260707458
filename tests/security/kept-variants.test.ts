import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'

const ctx = await testContext({ features: shopFeatures })
const site = await testSite(ctx, { name: 'winkel' })
const shop = await testShop(site)
const mug = await shop.product('Mok')
await shop.as((tx) => setProductStatus(tx, { ids: [mug.id], status: 1 }))
const app = await runningApp(ctx)
const host = 'winkel.localhost:8080'
const rowsAt = async (path: string) => {
  const rows = await ctx.db.selectFrom('render_cache').select('url').where('website_id', '=', site.site.id).execute()
  return rows.map(({ url }) => url).filter((url) => url.split('?', 1)[0] === path)
}
const etagOf = async (url: string) => (await app.ask(host, url)).headers['etag']

test('meaningless values of a query store nothing: they share the page without them', async () => {
  const plain = await etagOf('/winkel/mok')
  expect(plain).toBeDefined()
  for (let at = 0; at < 100; at++)
    for (const name of ['n', 'variant', 'options', 'quantity', 'x'])
      expect(await etagOf(`/winkel/mok?${name}=${at}abc`)).toBe(plain)
  await vi.waitFor(async () => expect(await rowsAt('/winkel/mok')).toEqual(['/winkel/mok']), 5000)
})

test.each(['utm_source', 'utm_campaign', 'gclid', 'fbclid', 'msclkid'])(
  'an address with %s is found in the cache',
  async (name) => {
    await etagOf('/winkel/mok')
    const found = vi.spyOn(app.parts.cache, 'find')
    for (const value of ['a', 'b']) expect((await app.ask(host, `/winkel/mok?${name}=${value}`)).status).toBe(200)
    const results = found.mock.results.map(({ value }) => value as unknown)
    expect(results.length).toBeGreaterThanOrEqual(2)
    expect(new Set(results)).toEqual(new Set([app.parts.cache.find(host, '/winkel/mok')]))
  },
)

test('at most 64 variants of one address are kept, in memory and in the database', async () => {
  await etagOf('/winkel')
  const words = Array.from({ length: 200 }, (_, at) => `q=word${at}`)
  for (const query of words) {
    ctx.clock.forward(1000)
    expect((await app.ask(host, `/winkel?${query}`)).status).toBe(200)
  }
  await app.parts.store?.close()
  const kept = await rowsAt('/winkel')
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.length).toBeLessThanOrEqual(65)
  expect(kept).toContain('/winkel')
  expect(kept).toContain('/winkel?q=word199')
  expect(words.filter((query) => app.parts.cache.find(host, `/winkel?${query}`)).length).toBeLessThanOrEqual(64)
})

test('variants of one site weigh at most 64 MB: the oldest are removed first, pages without a query stay', async () => {
  const later = await runningApp(ctx)
  const look = async (path: string) => expect((await later.ask(host, path)).status).toBe(200)
  await look('/winkel')
  await look('/winkel?q=heavy')
  await vi.waitFor(async () => expect(await rowsAt('/winkel')).toContain('/winkel?q=heavy'), 10_000)
  // Forty of 3 MB, older than what is asked for next.
  await sql`insert into render_cache (website_id, host, url, query_names, status, type, headers, tags, until, epoch, etag, br, gzip, quality, kept_at, program)
    select website_id, host, '/other-' || n || '?q=1', query_names, status, type, headers, tags, until, epoch, etag,
      convert_to(repeat('x', 3000000), 'utf8'), gzip, quality, kept_at - make_interval(secs => n), program
    from render_cache, generate_series(1, 40) as n where website_id = ${site.site.id} and url = '/winkel?q=heavy'`.execute(
    ctx.db,
  )
  ctx.clock.forward(1000)
  await look('/winkel?q=newest')
  const weight = async () => {
    const { rows } = await sql<{ bytes: string; urls: string[] }>`
      select sum(octet_length(br) + octet_length(gzip))::text as bytes, array_agg(url) as urls from render_cache
      where website_id = ${site.site.id} and strpos(url, '?') > 0`.execute(ctx.db)
    return { bytes: Number(rows[0]?.bytes), urls: rows[0]?.urls ?? [] }
  }
  await vi.waitFor(async () => expect((await weight()).bytes).toBeLessThanOrEqual(64 * 1024 * 1024), 10_000)
  const { bytes, urls } = await weight()
  expect(bytes).toBeGreaterThan(50_000_000)
  expect(urls).toContain('/winkel?q=newest')
  expect(urls).toContain('/other-1?q=1')
  expect(urls).not.toContain('/other-40?q=1')
  expect(await rowsAt('/winkel')).toContain('/winkel')
})
