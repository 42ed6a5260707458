import type { OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { sheetApi } from '../../contract/index.ts'
import { recordChange } from './changes.ts'
import { readSheetContext } from './sheet-context.ts'
import { sheetRowsByIds } from './sheet-rows.ts'
import { writeCells } from './write-cells.ts'

/** Writes typed, pasted or filled cells as one entry of the change log. */
export async function changeCells(
  ctx: OwnerTransaction,
  { cells }: Input<typeof sheetApi.change>,
): Promise<Output<typeof sheetApi.change>> {
  ctx.require('commerce.inventory')
  const { changed, refused } = await writeCells(ctx, cells, await readSheetContext(ctx))
  const changeId = await recordChange(ctx, { kind: 'cells', edit: null, changed })
  const rows = await sheetRowsByIds(
    ctx,
    [...new Set(cells.map(({ variantId }) => variantId))].slice(0, 2000),
    await readSheetContext(ctx),
  )
  return { changeId, rows, refused }
}

export async function checkCells(
  ctx: OwnerTransaction,
  { cells }: Input<typeof sheetApi.check>,
): Promise<Output<typeof sheetApi.check>> {
  ctx.require('commerce.inventory')
  const { refused } = await writeCells(ctx, cells, await readSheetContext(ctx), { dryRun: true })
  return { refused }
}
