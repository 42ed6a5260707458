import { siteTables } from '#platform/database'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { Problem } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import { turnEvery } from '#platform/threads'
import { sql } from 'kysely'
import {
  type CellChange,
  catalogProblems,
  productColumns,
  type RefusedCell,
  type SheetColumn,
} from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { requireFit, requireFreeSku } from '../variants/change-variant.ts'
import { requireFreeProductSlug } from '../base/product-slugs.ts'
import { placeTags } from '../categories/tag-addresses.ts'
import { requireProductsPage } from '../base/products-pages.ts'
import { mayBecome, slugOf } from '#features/pages/contract'
import { categoryIdsOf, cellTargets, cellText, cellValue, type SheetSource } from './sheet-cells.ts'
import type { SheetContext } from './sheet-context.ts'
import { sourcesOf } from './sheet-rows.ts'
import { writeCellValues, type WrittenCell } from './write-cell-values.ts'

export interface CellsOutcome {
  /** The changes in words, for the change log. */
  changed: { productId: string; variantId: string; column: SheetColumn; before: string; after: string }[]
  refused: RefusedCell[]
}

const ofProduct: ReadonlySet<SheetColumn> = new Set(productColumns)

/**
 * Checks each cell by itself and writes all that can be. Rows are locked in the order of their ids. A dry run (a
 * preview) checks and writes nothing. `reason` is that of the movements of stock.
 */
export async function writeCells(
  ctx: OwnerTransaction,
  cells: readonly CellChange[],
  sheetContext: SheetContext,
  { dryRun = false, reason = 'sheet' }: { dryRun?: boolean; reason?: 'sheet' | 'import' } = {},
): Promise<CellsOutcome> {
  const sources = await lockedSources(ctx, [...new Set(cells.map(({ variantId }) => variantId))], dryRun)
  const outcome: CellsOutcome = { changed: [], refused: [] }
  const written: WrittenCell[] = []
  const seen = new Set<string>()
  const skus = new Map<string, string>()
  const turn = turnEvery()
  for (const cell of cells) {
    await turn()
    const source = sources.get(cell.variantId)
    try {
      if (!source) throw catalogProblems.variantMissing()
      const key = `${ofProduct.has(cell.column) ? source.product.id : cell.variantId} ${cell.column}`
      if (seen.has(key)) continue
      const before = cellText(cell.column, source, sheetContext)
      if (cell.before !== undefined && cell.before !== before) throw catalogProblems.cellChanged()
      const writtenCell = await checked(ctx, cell, source, sheetContext, skus)
      seen.add(key)
      // A preview shows the new values as the sheet writes them.
      const after = cellText(cell.column, withValue(source, writtenCell), sheetContext)
      if (after === before) continue
      sources.set(cell.variantId, withValue(source, writtenCell))
      written.push(writtenCell)
      outcome.changed.push({
        productId: source.product.id,
        variantId: cell.variantId,
        column: cell.column,
        before,
        after,
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { code, details, sentence } = error.toBody()
      outcome.refused.push({
        variantId: cell.variantId,
        column: cell.column,
        code,
        sentence: problemSentence(ctx.locale, code, details) ?? sentence,
      })
    }
  }
  if (!dryRun && written.length > 0) await save(ctx, written, reason)
  return outcome
}

async function save(ctx: OwnerTransaction, written: readonly WrittenCell[], reason: 'sheet' | 'import'): Promise<void> {
  await writeCellValues(ctx, written, reason)
  const products = new Map(written.map(({ source }) => [source.product.id, source.product]))
  for (const [collectionId, group] of Map.groupBy(
    written.filter(({ column }) => column === 'tags'),
    ({ source }) => source.product.collection_id,
  ))
    await placeTags(
      ctx,
      await requireProductsPage(ctx, collectionId),
      group.flatMap(({ list = [] }) => list),
    )
  await afterProductsChanged(
    ctx,
    [...products.values()].map(({ id, collection_id }) => ({ id, collectionId: collection_id })),
  )
}

async function lockedSources(
  ctx: OwnerContext,
  ids: readonly string[],
  dryRun: boolean,
): Promise<Map<string, SheetSource>> {
  const wanted = siteTables(ctx)
    .selectFrom('product_variants')
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .selectAll()
    .orderBy('id')
  const rows = await (dryRun ? wanted : wanted.forUpdate()).execute()
  return new Map((await sourcesOf(ctx, rows)).map((source) => [source.variant.id, source]))
}

async function checked(
  ctx: OwnerContext,
  { column, value, variantId }: CellChange,
  source: SheetSource,
  sheetContext: SheetContext,
  skus: Map<string, string>,
): Promise<WrittenCell> {
  const base = { column, source, ...cellValue(column, value, sheetContext) }
  if (column === 'tags') return base
  if (column === 'categories')
    return { ...base, list: categoryIdsOf(value, source.product.collection_id, sheetContext) }
  if (column === 'status') {
    if (!mayBecome(source.product.status, base.value as 1)) throw catalogProblems.statusNotNext()
    return base
  }
  if (column === 'slug')
    return {
      ...base,
      value: await requireFreeProductSlug(
        ctx,
        source.product.collection_id,
        slugOf(value) || source.product.title,
        source.product.id,
      ),
    }
  if (column === 'sku') {
    const sku = String(base.value)
    const holder = skus.get(sku)
    if (sku !== '' && holder !== undefined && holder !== variantId) throw catalogProblems.skuTaken({ sku })
    if (sku !== source.variant.sku) await requireFreeSku(ctx, sku, variantId)
    skus.set(sku, variantId)
    return base
  }
  requireFit(withValue(source, base).variant)
  return base
}

/** The row after the change, for checks across cells and for the text of the cell. */
function withValue(
  source: SheetSource,
  { column, value, list }: Pick<WrittenCell, 'column' | 'value' | 'list'>,
): SheetSource {
  const { product, variant } = source
  if (column === 'categories') return { ...source, categoryIds: list ?? [] }
  if (column === 'tags') return { ...source, product: { ...product, tags: list ?? [] } }
  if (column === 'status') return { ...source, product: { ...product, status: value as 1 } }
  if (column === 'slug') return { ...source, product: { ...product, slug: String(value) } }
  if (column === 'stock')
    return {
      ...source,
      variant: {
        ...variant,
        is_unlimited: value === null,
        quantity: value === null ? variant.quantity : Number(value),
      },
    }
  const { of, column: name, type } = cellTargets[column]
  const shown = type === 'timestamptz' && value !== null ? new Date(String(value)) : value
  return of === 'product'
    ? { ...source, product: { ...product, [name]: shown } }
    : { ...source, variant: { ...variant, [name]: shown } }
}
