import { siteTables } from '#platform/database'
import { accountById } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import {
  type BulkEdit,
  catalogProblems,
  type CellChange,
  type SheetColumn,
  type sheetApi,
} from '../../contract/index.ts'
import { readSheetContext } from './sheet-context.ts'
import { type CellsOutcome, writeCells } from './write-cells.ts'
import { inBatches } from '../base/write-products.ts'

const mostListed = 50
type ChangedCells = CellsOutcome['changed']

/** Writes down what changed, so that it can be undone; null when nothing did. */
export async function recordChange(
  ctx: OwnerTransaction,
  { kind, edit, changed }: { kind: 'cells' | 'bulk'; edit: BulkEdit | null; changed: ChangedCells },
): Promise<string | null> {
  if (changed.length === 0) return null
  const id = newId(ctx.now().getTime())
  await siteTables(ctx)
    .insertInto('catalog_changes')
    .values({
      id,
      kind,
      edit,
      cells: changed.length,
      import_id: null,
      account_id: ctx.account.id,
      at: ctx.now(),
      undone_at: null,
    })
    .execute()
  await writeDown(ctx, id, changed, 0)
  return id
}

/** Records the changes of an import, batch by batch, as one entry. */
export async function recordImported(ctx: OwnerTransaction, importId: string, changed: ChangedCells): Promise<void> {
  if (changed.length === 0) return
  const { id, cells } = await siteTables(ctx)
    .insertInto('catalog_changes')
    .values({
      id: newId(ctx.now().getTime()),
      kind: 'import',
      edit: null,
      cells: changed.length,
      import_id: importId,
      account_id: ctx.account.id,
      at: ctx.now(),
      undone_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'import_id'])
        .where('import_id', 'is not', null)
        .doUpdateSet((row) => ({ cells: row('catalog_changes.cells', '+', row.ref('excluded.cells')) })),
    )
    .returning(['id', 'cells'])
    .executeTakeFirstOrThrow()
  await writeDown(ctx, id, changed, cells - changed.length)
}

/** Reverts the changes of an import where the cell was not changed since. */
export async function undoImported(ctx: OwnerTransaction, importId: string): Promise<void> {
  const own = await siteTables(ctx)
    .selectFrom('catalog_changes')
    .where('import_id', '=', importId)
    .where('undone_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (own) await undoChange(ctx, own)
}

async function writeDown(ctx: OwnerTransaction, id: string, changed: ChangedCells, first: number): Promise<void> {
  const rows = changed.map(({ productId, variantId, column, before, after }, at) => ({
    website_id: ctx.site.id,
    change_id: id,
    ordinal: first + at,
    product_id: productId,
    variant_id: variantId,
    field: column,
    before,
    after,
  }))
  await inBatches(rows, (batch) => ctx.db.insertInto('catalog_change_cells').values(batch).execute())
}

export async function catalogChanges(ctx: OwnerContext): Promise<Output<typeof sheetApi.changes>> {
  ctx.require('config')
  const rows = await siteTables(ctx)
    .selectFrom('catalog_changes')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(mostListed)
    .execute()
  const names = new Map<string, string>()
  for (const id of new Set(rows.map(({ account_id }) => account_id)))
    names.set(id, (await accountById(ctx, id))?.name ?? '')
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    edit: row.edit,
    cells: row.cells,
    account: names.get(row.account_id) ?? '',
    at: row.at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  }))
}

/**
 * Restores every cell to its former value, the last change first. A cell with another value by now belongs to a later
 * change.
 */
export async function undoChange(
  ctx: OwnerTransaction,
  { id }: Input<typeof sheetApi.undo>,
): Promise<Output<typeof sheetApi.undo>> {
  ctx.require('commerce.inventory')
  const own = await siteTables(ctx)
    .selectFrom('catalog_changes')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!own) throw catalogProblems.changeMissing()
  if (own.undone_at !== null) throw catalogProblems.alreadyUndone()
  const cells = await siteTables(ctx)
    .selectFrom('catalog_change_cells')
    .where('change_id', '=', id)
    .selectAll()
    .orderBy('ordinal', 'desc')
    .execute()
  const back = cells.map(
    (cell): CellChange => ({
      variantId: cell.variant_id,
      column: cell.field as SheetColumn,
      value: cell.before,
      before: cell.after,
    }),
  )
  const { changed, refused } = await writeCells(ctx, back, await readSheetContext(ctx))
  await siteTables(ctx).updateTable('catalog_changes').set({ undone_at: ctx.now() }).where('id', '=', id).execute()
  return {
    cells: changed.length,
    kept: refused.filter(({ code }) => code === 'catalog.cell_changed').length,
    refused: refused.slice(0, 200),
  }
}
