import type { Form } from '#features/forms/contract'
import { collectionsByIds } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { productPath, type ProductType, productTypes, type SubscriptionPlan, type VariantOption } from '../contract/index.ts'
import { isVisibleRow, type ProductRow, productRowsByIds, reservedOf, standingPages } from './products.queries.ts'
import { currentMinor, isOnSale, type VariantRow } from './sale.ts'
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
  const variants = await ctx.db
    .selectFrom('product_variants')
    .where('website_id', '=', ctx.site.id)
    .where('id', 'in', [...new Set(variantIds)])
    .selectAll()
    .execute()
  const productIds = variants.map(({ product_id }) => product_id)
  const products = new Map((await productRowsByIds(ctx, productIds)).map((row) => [row.id, row]))
  const reserved = await reservedOf(
    ctx,
    variants.map(({ id }) => id),
    holder,
  )
  const pages = await collectionsByIds(ctx, [...new Set([...products.values()].map(({ collection_id }) => collection_id))])
  const standing = await standingPages(
    ctx,
    [...products.values()].map(({ collection_id }) => collection_id),
  )
  const members = await membershipsOf(ctx, productIds)
  const currency = await storeCurrency(ctx)
  return new Map(
    variants.flatMap((variant): [string, Sellable][] => {
      const product = products.get(variant.product_id)
      if (!product) return []
      const free = Math.max(0, variant.quantity - (reserved.get(variant.id) ?? 0))
      const path = productPath(pages.get(product.collection_id)?.slug ?? '', product.slug)
      return [
        [
          variant.id,
          sellableOf(ctx, product, variant, {
            free,
            path,
            currency,
            isStanding: standing.has(product.collection_id),
            categoryIds: members.get(product.id) ?? [],
          }),
        ],
      ]
    }),
  )
}

function sellableOf(
  ctx: SiteContext,
  product: ProductRow,
  variant: VariantRow,
  {
    free,
    path,
    currency,
    isStanding,
    categoryIds,
  }: { free: number; path: string; currency: string; isStanding: boolean; categoryIds: readonly string[] },
): Sellable {
  const now = ctx.now()
  const isUnlimited = variant.is_unlimited || product.type === productTypes.DIGITAL
  const picture = product.images.find(({ id }) => id === variant.image_id) ?? product.images.find(({ asset }) => asset !== null)
  return {
    productId: product.id,
    variantId: variant.id,
    productType: product.type,
    title: product.title,
    variantTitle: variantTitle(variant.options),
    options: variant.options,
    sku: variant.sku,
    path,
    image: picture?.asset ?? null,
    currency,
    fullMinor: variant.price_minor,
    priceMinor: currentMinor(variant, now),
    isOnSale: isOnSale(variant, now),
    isUnlimited,
    available: isUnlimited ? 0 : free,
    weightGrams: variant.weight_grams,
    lengthMm: variant.length_mm,
    widthMm: variant.width_mm,
    heightMm: variant.height_mm,
    needsShipping: product.type === productTypes.PHYSICAL && variant.needs_shipping,
    taxClass: product.tax_class,
    categoryIds,
    tags: product.tags,
    form: product.form,
    plan: product.plan,
    giftCard: product.gift_card,
    isForSale: isStanding && isVisibleRow(product, now),
    minQuantity: product.min_quantity,
    maxQuantity: product.max_quantity,
  }
}

export function variantTitle(options: readonly VariantOption[]): string {
  return options.map(({ value }) => value).join(' / ')
}

async function membershipsOf(ctx: SiteContext, productIds: readonly string[]): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('product_category_members')
    .where('website_id', '=', ctx.site.id)
    .where('product_id', 'in', [...new Set(productIds)])
    .select(['product_id', 'category_id'])
    .orderBy('position')
    .orderBy('category_id')
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.product_id)].map(([id, list]) => [id, list.map(({ category_id }) => category_id)]))
}
