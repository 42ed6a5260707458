import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everybody, newId } from '#platform/contract'
import type { OwnerTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { statementsOf } from '#support/database-traffic'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { startingProduct, startingVariant } from '../products/create-product.ts'
import { insertProducts, insertVariants } from '../base/write-products.ts'
import { wordsOfOptions } from '../variants/set-options.ts'
import { listScopes, type ListScope } from '../base/list-scope.ts'
import { listedCount } from './listed-products.queries.ts'
import { productListing } from './product-listing.ts'

const ctx = await testContext({ features: shopFeatures })

test('a page of a list reads a fixed number of rows, however many products there are', async () => {
  const small = await rowsRead(await shopOf(400))
  const large = await rowsRead(await shopOf(4000))
  for (const [query, rows] of Object.entries(large))
    expect([query, rows <= (small[query] ?? 0) + 200]).toEqual([query, true])
})

test('the head of a page and the list on it read the products once', async () => {
  const { as, address } = await shopOf(10)
  await as(async (frozen) => {
    let moment = frozen.now().getTime()
    const tx = { ...frozen, now: () => new Date((moment += 5)) }
    expect(await statementsOf(() => productListing(tx, address))).toBeGreaterThan(5)
    expect(await statementsOf(() => productListing(tx, address))).toBe(0)
    expect(await statementsOf(() => productListing(tx, { ...address, query: { sort: 'price' } }))).toBeGreaterThan(5)
  })
})

test('a page of two options reads as much as one count of them, and its products', async () => {
  const shop = await shopOf(4000)
  const options = ['kleur:rood', 'maat:s']
  const [counting, showing] = await shop.as(async (tx) => {
    const [scope] = await listScopes(tx, { collectionId: shop.page.id, opened: everybody })
    expect(await listedCount(tx, scope as ListScope, { options })).toBe(666)
    const before = await rowsReadSoFar(tx)
    await listedCount(tx, scope as ListScope, { options })
    const between = await rowsReadSoFar(tx)
    await productListing(tx, { ...shop.address, query: { options: options.join() } })
    return [between - before, (await rowsReadSoFar(tx)) - between]
  })
  expect(counting).toBeGreaterThan(1000)
  expect(showing).toBeLessThan(counting + 1000)
})

test('a sale is recorded by the key of its product, with any plan of joins', async () => {
  const shop = await shopOf(3000)
  const read = await shop.as(async (tx) => {
    // A connection keeps its plans: this one is made when reading all that is listed seems the shortest way, as it does
    // in an empty shop.
    await sql`discard plans`.execute(tx.db)
    await sql`set local enable_nestloop = off`.execute(tx.db)
    const before = await rowsReadSoFar(tx, ['listed_products'])
    await sql`update products set sold = sold + 1 where website_id = ${tx.site.id} and position = 'b00007'`.execute(
      tx.db,
    )
    return (await rowsReadSoFar(tx, ['listed_products'])) - before
  })
  expect(read).toBeLessThan(10)
  const { rows } = await shop.as((tx) =>
    sql<{ n: number }>`select sum(sold)::int as n from listed_products where website_id = ${tx.site.id}`.execute(tx.db),
  )
  expect(rows).toEqual([{ n: 1 }])
})

/** Creates a separate shop with a number of plain products. */
async function shopOf(count: number) {
  const big = await testShop(await testSite(ctx, { locale: 'nl-NL' }))
  await big.as(async (tx) => {
    const rows = Array.from({ length: count }, (_, at) => {
      const options = [
        { name: 'Kleur', values: [['Rood', 'Blauw', 'Zwart', 'Wit'][at % 4] ?? ''] },
        { name: 'Maat', values: [at % 3 === 0 ? 'M' : 'S'] },
      ]
      return {
        ...startingProduct(tx),
        id: newId(ctx.now().getTime()),
        collection_id: big.page.id,
        type: 1 as const,
        status: 1 as const,
        title: `Vaas ${at}`,
        slug: `vaas-${at}`,
        position: `b${String(at).padStart(5, '0')}`,
        options,
        option_words: wordsOfOptions(options),
      }
    })
    await insertProducts(tx, rows)
    const variants = rows.map(({ id: productId, type }, at) => ({
      ...startingVariant(tx, type),
      id: newId(ctx.now().getTime()),
      product_id: productId,
      sku: `SKU-${at}`,
      price_minor: 500 + at,
      on_sale: false,
    }))
    await insertVariants(tx, variants)
    await inOneCategory(tx, big.page.id)
  })
  await sql`vacuum analyze ${sql.join(allTables.map((name) => sql.table(name)))}`.execute(ctx.db)
  const address = { documentId: big.page.documentId, path: '/winkel', query: {}, locks: [] }
  return { ...big, address }
}

async function inOneCategory({ db, site }: OwnerTransaction, pageId: string): Promise<void> {
  const id = newId(ctx.now().getTime())
  await sql`insert into product_categories (website_id, id, collection_id, name, slug, slugs, sort)
    values (${site.id}, ${id}, ${pageId}, 'Vazen', 'vazen', 'vazen', 'a')`.execute(db)
  await sql`insert into product_category_members (website_id, category_id, product_id)
    select website_id, ${id}, id from products where website_id = ${site.id}`.execute(db)
}

const visits = [
  '',
  '/category/vazen',
  '?sort=price',
  '?sort=title',
  '?sort=newest',
  '?options=kleur:rood',
  '?sort=bestselling',
]

/** Rows of tables that one page of each list reads, by its address. */
async function rowsRead(big: Awaited<ReturnType<typeof shopOf>>): Promise<Record<string, number>> {
  const read: Record<string, number> = {}
  for (const visit of visits) {
    const { pathname, searchParams } = new URL(`https://shop.example/winkel${visit}`)
    read[visit] = await big.as(async (tx) => {
      const before = await rowsReadSoFar(tx)
      const { data } = await productListing(tx, {
        ...big.address,
        path: pathname,
        query: Object.fromEntries(searchParams),
      })
      expect(data?.cards.length).toBeGreaterThan(0)
      return (await rowsReadSoFar(tx)) - before
    })
  }
  return read
}

const allTables = [
  'products',
  'product_variants',
  'listed_products',
  'listed_terms',
  'listed_counts',
  'listed_category_counts',
]

/**
 * Rows of tables and entries of their indexes, by this connection since its figures were last handed in: what came
 * before the transaction is among them.
 */
async function rowsReadSoFar({ db }: OwnerTransaction, tables = allTables): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(seq_tup_read + (
        select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i where i.indrelid = t.relid)), 0)::int as n
    from pg_stat_xact_user_tables t where relname = any(${tables}::text[])`.execute(db)
  return rows[0]?.n ?? 0
}
