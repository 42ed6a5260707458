import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setPassword } from '#features/pages/server'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { plainListing, type PlainQuestion, type ShopRows } from '#support/plain-listing'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { type CategoryNode, type ProductChoice, productChoicePath } from '../../contract/index.ts'
import { changeCategory, createCategory, removeCategory } from '../categories/change-categories.ts'
import { startingProduct, startingVariant } from '../products/create-product.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { insertProducts, insertVariants, setMemberships } from '../base/write-products.ts'
import { wordsOfOptions } from '../variants/set-options.ts'
import { productListing } from './product-listing.ts'

const ctx = await testContext({ features: shopFeatures })
const locale = 'nl-NL'
const shop = await testShop(await testSite(ctx, { locale }))
const productCount = 170
const day = 86_400_000

/** The same numbers in every run. */
let seed = 20260601
function below(limit: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T
const maybe = <T>(value: T): T | null => (below(3) === 0 ? value : null)
const someDay = (): Date => new Date(ctx.now().getTime() + (below(20) - 10) * day)

const names = [
  'Vaas 10',
  'vaas 2',
  'Vaas 2',
  'Ëgel',
  'Egel',
  'Zeef',
  'ångström',
  'Øl',
  'Kop & schotel',
  'kop-3',
  '100% wol',
  'a_b',
]
const colours = ['Rood', 'Blauw', 'Zwart', 'Wit']
const sizes = ['S', 'M', 'L', 'XL']

const categoryIds = await shop.as(async (tx) => {
  const create = (name: string, parentId: string | null) =>
    createCategory(tx, { collectionId: shop.page.id, name, parentId })
  const pottery = await create('Servies', null)
  const cups = await create('Kopjes', pottery.id)
  const small = await create('Klein', cups.id)
  const cloth = await create('Stof', null)
  return [pottery.id, cups.id, small.id, cloth.id] as const
})

function optionsFor(at: number) {
  if (below(4) === 0) return []
  const own = (values: readonly string[]) => values.filter((_, place) => place === at % 4 || below(2) === 0)
  const colour = { name: at % 7 === 0 ? 'KLEUR' : 'Kleur', values: own(colours) }
  return below(2) === 0 ? [colour] : [{ name: 'Maat', values: own(sizes) }, colour]
}

async function addProducts(tx: OwnerTransaction): Promise<void> {
  const rows = Array.from({ length: productCount }, (_, at) => {
    const options = optionsFor(at)
    const tags = ['Nieuw', 'Glas', 'Hout'].filter(() => below(3) === 0)
    return {
      ...startingProduct(tx),
      id: newId(ctx.now().getTime()),
      collection_id: shop.page.id,
      type: oneOf([1, 1, 1, 2, 3, 5] as const),
      status: oneOf([1, 1, 1, 2, 3, 6] as const),
      title: `${oneOf(names)}${maybe(` ${below(30)}`) ?? ''}`,
      slug: `p-${at}`,
      position: `b${String(below(productCount)).padStart(3, '0')}`,
      options,
      option_words: wordsOfOptions(options),
      tags,
      tag_slugs: tags.map((tag) => tag.toLowerCase()),
      brand: maybe('Huisvlijt') ?? '',
      is_featured: below(5) === 0,
      sold: below(9),
      visible_from: maybe(someDay()),
      visible_until: maybe(someDay()),
      created_at: new Date(ctx.now().getTime() - below(40) * day),
    }
  })
  await insertProducts(tx, rows)
  const variants = rows.flatMap(({ id, type }, at) =>
    Array.from({ length: below(4) }, (_, position) => ({
      ...startingVariant(tx, type),
      id: newId(ctx.now().getTime()),
      product_id: id,
      position,
      sku: `SKU-${at}-${position}`,
      price_minor: 100 * (1 + below(40)),
      on_sale: below(3) === 0,
      sale_minor: maybe(50 * (1 + below(20))),
      sale_from: maybe(someDay()),
      sale_until: maybe(someDay()),
      is_unlimited: below(6) === 0,
      quantity: below(3),
    })),
  )
  await insertVariants(tx, variants)
  await setMemberships(tx, new Map(rows.map(({ id }) => [id, categoryIds.filter(() => below(3) === 0)])))
}

async function allRows(tx: OwnerTransaction): Promise<ShopRows> {
  const tables = siteTables(tx)
  return {
    products: await tables.selectFrom('products').selectAll().execute(),
    variants: await tables.selectFrom('product_variants').selectAll().execute(),
    categories: await tables.selectFrom('product_categories').selectAll().execute(),
    members: await tables.selectFrom('product_category_members').selectAll().execute(),
  }
}

const choices: ProductChoice[] = [
  { page: 1 },
  ...(['newest', 'price', 'price-down', 'title', 'bestselling'] as const).map((sort) => ({ sort, page: 1 })),
  { isInStock: true, page: 1 },
  { isOnSale: true, sort: 'price', page: 1 },
  { minimumMinor: 700, maximumMinor: 2500, page: 1 },
  { options: ['kleur:rood'], page: 1 },
  { options: ['kleur:rood', 'kleur:wit', 'maat:m'], sort: 'title', page: 1 },
  { category: 'servies', page: 1 },
  { category: 'servies/kopjes', isInStock: true, sort: 'price-down', page: 1 },
  { category: 'nergens', page: 1 },
  { tag: 'glas', page: 1 },
  { tag: 'glas', options: ['maat:l'], page: 1 },
  { query: 'vaas 2', page: 1 },
  { query: 'HUISVLIJT sku-1', isOnSale: true, page: 1 },
  { query: '100%', page: 1 },
  { query: 'a_b', category: 'stof', page: 1 },
]

/** Every page of the list at one address, put together. */
async function shown(tx: OwnerTransaction, { choice, isLocked }: Pick<PlainQuestion, 'choice' | 'isLocked'>) {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const address = new URL(productChoicePath('winkel', { ...choice, page }), 'http://own.invalid')
    const { data, until } = await productListing(tx, {
      documentId: shop.page.documentId,
      path: decodeURI(address.pathname),
      query: Object.fromEntries(address.searchParams),
      locks: isLocked ? [] : [`password:${shop.page.documentId}`],
    })
    if (!data) throw new Error('There is no products page here.')
    ids.push(...data.cards.map(({ id }) => id))
    if (page < data.pages) continue
    return {
      ids,
      count: data.count,
      facets: data.facets,
      fitting: data.fitting,
      categories: countsOf(data.categories),
      until,
    }
  }
}

