import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { PlatformTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { changed } from './changes.ts'
import { inSite } from './in-site.ts'
import { siteCache } from './site-cache.ts'
import { cacheTag } from '../context/index.ts'

const ctx = await testContext()
const elsewhere = ctx.another()
const firstSite = { id: 'a'.repeat(24) }
const other = { id: 'b'.repeat(24) }

await sql`create table prices (website_id text primary key, facts jsonb not null)`.execute(ctx.db)
await sql`select quoin_tenant('prices')`.execute(ctx.db)

let reads = 0
type SiteTransactionLike = PlatformTransaction & { readonly site: { readonly id: string } }

const prices = (siteCtx: SiteTransactionLike) =>
  siteCache.value(siteCtx, 'prices', async () => {
    reads++
    const { rows } = await sql<{ facts: { cents: number[] } }>`select facts from prices`.execute(siteCtx.db)
    return rows[0]?.facts ?? { cents: [] }
  })
const write = (siteCtx: SiteTransactionLike, cents: number) =>
  sql`insert into prices values (${siteCtx.site.id}, ${{ cents: [cents] }}) on conflict (website_id) do update set facts = excluded.facts`.execute(
    siteCtx.db,
  )
const set = (process: typeof ctx, site: typeof firstSite, cents: number, tag = cacheTag.terms) =>
  inSite(process, site, async (tx) => {
    await write(tx, cents)
    await changed(tx, [tag])
  })
const seen = (process: typeof ctx, site: typeof firstSite) =>
  inSite(process, site, async (tx) => (await prices(tx)).cents[0])

beforeEach(async () => {
  for (const process of [ctx, elsewhere]) siteCache.clear(process.db)
  for (const site of [firstSite, other]) await set(ctx, site, 100)
  reads = 0
})

test('a cached value is read once, for any number of transactions', async () => {
  expect([await seen(ctx, firstSite), await seen(ctx, firstSite), await seen(ctx, firstSite), reads]).toEqual([
    100, 100, 100, 1,
  ])
})

test.each([cacheTag.terms, cacheTag.site, cacheTag.store])(
  'a change under the tag %s is seen by the next transaction of every process, without waiting',
  async (tag) => {
    expect([await seen(ctx, firstSite), await seen(elsewhere, firstSite)]).toEqual([100, 100])
    await set(ctx, firstSite, 200, tag)
    expect([await seen(elsewhere, firstSite), await seen(ctx, firstSite)]).toEqual([200, 200])
  },
)

test('a value used only for pages invalidates nothing in the cache, and neither does another site', async () => {
  await seen(ctx, firstSite)
  await inSite(ctx, firstSite, (tx) => changed(tx, [cacheTag.item('1'), cacheTag.nav]))
  await set(ctx, other, 300)
  expect([await seen(ctx, firstSite), reads]).toEqual([100, 1])
})

test('a transaction that changed it reads its own write, and no other does before the commit', async () => {
  await seen(ctx, firstSite)
  const own = await inSite(ctx, firstSite, async (tx) => {
    await write(tx, 400)
    await changed(tx, [cacheTag.terms])
    return [(await prices(tx)).cents[0], await seen(ctx, firstSite), await seen(elsewhere, firstSite)]
  })
  expect(own).toEqual([400, 100, 100])
})

test('a change that is rolled back was never cached', async () => {
  const work = inSite(ctx, firstSite, async (tx) => {
    await write(tx, 500)
    await changed(tx, [cacheTag.terms])
    await prices(tx)
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect([await seen(ctx, firstSite), await seen(elsewhere, firstSite)]).toEqual([100, 100])
})

test('a transaction that began before a change does not replace the new values with the old ones', async () => {
  await inSite(ctx, firstSite, async (slow) => {
    await sql`select 1`.execute(slow.db)
    await set(elsewhere, firstSite, 600)
    expect(await seen(ctx, firstSite)).toBe(600)
    await prices(slow)
  })
  expect(await seen(ctx, firstSite)).toBe(600)
})

test('no caller changes a value that others share', async () => {
  const price = await inSite(ctx, firstSite, prices)
  expect(() => price.cents.push(1)).toThrow(TypeError)
})
