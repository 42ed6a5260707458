import type { Form } from '#features/forms/contract'
import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { productPath, type ProductType, productTypes, type SubscriptionPlan, type VariantOption } from '../contract/index.ts'
import { isVisibleRow } from './products.queries.ts'
import { currentMinor, isOnSale } from './sale.ts'
import { storeCurrency } from './store-facts.ts'

/** A variant as carts, checkouts and orders need it, at this moment. */
export interface Sellable {
  productId: string
  variantId: string
  productType: ProductType
  title: string
  /** `Red / M`; '' when there is nothing to choose. */
  variantTitle: string
  options: readonly VariantOption[]
  sku: string
  path: string
  /** Asset. */
  image: string | null
  currency: string
  fullMinor: number
  /** What it costs now, a sale considered. */
  priceMinor: number
  isOnSale: boolean
  isUnlimited: boolean
  /** What is left beside what others hold; of no meaning where it is unlimited. */
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
  giftCard: { otherAmounts: boolean; minimumMinor: number; maximumMinor: number } | null
  /** Visitors may see it, and it can be bought: whether there is enough of it says `available`. */
  isForSale: boolean
  minQuantity: number
  maxQuantity: number | null
}

/** Any number of variants by id; those that are gone are left out. `holder` does not stand in its own way. */
export async function sellables(ctx: SiteContext, variantIds: readonly string[], { holder = '' } = {}): Promise<Map<string, Sellable>> {
  if (variantIds.length === 0) return new Map()
  const [rows, currency] = await Promise.all([sellableRows(ctx, [...new Set(variantIds)], holder), storeCurrency(ctx)])
  return new Map(rows.map((row) => [row.id, sellableOf(ctx, row, currency)]))
}

/** All that `Sellable` is made from, in one statement: carts ask for it with every call. */
function sellableRows(ctx: SiteContext, ids: readonly string[], holder: string) {
  return ctx.db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', (join) => join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'))
    .leftJoin('collections as c', (join) => join.onRef('c.website_id', '=', 'p.website_id').onRef('c.id', '=', 'p.collection_id'))
    .leftJoin('documents as d', (join) => join.onRef('d.website_id', '=', 'c.website_id').onRef('d.id', '=', 'c.document_id'))
    .where('v.website_id', '=', ctx.site.id)
    .where(sql<boolean>`v.id = any(${ids}::text[])`)
    .select([
      ...(['v.id', 'v.product_id', 'v.options', 'v.sku', 'v.image_id', 'v.price_minor', 'v.sale_minor', 'v.on_sale', 'v.sale_from'] as const),
      ...([
        'v.sale_until',
        'v.quantity',
        'v.is_unlimited',
        'v.weight_grams',
        'v.length_mm',
        'v.width_mm',
        'v.height_mm',
        'v.needs_shipping',
      ] as const),
      ...(['p.type', 'p.title', 'p.slug', 'p.images', 'p.tax_class', 'p.tags', 'p.form', 'p.plan', 'p.gift_card', 'p.min_quantity'] as const),
      ...(['p.max_quantity', 'p.status', 'p.visible_from', 'p.visible_until', 'c.slug as page_slug'] as const),
      sql<boolean>`d.id is not null and d.deleted_at is null`.as('is_standing'),
      sql<number>`(select coalesce(sum(r.quantity), 0)::int from stock_reservations r where r.website_id = v.website_id and r.variant_id = v.id
        and r.until > ${ctx.now()} and r.holder <> ${holder})`.as('reserved'),
      sql<string[]>`array(select m.category_id from product_category_members m where m.website_id = p.website_id and m.product_id = p.id
        order by m.position, m.category_id)`.as('category_ids'),
    ])
    .execute()
}

type SellableRow = Awaited<ReturnType<typeof sellableRows>>[number]

function sellableOf(ctx: SiteContext, row: SellableRow, currency: string): Sellable {
  const now = ctx.now()
  const isUnlimited = row.is_unlimited || row.type === productTypes.DIGITAL
  const picture = row.images.find(({ id }) => id === row.image_id) ?? row.images.find(({ asset }) => asset !== null)
  return {
    productId: row.product_id,
    variantId: row.id,
    productType: row.type,
    title: row.title,
    variantTitle: variantTitle(row.options),
    options: row.options,
    sku: row.sku,
    path: productPath(row.page_slug ?? '', row.slug),
    image: picture?.asset ?? null,
    currency,
    fullMinor: row.price_minor,
    priceMinor: currentMinor(row, now),
    isOnSale: isOnSale(row, now),
    isUnlimited,
    available: isUnlimited ? 0 : Math.max(0, row.quantity - row.reserved),
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
    giftCard: row.gift_card,
    isForSale: row.is_standing && isVisibleRow(row, now),
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
  }
}

export function variantTitle(options: readonly VariantOption[]): string {
  return options.map(({ value }) => value).join(' / ')
}
