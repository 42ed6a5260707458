import { siteTables } from '#platform/database'
import type { OwnerContext, SiteContext } from '#platform/context'
import { sql } from 'kysely'
import { maximumSkuLength } from '../../contract/index.ts'
import { freshSkus } from '../variants/fresh-skus.ts'
import { type ImportedProduct, type ImportedVariant, note, type Note } from './imported-product.ts'

export interface SettledSku {
  sku: string
  /** The SKU in the file, where another one had to replace it; otherwise empty. */
  importedSku: string | null
}

interface Settling {
  updated: readonly string[]
  importedSkus: ReadonlyMap<ImportedVariant, SettledSku>
  notes: ReadonlyMap<ImportedProduct, Note[]>
  /** SKUs and variants of earlier rows that are not stored yet. This call adds to them. */
  earlier?: { readonly usedSkus: Set<string>; readonly updatedIds: Set<string> }
}

interface Judged {
  settled: Map<ImportedVariant, SettledSku>
  /** Variants that need a new SKU. */
  homeless: { variant: ImportedVariant; importedSku: string | null }[]
  usedSkus: Set<string>
}

/**
 * The SKU of every variant: that of the file unless it is too long, missing, or another's. `importedSkus` are the SKUs
 * that variants of an earlier import got in place of theirs: they get them again.
 */
export async function settleSkus(
  ctx: OwnerContext,
  products: readonly ImportedProduct[],
  settling: Settling,
): Promise<ReadonlyMap<ImportedVariant, SettledSku>> {
  const { settled, homeless, usedSkus } = await judgeSkus(ctx, products, settling)
  const fresh = await freshSkus(ctx, homeless.length, usedSkus)
  for (const [at, { variant, importedSku }] of homeless.entries())
    settled.set(variant, { sku: fresh[at] ?? '', importedSku })
  return settled
}

/** Decides which variants keep the SKU of the file, with a note for each of the others. */
export async function judgeSkus(
  ctx: SiteContext,
  products: readonly ImportedProduct[],
  { updated, importedSkus, notes, earlier = { usedSkus: new Set(), updatedIds: new Set() } }: Settling,
): Promise<Judged> {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).filter(Boolean)
  const others = await siteTables(ctx)
    .selectFrom('product_variants')
    .where('is_live', '=', true)
    .where('sku', '<>', '')
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .where(sql<boolean>`not (product_id = any(${[...updated]}::text[]))`)
    .select(['sku', 'product_id'])
    .execute()
  for (const id of updated) earlier.updatedIds.add(id)
  for (const { sku, product_id } of others) if (!earlier.updatedIds.has(product_id)) earlier.usedSkus.add(sku)
  const judged: Judged = { settled: new Map(), homeless: [], usedSkus: earlier.usedSkus }
  for (const product of products)
    for (const variant of product.variants) {
      const remark = judge(judged, variant, importedSkus.get(variant))
      if (remark) notes.get(product)?.push(remark)
    }
  return judged
}

function judge(
  { settled, homeless, usedSkus }: Judged,
  variant: ImportedVariant,
  before: SettledSku | undefined,
): Note | null {
  const { sku } = variant
  const candidate = before?.importedSku === sku && !usedSkus.has(before.sku) ? before : { sku, importedSku: null }
  const isLong = candidate.sku.length > maximumSkuLength
  if (candidate.sku !== '' && !isLong && !usedSkus.has(candidate.sku)) {
    settled.set(variant, candidate)
    usedSkus.add(candidate.sku)
    return null
  }
  homeless.push({ variant, importedSku: sku })
  if (sku === '') return null
  return isLong
    ? note('skuShortened', { sku: sku.slice(0, 200), max: maximumSkuLength })
    : note('skuDoubled', { sku: sku.slice(0, 200) })
}
