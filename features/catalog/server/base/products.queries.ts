import type { SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import { preparedRead, siteTables } from '#platform/database'
import { type Selectable, sql } from 'kysely'
import { catalogProblems, productTypes, type StructuredProduct } from '../../contract/index.ts'
import type { ProductsTable } from '../catalog.tables.ts'
import { locksOfProduct } from './covered-products.queries.ts'
import { structuredVariant, type VariantRow } from './sale.ts'

export type ProductRow = Selectable<ProductsTable>

const { published, scheduled, deleted } = enumerations.contentStatuses

/** Tells whether a product of this status has a page. A scheduled product's page is served from its time on. */
export function hasPage(status: ProductRow['status']): boolean {
  return status === published || status === scheduled
}

export function products(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('products')
}

/**
 * Selects the products that visitors may see: published ones, and scheduled ones whose period includes this moment. It
 * includes locked products only if the visitor has `opened` their locks.
 */
export function visibleProducts(ctx: SiteContext, opened: Locks) {
  const now = ctx.now()
  return products(ctx)
    .where(
      sql<boolean>`exists (select 1 from collections c join documents d on d.website_id = c.website_id and d.id = c.document_id
        where c.website_id = products.website_id and c.id = products.collection_id and d.deleted_at is null
          and ${locksOfProduct('products')} <@ ${[...opened]}::text[])`,
    )
    .where('products.status', 'in', [published, scheduled])
    .where((row) =>
      row.or([
        row('products.visible_from', '<=', now),
        row.and([row('products.visible_from', 'is', null), row('products.status', '=', published)]),
      ]),
    )
    .where((row) => row.or([row('products.visible_until', 'is', null), row('products.visible_until', '>', now)]))
}

export function isVisibleRow(row: Pick<ProductRow, 'status' | 'visible_from' | 'visible_until'>, now: Date): boolean {
  const isShown = row.status === published || row.status === scheduled
  const hasBegun = row.visible_from === null ? row.status === published : row.visible_from <= now
  return isShown && hasBegun && (row.visible_until === null || row.visible_until > now)
}

export async function productRowById(ctx: SiteContext, id: string): Promise<ProductRow> {
  const row = await products(ctx).where('id', '=', id).where('status', '!=', deleted).selectAll().executeTakeFirst()
  if (!row) throw catalogProblems.productMissing()
  return row
}

export async function productRowsByIds(ctx: SiteContext, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  return products(ctx)
    .where('id', 'in', [...new Set(ids)])
    .selectAll()
    .execute()
}

/** The variants of all these products, ordered by position. */
export async function variantRowsOf(
  ctx: SiteContext,
  productIds: readonly string[],
): Promise<Map<string, VariantRow[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('product_variants')
    .where('product_id', 'in', [...new Set(productIds)])
    .selectAll()
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

export async function variantRowById(ctx: SiteContext, id: string): Promise<VariantRow> {
  const row = await siteTables(ctx).selectFrom('product_variants').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw catalogProblems.variantMissing()
  return row
}

/** The quantity of each variant that checkouts reserve at this moment; `except` leaves out one checkout. */
export async function reservedOf(
  ctx: SiteContext,
  variantIds: readonly string[],
  except = '',
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await reservations(ctx.db, {
    site: ctx.site.id,
    ids: [...new Set(variantIds)],
    now: ctx.now(),
    except,
  })
  return new Map(rows.map((row) => [row.variant_id, row.quantity]))
}

const reservations = preparedRead(
  (db, { site, ids, now, except }: { site: string; ids: readonly string[]; now: Date; except: string }) =>
    siteTables({ db, site: { id: site } })
      .selectFrom('stock_reservations')
      .where('variant_id', '=', sql<string>`any(${ids}::text[])`)
      .where('until', '>', now)
      .where('holder', '!=', except)
      .select(['variant_id', sql<number>`sum(quantity)::int`.as('quantity')])
      .groupBy('variant_id'),
)

/** A3.01–A3.04: the fields that the API sends; a digital product has the prices of its only variant. */
export function structuredProduct(
  row: Pick<ProductRow, 'type'>,
  variants: readonly VariantRow[],
  now: Date,
): StructuredProduct {
  const all = variants.map((variant) => structuredVariant(variant, now))
  if (row.type !== productTypes.DIGITAL)
    return {
      productType:
        row.type === productTypes.PHYSICAL
          ? 'PHYSICAL'
          : row.type === productTypes.SERVICE
            ? 'SERVICE'
            : row.type === productTypes.GIFT_CARD
              ? 'GIFT_CARD'
              : 'PAYWALL',
      variants: all,
    }
  const [only] = all
  return {
    productType: 'DIGITAL',
    priceCents: only?.price ?? 0,
    salePriceCents: only?.salePrice ?? 0,
    onSale: only?.onSale ?? false,
  }
}
