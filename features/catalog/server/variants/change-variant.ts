import { audit } from '#features/accounts/server'
import type { OwnerTransaction, SiteContext } from '#platform/context'
import { atField } from '#platform/contract'
import { isUniqueViolation, siteTables } from '#platform/database'
import { catalogProblems, maximumSkuLength, type Variant, type VariantPatch } from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { variantOf } from '../base/product-of.ts'
import { productRowById, reservedOf, variantRowById, variantRowsOf } from '../base/products.queries.ts'
import type { VariantRow } from '../base/sale.ts'
import { type HeldStock, lockVariants, move } from '../stock/stock.ts'
import type { NewVariantRow } from '../base/write-products.ts'

/**
 * Changes price, sale, SKU, measures and stock. A given stock replaces the present one; the difference is recorded as a
 * correction.
 */
export async function changeVariant(
  ctx: OwnerTransaction,
  { id, values }: { id: string; values: VariantPatch },
): Promise<Variant> {
  ctx.require('commerce.inventory')
  const { product_id: productId } = await variantRowById(ctx, id)
  await writeVariants(ctx, productId, [{ id, values }])
  await audit(ctx, { action: 'catalog.variant_changed', subject: id, after: values })
  const product = await productRowById(ctx, productId)
  await afterProductsChanged(ctx, [{ id: productId, collectionId: product.collection_id }])
  const row = await variantRowById(ctx, id)
  return variantOf(row, (await reservedOf(ctx, [id])).get(id) ?? 0)
}

export interface VariantChange {
  id: string
  values: VariantPatch
}

/** Changes several variants of one product. A problem names the variant: `2.values.sku` is the SKU of the third. */
export async function writeVariants(
  ctx: OwnerTransaction,
  productId: string,
  changes: readonly VariantChange[],
): Promise<void> {
  if (changes.length === 0) return
  const lockedVariants = await lockVariants(
    ctx,
    changes.map(({ id }) => id),
  )
  const present = (await variantRowsOf(ctx, [productId])).get(productId) ?? []
  const rows = new Map(present.map((row) => [row.id, row]))
  await putSkusAside(ctx, changes, rows)
  const stock = new Map<string, HeldStock>()
  const deltas = new Map<string, number>()
  for (const [at, { id, values }] of changes.entries()) {
    const before = rows.get(id)
    if (!before) throw catalogProblems.variantMissing()
    const { quantity, ...rest } = values
    await atField(
      (code) => `${at}.values.${fieldsOfProblems[code] ?? 'id'}`,
      async () => {
        const columns = await variantColumnsOf(ctx, rest, before)
        if (Object.keys(columns).length > 0) await writeVariant(ctx, id, columns)
      },
    )
    const now = lockedVariants.get(id)
    if (quantity === undefined || !now || (values.isUnlimited ?? before.is_unlimited) || quantity === now.quantity)
      continue
    stock.set(id, {
      ...now,
      isUnlimited: false,
      lowStockAt: rest.lowStockAt === undefined ? now.lowStockAt : rest.lowStockAt,
    })
    deltas.set(id, quantity - now.quantity)
  }
  if (deltas.size > 0) await move(ctx, stock, deltas, { reason: 'correction', accountId: ctx.account.id })
}

const fieldsOfProblems: Readonly<Record<string, keyof VariantPatch>> = {
  'catalog.sku_taken': 'sku',
  'catalog.sku_too_long': 'sku',
  'catalog.sale_above_price': 'saleMinor',
  'catalog.sale_ends_first': 'saleUntil',
}

/** Two variants may exchange their SKUs, so changed SKUs are cleared first. */
async function putSkusAside(
  ctx: OwnerTransaction,
  changes: readonly VariantChange[],
  rows: ReadonlyMap<string, VariantRow>,
): Promise<void> {
  const renamed = changes.filter(({ id, values: { sku } }) => sku !== undefined && sku !== rows.get(id)?.sku)
  if (renamed.length < 2) return
  await siteTables(ctx)
    .updateTable('product_variants')
    .set({ sku: '' })
    .where(
      'id',
      'in',
      renamed.map(({ id }) => id),
    )
    .execute()
}

/**
 * Returns the columns for an owner's changes of a variant, and checks values that depend on each other. `before` is
 * null for a new one.
 */
export async function variantColumnsOf(
  ctx: SiteContext,
  values: VariantPatch,
  before: VariantRow | null,
): Promise<Partial<NewVariantRow>> {
  const moment = (text: string | null | undefined): Date | null | undefined =>
    typeof text === 'string' ? new Date(text) : text
  const columns = defined({
    sku: values.sku,
    // An imported SKU is ignored once the owner has chosen one.
    imported_sku: values.sku === undefined || values.sku === before?.sku ? undefined : null,
    barcode: values.barcode,
    mpn: values.mpn,
    price_minor: values.priceMinor,
    sale_minor: values.saleMinor,
    on_sale: values.onSale,
    sale_from: moment(values.saleFrom),
    sale_until: moment(values.saleUntil),
    cost_minor: values.costMinor,
    is_unlimited: values.isUnlimited,
    quantity: values.quantity,
    low_stock_at: values.lowStockAt,
    weight_grams: values.weightGrams,
    length_mm: values.lengthMm,
    width_mm: values.widthMm,
    height_mm: values.heightMm,
    needs_shipping: values.needsShipping,
    image_id: values.imageId,
  })
  requireFit({ ...before, ...columns })
  if (values.sku !== undefined && values.sku !== before?.sku) await requireFreeSku(ctx, values.sku, before?.id ?? '')
  return Object.keys(columns).length > 0 ? { ...columns, changed_at: ctx.now() } : {}
}

export function requireFit(
  row: Partial<Pick<VariantRow, 'price_minor' | 'sale_minor' | 'on_sale' | 'sale_from' | 'sale_until'>>,
): void {
  const { sale_minor: sale, price_minor: price, on_sale: isOn } = row
  if (isOn && typeof sale === 'number' && typeof price === 'number' && sale > price)
    throw catalogProblems.saleAbovePrice()
  if (row.sale_from && row.sale_until && row.sale_until <= row.sale_from) throw catalogProblems.saleEndsFirst()
}

export async function requireFreeSku(ctx: SiteContext, sku: string, id: string): Promise<void> {
  if (sku === '') return
  if (sku.length > maximumSkuLength) throw catalogProblems.skuTooLong({ max: maximumSkuLength })
  const namesake = await siteTables(ctx)
    .selectFrom('product_variants')
    .where('sku', '=', sku)
    .where('is_live', '=', true)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  if (namesake) throw catalogProblems.skuTaken({ sku })
}

export async function writeVariant(ctx: OwnerTransaction, id: string, columns: Partial<NewVariantRow>): Promise<void> {
  try {
    await siteTables(ctx).updateTable('product_variants').set(columns).where('id', '=', id).execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw catalogProblems.skuTaken({ sku: columns.sku ?? '' })
    throw error
  }
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
