import { siteTables } from '#platform/database'
import { collectionsByIds } from '#features/content/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { enumerations, type Input, type Output } from '#platform/contract'
import { sql } from 'kysely'
import { productPath, type sheetApi, sheetColumns, type SheetFilter, type SheetRow } from '../../contract/index.ts'
import { likeText } from '../base/like-text.ts'
import { hasPage, productRowsByIds } from '../base/products.queries.ts'
import type { VariantRow } from '../base/sale.ts'
import { variantTitle } from '../base/sellables.ts'
import { cellText, type SheetSource } from './sheet-cells.ts'
import { type SheetContext, readSheetContext } from './sheet-context.ts'

/** Returns a window of the spreadsheet: a number of variants from an offset. */
export async function sheetRows(
  ctx: OwnerContext,
  query: Input<typeof sheetApi.rows>,
): Promise<Output<typeof sheetApi.rows>> {
  ctx.require('config')
  const wanted = filteredVariants(ctx, query)
  const { n } = await wanted.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  const direction = query.descending ? 'desc' : 'asc'
  const orders = {
    title: sql`lower(p.title)`,
    sku: sql`v.sku`,
    price: sql`v.price_minor`,
    stock: sql`case when v.is_unlimited then null else v.quantity end`,
    status: sql`p.status`,
    changed: sql`greatest(p.changed_at, v.changed_at)`,
    created: sql`p.created_at`,
  }
  const rows = await wanted
    .selectAll('v')
    .orderBy(orders[query.sort], direction)
    .orderBy('v.product_id')
    .orderBy('v.position')
    .orderBy('v.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  return { rows: await shownRows(ctx, rows, await readSheetContext(ctx)), count: n }
}

export async function sheetRowsByIds(
  ctx: SiteContext,
  ids: readonly string[],
  sheetContext: SheetContext,
): Promise<SheetRow[]> {
  if (ids.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('product_variants')
    .where('id', 'in', [...ids])
    .selectAll()
    .execute()
  return shownRows(ctx, rows, sheetContext)
}

async function shownRows(
  ctx: SiteContext,
  variants: readonly VariantRow[],
  sheetContext: SheetContext,
): Promise<SheetRow[]> {
  const sources = await sourcesOf(ctx, variants)
  const pages = await collectionsByIds(ctx, [...new Set(sources.map(({ product }) => product.collection_id))])
  return sources.map((source): SheetRow => {
    const { product, variant } = source
    return {
      variantId: variant.id,
      productId: product.id,
      variantAt: variant.position,
      variantTitle: variantTitle(variant.options),
      type: product.type,
      path: hasPage(product.status) ? productPath(pages.get(product.collection_id)?.slug ?? '', product.slug) : null,
      image: product.images.find(({ asset }) => asset !== null)?.asset ?? null,
      cells: Object.fromEntries(
        sheetColumns.map((column) => [column, cellText(column, source, sheetContext)]),
      ) as SheetRow['cells'],
    }
  })
}

/** Variants with their products and those products' categories. */
export async function sourcesOf(ctx: SiteContext, variants: readonly VariantRow[]): Promise<SheetSource[]> {
  const productIds = [...new Set(variants.map(({ product_id }) => product_id))]
  const products = new Map((await productRowsByIds(ctx, productIds)).map((row) => [row.id, row]))
  const members =
    productIds.length === 0
      ? []
      : await siteTables(ctx)
          .selectFrom('product_category_members')
          .where('product_id', 'in', productIds)
          .select(['product_id', 'category_id'])
          .orderBy('position')
          .execute()
  const byProduct = Map.groupBy(members, (row) => row.product_id)
  return variants.flatMap((variant) => {
    const product = products.get(variant.product_id)
    return product
      ? [{ variant, product, categoryIds: (byProduct.get(product.id) ?? []).map(({ category_id }) => category_id) }]
      : []
  })
}

/** Variants that match a filter; those in the bin only if the filter asks for that status. */
export function filteredVariants(
  ctx: SiteContext,
  { collectionId, search, type, status, categoryId, tag, stock, sale }: SheetFilter,
) {
  let all = siteTables(ctx)
    .selectFrom('product_variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
    )
  all =
    status === undefined
      ? all.where('p.status', '!=', enumerations.contentStatuses.deleted)
      : all.where('p.status', '=', status)
  if (collectionId) all = all.where('p.collection_id', '=', collectionId)
  if (type) all = all.where('p.type', '=', type)
  if (tag) all = all.where(sql<boolean>`${tag} = any(p.tags)`)
  if (categoryId)
    all = all.where(
      sql<boolean>`exists (select 1 from product_category_members m where m.website_id = p.website_id and m.product_id = p.id and m.category_id = ${categoryId})`,
    )
  for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = `%${likeText(word)}%`
    all = all.where(
      sql<boolean>`(p.title ilike ${like} or v.sku ilike ${like} or v.barcode ilike ${like} or p.brand ilike ${like} or v.options::text ilike ${like})`,
    )
  }
  const stocks = {
    in: sql<boolean>`(v.is_unlimited or v.quantity > 0)`,
    out: sql<boolean>`(not v.is_unlimited and v.quantity = 0)`,
    low: sql<boolean>`(not v.is_unlimited and v.low_stock_at is not null and v.quantity <= v.low_stock_at)`,
    unlimited: sql<boolean>`v.is_unlimited`,
  }
  if (stock) all = all.where(stocks[stock])
  if (sale) all = all.where('v.on_sale', '=', sale === 'on')
  return all
}
