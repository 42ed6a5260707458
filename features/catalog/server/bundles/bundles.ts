import { siteTables } from '#platform/database'
import { cacheTag, type OwnerContext, type SiteContext } from '#platform/context'
import { enumerations, idSchema, type Input, type Locks, type Output } from '#platform/contract'
import type { Loaded } from '#platform/render/server'
import { catalogProblems, type ProductType, productTypes } from '../../contract/index.ts'
import type { ownerCatalogApi } from '../../contract/owner-catalog.api.ts'
import type { BundleView } from '../../contract/product-view.ts'
import { likeText } from '../base/like-text.ts'
import { productCards } from '../listing/product-cards.ts'
import { variantTitle } from '../base/sellables.ts'
import { currentMinor } from '../base/sale.ts'
import type { Bundle } from '../catalog.tables.ts'

const mostFound = 20

/** Throws where a bundle could not be sold: its parts must be products other than bundles, all of one tax class. */
export async function requireFitBundle(
  ctx: SiteContext,
  { id, type }: { id: string; type: ProductType },
  { parts }: Bundle,
): Promise<void> {
  const ids = parts.map(({ variantId }) => variantId)
  const rows = await partsQuery(ctx).where('v.id', 'in', ids).execute()
  const own = await siteTables(ctx)
    .selectFrom('products')
    .select(['tax_class', 'plan'])
    .where('id', '=', id)
    .executeTakeFirst()
  const variants = await siteTables(ctx)
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', '=', id)
    .execute()
  const isTwice = new Set(ids).size < ids.length
  if (type !== productTypes.PHYSICAL || own?.plan || variants.length > 1 || isTwice || rows.length < ids.length)
    throw catalogProblems.bundleUnfit()
  if (rows.some((row) => row.product_id === id)) throw catalogProblems.bundleUnfit()
  const classes = new Set(rows.map(({ tax_class }) => tax_class))
  if (classes.size > 1 || (own && !classes.has(own.tax_class))) throw catalogProblems.bundleTaxed()
}

/** Returns variants that can be part of a bundle, by their ids or by words. */
export async function findBundleParts(
  ctx: OwnerContext,
  { search, ids }: Input<typeof ownerCatalogApi.bundleParts>,
): Promise<Output<typeof ownerCatalogApi.bundleParts>> {
  const named = ids.split(',').filter((id) => idSchema.safeParse(id).success)
  if (named.length === 0 && search.trim() === '') return { parts: [] }
  const rows = await (named.length > 0
    ? partsQuery(ctx).where('v.id', 'in', named)
    : partsQuery(ctx)
        .where((part) =>
          part.or([part('p.title', 'ilike', `%${likeText(search)}%`), part('v.sku', 'ilike', `%${likeText(search)}%`)]),
        )
        .where('p.status', '!=', enumerations.contentStatuses.deleted)
  )
    .orderBy('p.title')
    .orderBy('v.position')
    .limit(named.length > 0 ? named.length : mostFound)
    .execute()
  return {
    parts: rows.map((row) => ({
      variantId: row.id,
      productId: row.product_id,
      title: row.title,
      variantTitle: variantTitle(row.options),
      sku: row.sku,
      priceMinor: row.price_minor,
      available: row.is_unlimited ? null : row.quantity,
    })),
  }
}

/** Returns the parts of a bundle as its product page shows them. */
export async function bundleView(
  ctx: SiteContext,
  productId: string,
  { opened }: { opened: Locks },
): Promise<Loaded<BundleView | null>> {
  const row = await siteTables(ctx)
    .selectFrom('products')
    .select('bundle')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!row?.bundle) return { data: null, tags: [] }
  const { parts } = row.bundle
  const variants = await partsQuery(ctx)
    .where(
      'v.id',
      'in',
      parts.map(({ variantId }) => variantId),
    )
    .execute()
  const productIds = [...new Set(variants.map(({ product_id }) => product_id))]
  const cards = await productCards(ctx, productIds, { opened })
  const cardOf = new Map(cards.data.map((card) => [card.id, card]))
  const now = ctx.now()
  const shown = parts.flatMap(({ variantId, quantity }) => {
    const variant = variants.find(({ id }) => id === variantId)
    if (!variant) return []
    const card = cardOf.get(variant.product_id)
    return [
      {
        variantId,
        quantity,
        title: variant.title,
        variantTitle: variantTitle(variant.options),
        sku: variant.sku,
        path: card?.path ?? null,
        image: card?.image ?? null,
        minor: currentMinor(variant, now) * quantity,
      },
    ]
  })
  return {
    data: {
      parts: shown.map(({ minor: _minor, ...part }) => part),
      apartMinor: shown.reduce((sum, { minor }) => sum + minor, 0),
    },
    tags: [...cards.tags, ...cards.data.flatMap(({ image }) => (image ? [cacheTag.asset(image.asset.id)] : []))],
    ...(cards.until ? { until: cards.until } : {}),
  }
}

function partsQuery(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('product_variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
    )
    .where('p.type', '=', productTypes.PHYSICAL)
    .where('p.bundle', 'is', null)
    .where('p.plan', 'is', null)
    .select([
      'v.id',
      'v.product_id',
      'v.options',
      'v.sku',
      'v.price_minor',
      'v.sale_minor',
      'v.on_sale',
      'v.sale_from',
      'v.sale_until',
      'v.is_unlimited',
      'v.quantity',
      'p.title',
      'p.tax_class',
    ])
}
