import type { ForeseenOutcome, ImportedOutcome, ImportPart } from '#features/imports/server'
import type { OwnerTransaction, SiteContext } from '#platform/context'
import { formatAmount } from '#platform/money'
import { type CellChange, readCell, type SheetRow, unlimited } from '../../contract/index.ts'
import { listedOnce } from '../listing/listed-once.ts'
import { recordImported } from '../sheet/changes.ts'
import { readSheetContext, type SheetContext } from '../sheet/sheet-context.ts'
import { sheetRowsByIds } from '../sheet/sheet-rows.ts'
import { writeCells } from '../sheet/write-cells.ts'
import { note, type Note } from './imported-product.ts'
import { listedVariants } from './listed-variants.queries.ts'
import { unitsOfStore } from './read/read-file.ts'
import { type ListedColumn, type ListedVariant, readStockTable } from './table/stock-table.ts'

interface RowToRun {
  key: string
  payload: unknown
}

/** Imports lists of stock and prices: they change existing variants and create nothing. */
export const stockImports: ImportPart = {
  formats: [],
  itemTypes: [],
  readItems: () => Promise.resolve([]),
  tables: {
    stock: async (ctx, rows, website) => readStockTable(rows, website.currency ?? (await unitsOfStore(ctx)).currency),
  },
  kinds: ['stock'],
  foresees: ['skuUnknown', 'variantUnknown', 'variantAmbiguous'],
  plan: (ctx) => (rows) => planStock(ctx, rows),
  run: runStock,
  targets: ['stock'],
  undo: () => Promise.resolve(),
}

/** A row of the list, and the variant of this shop that it names. */
interface Match {
  key: string
  present: SheetRow | null
  notes: Note[]
  /** Cells that the list changes, in an order in which each one is valid. */
  changes: CellChange[]
}

async function planStock(ctx: SiteContext, rows: readonly RowToRun[]): Promise<ReadonlyMap<string, ForeseenOutcome>> {
  const matches = await matchesOf(ctx, rows, await readSheetContext(ctx))
  return new Map(
    matches.map(({ key, present, notes, changes }) => [
      key,
      { outcome: present === null ? 'skip' : changes.length > 0 ? 'update' : 'unchanged', notes },
    ]),
  )
}

async function runStock(
  ctx: OwnerTransaction,
  rows: readonly RowToRun[],
  importId: string,
): Promise<ReadonlyMap<string, ImportedOutcome>> {
  ctx.require('commerce.inventory')
  const sheetContext = await readSheetContext(ctx)
  const matches = await matchesOf(ctx, rows, sheetContext)
  const cells = matches.flatMap(({ changes }) => changes)
  const productIds = [...new Set(matches.flatMap(({ present }) => present?.productId ?? []))]
  const { changed, refused } = await listedOnce(ctx, productIds, () =>
    writeCells(ctx, cells, sheetContext, { reason: 'import' }),
  )
  await recordImported(ctx, importId, changed)
  const changedIds = new Set(changed.map(({ variantId }) => variantId))
  const refusedById = Map.groupBy(refused, ({ variantId }) => variantId)
  return new Map(
    matches.map(({ key, present, notes }): [string, ImportedOutcome] => {
      if (present === null) return [key, { outcome: 'skip', target: null, notes }]
      const faults = refusedById.get(present.variantId) ?? []
      const faultNotes = [
        ...new Map(faults.map(({ code, sentence }) => [sentence, note('failed', { sentence, code })])).values(),
      ]
      const outcome = changedIds.has(present.variantId) ? 'update' : faults.length > 0 ? 'failed' : 'unchanged'
      return [key, { outcome, target: { kind: 'product', id: present.productId }, notes: [...notes, ...faultNotes] }]
    }),
  )
}

async function matchesOf(ctx: SiteContext, rows: readonly RowToRun[], sheetContext: SheetContext): Promise<Match[]> {
  const entries = rows.map(({ key, payload }) => ({ key, listed: payload as ListedVariant }))
  const idsByEntry = await listedVariants(
    ctx,
    entries.map(({ listed }) => listed),
  )
  const present = new Map(
    (await sheetRowsByIds(ctx, [...new Set([...idsByEntry.values()].flat())], sheetContext)).map((row) => [
      row.variantId,
      row,
    ]),
  )
  return entries.map(({ key, listed }): Match => {
    const [variantId, ...others] = idsByEntry.get(listed) ?? []
    const row = present.get(variantId ?? '')
    if (!row || others.length > 0)
      return { key, present: null, notes: [missingNote(listed, others.length > 0)], changes: [] }
    return { key, present: row, notes: [], changes: changesOf(listed, row, sheetContext) }
  })
}

function missingNote({ sku, barcode }: ListedVariant, isAmbiguous: boolean): Note {
  if (isAmbiguous) return note('variantAmbiguous')
  const number = sku || barcode
  return number === '' ? note('variantUnknown') : note('skuUnknown', { sku: number })
}

function changesOf({ cells }: ListedVariant, row: SheetRow, sheetContext: SheetContext): CellChange[] {
  const wanted = Object.entries(cells) as [ListedColumn, string][]
  const changes = wanted.flatMap(([column, text]): CellChange[] => {
    const value = settled(column, text, sheetContext)
    return value === row.cells[column] ? [] : [{ variantId: row.variantId, column, value }]
  })
  const sale = changes.find(({ column }) => column === 'salePrice')
  // A sale price may not exceed the price: the lower of both is written while the former values still allow it.
  const isSaleFirst = sale !== undefined && Number(sale.value) <= Number(row.cells.price)
  return isSaleFirst ? [sale, ...changes.filter((change) => change !== sale)] : changes
}

/** Returns the text that the cell would have after the change. */
function settled(column: ListedColumn, text: string, sheetContext: SheetContext): string {
  const read = readCell(column, text, sheetContext)
  if ('fault' in read) return text
  if (column === 'stock') return read.value === null ? unlimited : String(read.value)
  if (typeof read.value !== 'number') return text
  return formatAmount({ minor: read.value, currency: sheetContext.currency }, { grouping: false })
}
