import { audit } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import { atField, changedSince, type Input, type Output } from '#platform/contract'
import {
  type catalogApi,
  catalogProblems,
  type Product,
  productColumns,
  type ProductPatch,
  variantColumns,
} from '../../contract/index.ts'
import { recordChange } from './changes.ts'
import { cellText } from './sheet-cells.ts'
import { type SheetContext, readSheetContext } from './sheet-context.ts'
import { sourcesOf } from './sheet-rows.ts'
import type { CellsOutcome } from './write-cells.ts'
import { writeVariants } from '../variants/change-variant.ts'
import { applyOptions } from '../variants/set-options.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { writeProduct } from '../products/change-product.ts'
import { productById } from '../base/product-of.ts'
import { productRowById, variantRowsOf } from '../base/products.queries.ts'

/**
 * Saves all changes of a product in the request's transaction: a problem with any part changes nothing and names the
 * part. Changes visible in the sheet are recorded as one entry, which can be undone.
 */
export async function saveProduct(
  ctx: OwnerTransaction,
  { id, values, variants, options, before: seen }: Input<typeof catalogApi.save>,
): Promise<Output<typeof catalogApi.save>> {
  ctx.require('commerce.inventory')
  const product = await productRowById(ctx, id)
  if (seen) refuseOvertaken(await productById(ctx, id), { values, variants, options }, seen)
  const sheetContext = await readSheetContext(ctx)
  const before = await cellsOf(ctx, id, sheetContext)
  if (Object.keys(values).length > 0)
    await atField(
      (code) => `values.${fieldsOfProblems[code] ?? 'title'}`,
      () => writeProduct(ctx, product, values),
    )
  await atField(
    (_, inner) => `variants.${inner ?? ''}`,
    () => writeVariants(ctx, id, variants),
  )
  if (options)
    await atField(
      () => 'options',
      () => applyOptions(ctx, product, options),
    )
  const changeId = await recordChange(ctx, {
    kind: 'cells',
    edit: null,
    changed: changedCells(before, await cellsOf(ctx, id, sheetContext)),
  })
  const fields = [...Object.keys(values), ...(options ? ['options'] : [])]
  await audit(ctx, {
    action: 'catalog.product_changed',
    subject: id,
    after: { fields, ...(variants.length > 0 && { variants: variants.map((variant) => variant.id) }) },
  })
  await afterProductsChanged(ctx, [{ id, collectionId: product.collection_id }])
  return { product: await productById(ctx, id), changeId }
}

type Change = Pick<Input<typeof catalogApi.save>, 'values' | 'variants' | 'options'>
type Before = NonNullable<Input<typeof catalogApi.save>['before']>

/** Refuses to overwrite changes of another person that the caller has not seen. */
function refuseOvertaken(now: Product, { values, variants, options }: Change, seen: Before): void {
  const variantNow = new Map(now.variants.map((variant) => [variant.id, variant]))
  const where =
    changedSince(seen.values, now, values) ??
    variants
      .map((variant) => changedSince(seen.variants[variant.id] ?? {}, variantNow.get(variant.id) ?? {}, variant.values))
      .find((name) => name !== undefined) ??
    (options && changedSince({ options: seen.options }, { options: now.options }, { options }))
  if (where !== undefined) throw catalogProblems.changedSince({ where })
}

const fieldsOfProblems: Readonly<Record<string, keyof ProductPatch>> = {
  'catalog.slug_taken': 'slug',
  'catalog.sale_ends_first': 'visibleUntil',
}

type Cell = CellsOutcome['changed'][number]

/** Returns the sheet's cells of a product. The product's own cells stand on the row of its first variant. */
async function cellsOf(ctx: OwnerTransaction, id: string, sheetContext: SheetContext): Promise<Omit<Cell, 'before'>[]> {
  const rows = (await variantRowsOf(ctx, [id])).get(id) ?? []
  return (await sourcesOf(ctx, rows)).flatMap((source, at) =>
    [...(at === 0 ? productColumns : []), ...variantColumns].map((column) => ({
      productId: id,
      variantId: source.variant.id,
      column,
      after: cellText(column, source, sheetContext),
    })),
  )
}

/** Lists changed cells for undo. Added and removed variants are left out, because undo needs a row before and after. */
function changedCells(before: readonly Omit<Cell, 'before'>[], after: readonly Omit<Cell, 'before'>[]): Cell[] {
  const texts = new Map(before.map((cell) => [keyOf(cell), cell.after]))
  return after.flatMap((cell) => {
    const text = texts.get(keyOf(cell))
    return text === undefined || text === cell.after ? [] : [{ ...cell, before: text }]
  })
}

function keyOf({ productId, variantId, column }: Omit<Cell, 'before'>): string {
  return `${ofProduct.has(column) ? productId : variantId} ${column}`
}

const ofProduct: ReadonlySet<string> = new Set(productColumns)
