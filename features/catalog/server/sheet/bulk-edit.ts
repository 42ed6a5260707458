import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { sql } from 'kysely'
import type { BulkEdit, CellChange, Selection, sheetApi } from '../../contract/index.ts'
import { cellsOfEdit } from './bulk-cells.ts'
import { recordChange } from './changes.ts'
import { readSheetContext, type SheetContext } from './sheet-context.ts'
import { filteredVariants, sourcesOf } from './sheet-rows.ts'
import { writeCells } from './write-cells.ts'

const shownDifferences = 200

/** Previews a bulk edit cell by cell, without changing anything. */
export async function previewBulk(
  ctx: OwnerTransaction,
  { selection, edit }: Input<typeof sheetApi.preview>,
): Promise<Output<typeof sheetApi.preview>> {
  ctx.require('commerce.inventory')
  const sheetContext = await readSheetContext(ctx)
  const { cells, titles } = await planned(ctx, selection, edit, sheetContext)
  const { changed, refused } = await writeCells(ctx, cells, sheetContext, { dryRun: true })
  return {
    cells: changed.length,
    rows: new Set(changed.map(({ variantId }) => variantId)).size,
    refused: refused.length,
    differences: changed
      .slice(0, shownDifferences)
      .map((difference) => ({ ...difference, title: titles.get(difference.variantId) ?? '' })),
  }
}

/** Does it, as one entry of the change log that can be undone. */
export async function applyBulk(
  ctx: OwnerTransaction,
  { selection, edit }: Input<typeof sheetApi.apply>,
): Promise<Output<typeof sheetApi.apply>> {
  ctx.require('commerce.inventory')
  const sheetContext = await readSheetContext(ctx)
  const { cells } = await planned(ctx, selection, edit, sheetContext)
  const { changed, refused } = await writeCells(ctx, cells, sheetContext)
  const changeId = await recordChange(ctx, { kind: 'bulk', edit, changed })
  await audit(ctx, { action: 'catalog.bulk_edited', subject: changeId ?? '', after: { edit, cells: changed.length } })
  return {
    changeId,
    cells: changed.length,
    rows: new Set(changed.map(({ variantId }) => variantId)).size,
    refused: refused.length,
  }
}

async function planned(
  ctx: OwnerContext,
  selection: Selection,
  edit: BulkEdit,
  sheetContext: SheetContext,
): Promise<{ cells: CellChange[]; titles: ReadonlyMap<string, string> }> {
  const wanted = filteredVariants(ctx, 'filter' in selection ? selection.filter : {})
  const chosen =
    'variantIds' in selection ? wanted.where(sql<boolean>`v.id = any(${selection.variantIds}::text[])`) : wanted
  const rows = await chosen.selectAll('v').orderBy('v.product_id').orderBy('v.position').orderBy('v.id').execute()
  const sources = await sourcesOf(ctx, rows)
  const titles = new Map(
    sources.map(({ product, variant }) => [
      variant.id,
      [product.title, ...variant.options.map(({ value }) => value)].join(' – '),
    ]),
  )
  return { cells: sources.flatMap((source) => cellsOfEdit(edit, source, sheetContext)), titles }
}
