import type { OwnerTransaction } from '#platform/context'
import { productColumns, type SheetColumn, sheetColumns, type SheetRow } from '../../contract/index.ts'
import { recordImported } from '../sheet/changes.ts'
import { readSheetContext } from '../sheet/sheet-context.ts'
import { sheetRowsByIds } from '../sheet/sheet-rows.ts'

const ofProduct: ReadonlySet<SheetColumn> = new Set(productColumns)

/** Runs the work and records the cells of these variants that it changes, so that undoing the import restores them. */
export async function recordingChanges(
  ctx: OwnerTransaction,
  importId: string,
  variantIds: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const before = await sheetRowsByIds(ctx, variantIds, await readSheetContext(ctx))
  await work()
  if (before.length === 0) return
  const after = new Map(
    (await sheetRowsByIds(ctx, variantIds, await readSheetContext(ctx))).map((row) => [row.variantId, row]),
  )
  const seen = new Set<string>()
  await recordImported(
    ctx,
    importId,
    before.flatMap((row) => {
      const now = after.get(row.variantId)
      const isFirst = !seen.has(row.productId)
      if (now) seen.add(row.productId)
      return now ? changedCells(row, now, isFirst) : []
    }),
  )
}

/** Lists the changed cells. Those of the product are listed with its first variant only. */
function changedCells(before: SheetRow, after: SheetRow, isFirst: boolean) {
  return sheetColumns.flatMap((column) => {
    const [old, now] = [before.cells[column] ?? '', after.cells[column] ?? '']
    const isReported = old !== now && (isFirst || !ofProduct.has(column))
    return isReported
      ? [{ productId: before.productId, variantId: before.variantId, column, before: old, after: now }]
      : []
  })
}
