import { audit } from '#features/accounts/server'
import type { SiteContext, OwnerTransaction } from '#platform/context'
import { isUniqueViolation, siteTables } from '#platform/database'
import { catalogProblems, maximumSkuLength, type Variant, type VariantPatch } from '../../contract/index.ts'
import { afterProductsChanged } from '../products/after-products-changed.ts'
import { variantOf } from '../products/product-of.ts'
import { productRowById, reservedOf, variantRowById } from '../products/products.queries.ts'
import type { VariantRow } from './sale.ts'
import { lockVariants, move } from '../stock/stock.ts'
import type { NewVariantRow } from '../products/write-products.ts'

/** Price, sale, SKU, measures, stock. A number of stock that is given is what there is; the difference is written down as a correction. */
export async function changeVariant(
  ctx: OwnerTransaction,
  { id, values }: { id: string; values: VariantPatch },
): Promise<Variant> {
  ctx.require('commerce.inventory')
  const held = await lockVariants(ctx, [id])
  const before = await variantRowById(ctx, id)
  const product = await productRowById(ctx, before.product_id)
  const { quantity, ...rest } = values
  const columns = await variantColumnsOf(ctx, rest, before)
  if (Object.keys(columns).length > 0) await writeVariant(ctx, id, columns)
  const now = held.get(id)
  const isUnlimited = values.isUnlimited ?? before.is_unlimited
  if (quantity !== undefined && now && !isUnlimited && quantity !== now.quantity)
    await move(
      ctx,
      new Map([
        [
          id,
          {
            ...now,
            isUnlimited: false,
            lowStockAt: values.lowStockAt === undefined ? now.lowStockAt : values.lowStockAt,
          },
        ],
      ]),
      new Map([[id, quantity - now.quantity]]),
      {
        reason: 'correction',
        accountId: ctx.account.id,
      },
    )
  await audit(ctx, { action: 'catalog.variant_changed', subject: id, after: values })
  await afterProductsChanged(ctx, [{ id: product.id, collectionId: product.collection_id }])
  const row = await variantRowById(ctx, id)
  return variantOf(row, (await reservedOf(ctx, [id])).get(id) ?? 0)
}

/** The columns for what an owner changes of a variant; checks what belongs together. `before` is null for a new one. */
export async function variantColumnsOf(
  ctx: SiteContext,
  values: VariantPatch,
  before: VariantRow | null,
): Promise<Partial<NewVariantRow>> {
  const moment = (text: string | null | undefined): Date | null | undefined =>
    typeof text === 'string' ? new Date(text) : text
  const columns = defined({
    sku: values.sku,
    // What an import brought counts no more once somebody has chosen.
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
