import type { ForeseenOutcome } from '#features/imports/server'
import type { SiteContext } from '#platform/context'
import { numbered, usedSlugsOf, tidy } from '../base/product-slugs.ts'
import { type ProductRow, variantRowsOf } from '../base/products.queries.ts'
import type { VariantRow } from '../base/sale.ts'
import { byPage } from './write/by-page.ts'
import { findPresent, type ProductToRun } from './find-present.ts'
import { type ImportedProduct, type ImportedVariant, note, type Note } from './imported-product.ts'
import { descriptionOf } from './product-rows.ts'
import { judgeSkus, type SettledSku } from './settle-skus.ts'

/** Remarks that depend on the present shop: the plan predicts them, and the run states them again. */
export const foreseenNotes = ['descriptionSimplified', 'skuShortened', 'skuDoubled', 'slugTaken']

export interface Placed {
  id: string
  product: ImportedProduct
  present: ProductRow | undefined
  notes: Note[]
}

/** State from earlier rows of the file while it is planned. */
interface PlanMemory {
  /** Products of other rows. */
  readonly matchedIds: Set<string>
  /** Slugs of the new products, by products page. */
  readonly usedSlugs: Map<string, Set<string>>
  readonly usedSkus: Set<string>
  readonly updatedIds: Set<string>
}

export function planMemory(claimed: ReadonlySet<string>): PlanMemory {
  return { matchedIds: new Set(claimed), usedSlugs: new Map(), usedSkus: new Set(), updatedIds: new Set() }
}

/** Plans the next rows of a file against the present shop, with the remarks for each row. */
export async function planProducts(
  ctx: SiteContext,
  rows: readonly ProductToRun[],
  memory: PlanMemory,
): Promise<ReadonlyMap<string, ForeseenOutcome>> {
  const present = await findPresent(ctx, rows, { matchedIds: memory.matchedIds })
  const placed = rows.flatMap(({ key, payload }): Placed[] => {
    const match = present.get(key)
    if (match?.isSame) return []
    const notes: Note[] = []
    const product = match?.wanted ?? payload
    descriptionOf(product, match, notes)
    return [{ id: key, product, present: match?.row, notes }]
  })
  for (const [page, own] of await byPage(ctx, placed)) {
    const id = page?.id ?? ''
    const usedSlugs = memory.usedSlugs.get(id) ?? new Set()
    memory.usedSlugs.set(id, usedSlugs)
    await slugsOf(ctx, id, own, usedSlugs)
  }
  await foreseeSkus(ctx, placed, memory)
  const notesOf = new Map(placed.map(({ id, notes }) => [id, notes]))
  return new Map(
    rows.map(({ key }) => {
      const match = present.get(key)
      return [
        key,
        { outcome: match ? (match.isSame ? 'unchanged' : 'update') : 'create', notes: notesOf.get(key) ?? [] },
      ]
    }),
  )
}

async function foreseeSkus(ctx: SiteContext, placed: readonly Placed[], memory: PlanMemory): Promise<void> {
  const ids = placed.flatMap(({ present }) => present?.id ?? [])
  const old = await variantRowsOf(ctx, ids)
  const matched = new Map<ImportedVariant, VariantRow>()
  for (const { present, product } of placed) matchVariants(product, old.get(present?.id ?? '') ?? [], matched)
  const products = placed.map(({ product }) => product)
  await judgeSkus(ctx, products, {
    updated: ids,
    earlier: memory,
    importedSkus: importedSkusOf(matched),
    notes: new Map(placed.map(({ product, notes }) => [product, notes])),
  })
}

export function importedSkusOf(matched: ReadonlyMap<ImportedVariant, VariantRow>): Map<ImportedVariant, SettledSku> {
  return new Map([...matched].map(([variant, row]) => [variant, { sku: row.sku, importedSku: row.imported_sku }]))
}

/** Finds the variants of an earlier import, by their options or their SKU. */
export function matchVariants(
  product: ImportedProduct,
  rows: readonly VariantRow[],
  matched: Map<ImportedVariant, VariantRow>,
): void {
  const free = new Set(rows)
  const take = (variant: ImportedVariant, fits: (row: VariantRow) => boolean): void => {
    if (matched.has(variant)) return
    for (const row of free)
      if (fits(row)) {
        matched.set(variant, row)
        free.delete(row)
        return
      }
  }
  const keyOf = (values: readonly string[]): string => values.filter(Boolean).join('\u0000')
  for (const variant of product.variants)
    take(variant, (row) => keyOf(row.options.map(({ value }) => value)) === keyOf(variant.values))
  for (const variant of product.variants)
    take(variant, (row) => variant.sku !== '' && (row.imported_sku ?? row.sku) === variant.sku)
}

/**
 * Returns the slugs of new products: those of the file, with a number where another product has it. `usedSlugs`
 * contains those of earlier rows, and these are added.
 */
export async function slugsOf(
  ctx: SiteContext,
  collectionId: string,
  planned: readonly Placed[],
  usedSlugs: Set<string> = new Set(),
): Promise<Map<string, string>> {
  const fresh = planned.filter(({ present }) => !present)
  const wanted = fresh.map(({ product }) => tidy(product.slug || product.title))
  for (const slug of await usedSlugsOf(ctx, collectionId, wanted)) usedSlugs.add(slug)
  const slugs = new Map<string, string>()
  for (const { id, product, notes } of fresh) {
    const base = tidy(product.slug || product.title)
    const slug = numbered(base, usedSlugs)
    if (slug !== base && product.slug !== '') notes.push(note('slugTaken', { slug: base }))
    usedSlugs.add(slug)
    slugs.set(id, slug)
  }
  return slugs
}
