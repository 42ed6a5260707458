import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { listedOnce } from '../listing/listed-once.ts'
import { startingProduct } from '../products/create-product.ts'
import { insertProducts } from '../base/write-products.ts'
import { emptyProduct, emptyVariant, type ImportedProduct } from './imported-product.ts'
import { runProducts } from './run-products.ts'

const ctx = await testContext({ features: shopFeatures })

/** Creates a separate shop with a number of products, as the planner sees it. */
async function shopOf(count: number) {
  const shop = await testShop(await testSite(ctx, { locale: 'nl-NL' }))
  await shop.as(async (tx) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      ...startingProduct(tx),
      id: newId(ctx.now().getTime()),
      collection_id: shop.page.id,
      type: 1 as const,
      status: 1 as const,
      title: `Vaas ${at}`,
      slug: `vaas-${at}`,
      position: `b${String(at).padStart(5, '0')}`,
    }))
    await listedOnce(
      tx,
      rows.map(({ id }) => id),
      async () => {
        await insertProducts(tx, rows)
        await sql`
        insert into product_variants (website_id, id, product_id, position, sku, price_minor, is_unlimited, quantity, needs_shipping, changed_at)
        select website_id, 'e' || right(id, 23), id, 0, 'V-' || slug, 500, true, 0, true, now() from products where website_id = ${tx.site.id}`.execute(
          tx.db,
        )
      },
    )
  })
  return shop
}

function batch(shop: string): { key: string; payload: ImportedProduct; target: null; isSame: false }[] {
  return Array.from({ length: 50 }, (_, at) => {
    const key = `product:${shop}-${at}`
    const payload = emptyProduct('shopify', key)
    Object.assign(payload, {
      slug: `kom-${at % 40}`,
      title: `Kom ${at}`,
      tags: ['Blauw'],
      status: 1,
      related: [`K-${at + 1}`],
    })
    payload.variants = [{ ...emptyVariant(), sku: `K-${at}`, priceMinor: 1000 + at }]
    return { key, payload, target: null, isSame: false }
  })
}

async function rowsReadSoFar({ db }: OwnerTransaction): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as n from pg_stat_xact_user_tables`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

test('a batch of an import reads as much in a large shop as in a small one', async () => {
  const shops = [await shopOf(100), await shopOf(1500)] as const
  await sql`analyze products, product_variants, listed_products, listed_terms, listed_counts, addresses`.execute(ctx.db)
  const read: number[] = []
  for (const [at, shop] of shops.entries())
    read.push(
      await shop.as(async (tx) => {
        // Reading a table of this size from end to end may well be the shortest way: the question is whether there is
        // one by keys.
        for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
          await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx.db)
        const before = await rowsReadSoFar(tx)
        const outcomes = await runProducts(tx, batch(String(at)), newId(ctx.now().getTime()))
        expect([...outcomes.values()].map(({ outcome }) => outcome)).toEqual(Array.from({ length: 50 }, () => 'create'))
        return (await rowsReadSoFar(tx)) - before
      }),
    )
  const [small = 0, large = 0] = read
  expect(small).toBeGreaterThan(0)
  expect(large).toBeLessThan(small + 300)
})

test('the list of a batch agrees with the batch when its transaction ends', async () => {
  const shop = await shopOf(3)
  await shop.as((tx) => runProducts(tx, batch('list'), newId(ctx.now().getTime())))
  const { rows } = await shop.as((tx) =>
    sql<{
      n: number
    }>`select count(*)::int as n from products p join listed_products l on l.website_id = p.website_id and l.product_id = p.id`.execute(
      tx.db,
    ),
  )
  expect(rows).toEqual([{ n: 53 }])
})
