import { type Locks } from '#platform/contract'
import type { Form } from '#features/forms/contract'
import { type RawBuilder, sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { compileRead, preparedRead, readSql, siteCache } from '#platform/database'
import {
  productPath,
  type ProductType,
  productTypes,
  type SubscriptionPlan,
  type VariantOption,
} from '../../contract/index.ts'
import type { BundlePart } from '../../contract/bundles/bundle.rules.ts'
import { dayAhead } from '../../contract/window/ordered-ahead.rules.ts'
import { locksOfProduct } from './covered-products.queries.ts'
import { isVisibleRow, type ProductRow } from './products.queries.ts'
import { currentMinor, isOnSale, type VariantRow } from './sale.ts'
import { storeCurrency } from '../store-settings.ts'

/** A variant with the data for carts, checkouts and orders at this moment. */
export interface Sellable {
  productId: string
  variantId: string
  productType: ProductType
  title: string
  /** `Red / M`; '' for a product without options. */
  variantTitle: string
  options: readonly VariantOption[]
  sku: string
  path: string
  /** Locks of its products page. */
  locks: Locks
  /** Asset. */
  image: string | null
  currency: string
  fullMinor: number
  /** The current price, with a sale applied. */
  priceMinor: number
  isOnSale: boolean
  isUnlimited: boolean
  /** Unreserved stock; meaningless where stock is unlimited. */
  available: number
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  needsShipping: boolean
  taxClass: string
  categoryIds: readonly string[]
  tags: readonly string[]
  form: Form | null
  plan: SubscriptionPlan | null
  /** Parts of a bundle; empty for other products. */
  parts: readonly BundlePart[]
  /** The day from which it is sent, while it is ordered ahead. */
  shipsFrom: string | null
  giftCard: { otherAmounts: boolean; minimumMinor: number; maximumMinor: number } | null
  /** Whether visitors may see and buy it; `available` is the number of pieces. */
  isForSale: boolean
  minQuantity: number
  maxQuantity: number | null
}

/** Returns any number of variants by id, without deleted ones. Reservations of `holder` do not reduce the stock. */
export async function sellables(
  ctx: SiteContext,
  variantIds: readonly string[],
  { holder = '' } = {},
): Promise<Map<string, Sellable>> {
  if (variantIds.length === 0) return new Map()
  const stocks = byIds(ctx.db, { site: ctx.site.id, now: ctx.now(), ids: variantIds, holder })
  return withStock(ctx, stocks, variantIds)
}

/** SQL that selects the variants and the reservations to ignore. */
interface Meant {
  ids: RawBuilder<unknown>
  holder: RawBuilder<unknown>
}

/** `sellables` for variants by another column, which saves a query for their ids. */
export function sellablesBy<G extends object>(
  meant: (params: G & { site: string }) => Meant,
): (ctx: SiteContext, params: G) => Promise<Map<string, Sellable>> {
  const stocks = stocksOf(meant)
  return (ctx, params) => withStock(ctx, stocks(ctx.db, { ...params, site: ctx.site.id, now: ctx.now() }))
}

async function withStock(
  ctx: SiteContext,
  stockRows: Promise<{ rows: StockRow[] }>,
  variantIds: readonly string[] | null = null,
): Promise<Map<string, Sellable>> {
  const cachedSellableRows = (ids: readonly string[]) =>
    siteCache.rows(ctx, { name: 'sellable', ids, read: (missing) => sellableRows(ctx, missing) })
  const [{ rows: stocks }, cachedRows, currency] = await Promise.all([
    stockRows,
    variantIds && cachedSellableRows(variantIds),
    storeCurrency(ctx),
  ])
  const rows = cachedRows ?? (await cachedSellableRows(stocks.map(({ id }) => id)))
  const sellablesById = new Map<string, Sellable>()
  for (const stock of stocks) {
    const row = rows.get(stock.id)
    if (row) sellablesById.set(stock.id, sellableOf(ctx, row, stock, currency))
  }
  return sellablesById
}

/** Columns that change with every order. */
interface StockRow {
  id: string
  quantity: number
  reserved: number
}

type OfVariant =
  | (
      | 'id'
      | 'product_id'
      | 'options'
      | 'sku'
      | 'image_id'
      | 'price_minor'
      | 'sale_minor'
      | 'on_sale'
      | 'sale_from'
      | 'sale_until'
    )
  | ('is_unlimited' | 'weight_grams' | 'length_mm' | 'width_mm' | 'height_mm' | 'needs_shipping')
type OfProduct =
  | (
      | 'type'
      | 'title'
      | 'slug'
      | 'images'
      | 'tax_class'
      | 'tags'
      | 'form'
      | 'plan'
      | 'gift_card'
      | 'ships_from'
      | 'min_quantity'
      | 'max_quantity'
      | 'status'
    )
  | ('visible_from' | 'visible_until')

interface SellableRow extends Pick<VariantRow, OfVariant>, Pick<ProductRow, OfProduct> {
  page_slug: string | null
  parts: (Omit<BundlePart, 'variantTitle'> & { options: VariantOption[] })[]
  locks: Locks
  is_standing: boolean
  category_ids: string[]
}

function stocksOf<G extends object>(meant: (params: G & { site: string }) => Meant) {
  return preparedRead((db, params: G & { site: string; now: Date }) => {
    const { ids, holder } = meant(params)
    const { site, now } = params
    const statement = sql<StockRow>`
      select v.id, v.quantity, (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
        where r.website_id = v.website_id and r.variant_id = v.id and r.until > ${now} and r.holder <> ${holder}) as reserved
      from product_variants v where v.website_id = ${site} and v.id = any(${ids}::text[])`
    return { compile: () => compileRead(db, statement) }
  })
}

const byIds = stocksOf(({ ids, holder }: { ids: readonly string[]; holder: string }) => ({
  ids: sql`${ids}`,
  holder: sql`${holder}`,
}))

/**
 * Reads the remaining columns of `Sellable`, which change rarely and with an announcement: the product's pages show
 * them too.
 */
async function sellableRows(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, SellableRow>> {
  const { rows } = await readSql(
    ctx.db,
    sql<SellableRow>`
    select v.id, v.product_id, v.options, v.sku, v.image_id, v.price_minor, v.sale_minor, v.on_sale, v.sale_from, v.sale_until,
      v.is_unlimited, v.weight_grams, v.length_mm, v.width_mm, v.height_mm, v.needs_shipping, p.type, p.title, p.slug, p.images, p.tax_class, p.tags,
      p.form, p.plan, p.gift_card, p.ships_from, p.min_quantity, p.max_quantity, p.status, p.visible_from, p.visible_until, c.slug as page_slug,
      coalesce(${locksOfProduct('p')}, '{}') as locks,
      (select coalesce(jsonb_agg(jsonb_build_object('variantId', w.id, 'title', left(q.title, 300), 'options', w.options, 'sku', w.sku,
          'quantity', (part.value ->> 'quantity')::int) order by part.at), '[]')
        from jsonb_array_elements(p.bundle -> 'parts') with ordinality as part(value, at)
          join product_variants w on w.website_id = p.website_id and w.id = part.value ->> 'variantId'
          join products q on q.website_id = w.website_id and q.id = w.product_id) as parts,
      d.id is not null and d.deleted_at is null as is_standing,
      array(select m.category_id from product_category_members m
        where m.website_id = p.website_id and m.product_id = p.id order by m.position, m.category_id) as category_ids
    from product_variants v
      join products p on p.website_id = v.website_id and p.id = v.product_id
      left join collections c on c.website_id = p.website_id and c.id = p.collection_id
      left join documents d on d.website_id = c.website_id and d.id = c.document_id
    where v.website_id = ${ctx.site.id} and v.id = any(${ids}::text[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function sellableOf(ctx: SiteContext, row: SellableRow, stock: StockRow, currency: string): Sellable {
  const now = ctx.now()
  const isUnlimited = row.is_unlimited || row.type === productTypes.DIGITAL
  const image = row.images.find(({ id }) => id === row.image_id) ?? row.images.find(({ asset }) => asset !== null)
  return {
    productId: row.product_id,
    variantId: row.id,
    productType: row.type,
    title: row.title,
    variantTitle: variantTitle(row.options),
    options: row.options,
    sku: row.sku,
    path: productPath(row.page_slug ?? '', row.slug),
    locks: row.locks,
    image: image?.asset ?? null,
    currency,
    fullMinor: row.price_minor,
    priceMinor: currentMinor(row, now),
    isOnSale: isOnSale(row, now),
    isUnlimited,
    available: isUnlimited ? 0 : Math.max(0, stock.quantity - stock.reserved),
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    needsShipping: row.type === productTypes.PHYSICAL && row.needs_shipping,
    taxClass: row.tax_class,
    categoryIds: row.category_ids,
    tags: row.tags,
    form: row.form,
    plan: row.plan,
    parts: row.parts.map(({ options, ...part }) => ({ ...part, variantTitle: variantTitle(options).slice(0, 300) })),
    shipsFrom: dayAhead(row.ships_from, now),
    giftCard: row.gift_card,
    isForSale: row.is_standing && isVisibleRow(row, now),
    minQuantity: row.min_quantity,
    // A membership can be bought once only.
    maxQuantity: row.type === productTypes.PAYWALL ? 1 : row.max_quantity,
  }
}

export function variantTitle(options: readonly VariantOption[]): string {
  return options.map(({ value }) => value).join(' / ')
}