function countsOf(nodes: readonly CategoryNode[]): Record<string, number> {
  return Object.fromEntries(
    nodes.flatMap(({ path, count, children }) => [
      [path.split('/category/')[1] ?? '', count],
      ...Object.entries(countsOf(children)),
    ]),
  )
}

async function compareAll(isLocked = false): Promise<void> {
  await shop.as(async (tx) => {
    const rows = await allRows(tx)
    for (const choice of choices) {
      const question = { collectionId: shop.page.id, isLocked, choice, now: ctx.now(), locale }
      const { until, ...plain } = plainListing(rows, question)
      const page = await shown(tx, question)
      const { facets, fitting, count, ids, categories } = page
      expect({ choice, ids, facets, fitting, categories, count }).toEqual({ choice, ...plain, count: plain.ids.length })
      expect([choice, (page.until?.getTime() ?? Infinity) <= (until ?? Infinity)]).toEqual([choice, true])
    }
  })
}

/** Returns the stored counts beside freshly computed ones. */
async function drift(): Promise<unknown[]> {
  return shop.as(async (tx) => {
    const { rows } = await sql`
      with counted as (
        select kind, term, at, sum(n) as n from listed_counts group by kind, term, at having sum(n) <> 0
      ), fresh as (
        select 'all' as kind, '' as term, starts_at as at, 1 as n from listed_products
        union all select 'all', '', ends_at, -1 from listed_products where ends_at < 'infinity'
        union all select 'stock', '', starts_at, 1 from listed_products where is_in_stock
        union all select 'stock', '', ends_at, -1 from listed_products where is_in_stock and ends_at < 'infinity'
        union all select 'sale', '', starts_at, 1 from listed_products where is_on_sale
        union all select 'sale', '', ends_at, -1 from listed_products where is_on_sale and ends_at < 'infinity'
        union all select kind, term, opens_at, 1 from listed_terms
        union all select kind, term, closes_at, -1 from listed_terms where closes_at < 'infinity'
      ), expected as (select kind, term, at, sum(n) as n from fresh group by kind, term, at having sum(n) <> 0)
      (select * from counted except select * from expected) union all (select * from expected except select * from counted)`.execute(
      tx.db,
    )
    return rows
  })
}

test('a products page shows every product by its rules, at each moment and for each query', async () => {
  await shop.as(addProducts)
  await compareAll()
  ctx.clock.forward(4 * day)
  await compareAll()
  ctx.clock.forward(5 * day)
  await compareAll()
  expect(await drift()).toEqual([])
})

test('the list follows every change of products, variants, stock and categories', async () => {
  const [pottery, cups, small, cloth] = categoryIds
  const { products, variants } = await shop.as(allRows)
  const some = products.filter(({ status }, at) => status !== 6 && at % 2 === 0).map(({ id }) => id)
  await shop.as((tx) => setProductStatus(tx, { ids: some.slice(0, 20), status: 1 }))
  await shop.as((tx) => setProductStatus(tx, { ids: some.slice(20, 40), status: 6 }))
  await shop.as(async (tx) => {
    const tables = siteTables(tx)
    const ids = variants.filter((_, at) => at % 2 === 0).map(({ id }) => id)
    await tables
      .updateTable('product_variants')
      .set({ quantity: 0, is_unlimited: false })
      .where('id', 'in', ids)
      .execute()
    await tables.updateTable('products').set({ sold: 77 }).where('id', 'in', some.slice(5, 15)).execute()
    await tables
      .updateTable('products')
      .set({ title: 'Aap 3', position: 'b0005' })
      .where('id', 'in', some.slice(8, 30))
      .execute()
    await tables.deleteFrom('products').where('id', 'in', some.slice(40, 45)).execute()
    await tables.deleteFrom('product_variants').where('id', 'in', ids.slice(0, 30)).execute()
  })
  await compareAll()
  await shop.as((tx) => changeCategory(tx, { id: cups, values: { parentId: cloth } }))
  await compareAll()
  await shop.as((tx) => removeCategory(tx, { id: small }))
  await shop.as((tx) => removeCategory(tx, { id: pottery }))
  await compareAll()
  expect(await drift()).toEqual([])
})

test('a products page behind a password shows only access, and shows all products once the password is given', async () => {
  await shop.as((tx) => setPassword(tx, { id: shop.page.documentId, password: 'lindebloesem' }))
  await compareAll(true)
  await compareAll(false)
})

test('joined counts equal the counts, and additions of transactions to them are removed', async () => {
  await shop.as((tx) => sql`select quoin_settle_counts(${tx.site.id})`.execute(tx.db))
  await compareAll()
  expect(await drift()).toEqual([])
  const { rows } = await shop.as((tx) =>
    sql<{ n: number }>`select count(*)::int as n from listed_counts where tx <> 0 or n = 0`.execute(tx.db),
  )
  expect(rows).toEqual([{ n: 0 }])
})
