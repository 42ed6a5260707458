import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { PlatformTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { changed } from './changes.ts'
import { inSite } from './in-site.ts'
import { siteCache } from './site-cache.ts'

const ctx = await testContext()
const elsewhere = ctx.another()
const one = { id: 'a'.repeat(24) }
const other = { id: 'b'.repeat(24) }

await sql`create table prices (website_id text primary key, facts jsonb not null)`.execute(ctx.db)
await sql`select quoin_tenant('prices')`.execute(ctx.db)

let reads = 0
type Inside = PlatformTransaction & { readonly site: { readonly id: string } }

const prices = (inside: Inside) =>
  siteCache.facts(inside, 'prices', async () => {
    reads++
    const { rows } = await sql<{ facts: { cents: number[] } }>`select facts from prices`.execute(inside.db)
    return rows[0]?.facts ?? { cents: [] }
  })
const write = (inside: Inside, cents: number) =>
  sql`insert into prices values (${inside.site.id}, ${{ cents: [cents] }}) on conflict (website_id) do update set facts = excluded.facts`.execute(
    inside.db,
  )
const set = (process: typeof ctx, site: typeof one, cents: number, tag = 'terms') =>
  inSite(process, site, async (inside) => {
    await write(inside, cents)
    await changed(inside, [tag])
  })
const seen = (process: typeof ctx, site: typeof one) =>
  inSite(process, site, async (inside) => (await prices(inside)).cents[0])

beforeEach(async () => {
  for (const process of [ctx, elsewhere]) siteCache.clear(process.db)
  for (const site of [one, other]) await set(ctx, site, 100)
  reads = 0
})

test('what is kept is read once, however many transactions want it', async () => {
  expect([await seen(ctx, one), await seen(ctx, one), await seen(ctx, one), reads]).toEqual([100, 100, 100, 1])
})

test.each(['terms', 'site', 'store'])(
  'a change under the tag %s is seen by the next transaction of every process, without waiting',
  async (tag) => {
    expect([await seen(ctx, one), await seen(elsewhere, one)]).toEqual([100, 100])
    await set(ctx, one, 200, tag)
    expect([await seen(elsewhere, one), await seen(ctx, one)]).toEqual([200, 200])
  },
)

test('what pages alone are made from changes nothing that is kept, and neither does another site', async () => {
  await seen(ctx, one)
  await inSite(ctx, one, (inside) => changed(inside, ['item:1', 'nav']))
  await set(ctx, other, 300)
  expect([await seen(ctx, one), reads]).toEqual([100, 1])
})

test('a transaction that changed it reads what it wrote, and nobody else does before the commit', async () => {
  await seen(ctx, one)
  const own = await inSite(ctx, one, async (inside) => {
    await write(inside, 400)
    await changed(inside, ['terms'])
    return [(await prices(inside)).cents[0], await seen(ctx, one), await seen(elsewhere, one)]
  })
  expect(own).toEqual([400, 100, 100])
})

test('a change that is taken back was never kept', async () => {
  const work = inSite(ctx, one, async (inside) => {
    await write(inside, 500)
    await changed(inside, ['terms'])
    await prices(inside)
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect([await seen(ctx, one), await seen(elsewhere, one)]).toEqual([100, 100])
})

test('a transaction that began before a change does not put the old facts in place of the new ones', async () => {
  await inSite(ctx, one, async (slow) => {
    await sql`select 1`.execute(slow.db)
    await set(elsewhere, one, 600)
    expect(await seen(ctx, one)).toBe(600)
    await prices(slow)
  })
  expect(await seen(ctx, one)).toBe(600)
})

test('nobody changes what others are handed', async () => {
  const facts = await inSite(ctx, one, prices)
  expect(() => facts.cents.push(1)).toThrow(TypeError)
})
