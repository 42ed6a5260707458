import type { OwnerContext } from '#platform/context'
import { sql } from 'kysely'
import { maximumSkuLength } from '../../contract/index.ts'
import { freshSkus } from '../fresh-skus.ts'
import { type ImportedProduct, type ImportedVariant, note, type Note } from './imported-product.ts'

export interface SettledSku {
  sku: string
  /** What the file said, where something else had to take its place. */
  importedSku: string | null
}

/**
 * The SKU of every variant: that of the file unless it is too long, missing, or another's. `kept` are the SKUs that variants of an earlier
 * import got in place of theirs: they get them again.
 */
export async function settleSkus(
  ctx: OwnerContext,
  products: readonly ImportedProduct[],
  {
    updated,
    kept,
    notes,
  }: { updated: readonly string[]; kept: ReadonlyMap<ImportedVariant, SettledSku>; notes: ReadonlyMap<ImportedProduct, Note[]> },
): Promise<ReadonlyMap<ImportedVariant, SettledSku>> {
  const asked = products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).filter(Boolean)
  const others = await ctx.db
    .selectFrom('product_variants')
    .where('website_id', '=', ctx.site.id)
    .where('is_live', '=', true)
    .where(sql<boolean>`sku = any(${asked}::text[])`)
    .where(sql<boolean>`not (product_id = any(${[...updated]}::text[]))`)
    .select('sku')
    .execute()
  const taken = new Set(others.map(({ sku }) => sku))
  const settled = new Map<ImportedVariant, SettledSku>()
  const homeless: { variant: ImportedVariant; importedSku: string | null }[] = []
  for (const product of products) {
    for (const variant of product.variants) {
      const before = kept.get(variant)
      if (before?.importedSku === variant.sku && !taken.has(before.sku)) {
        settled.set(variant, before)
        taken.add(before.sku)
      } else if (variant.sku === '') homeless.push({ variant, importedSku: null })
      else if (variant.sku.length > maximumSkuLength || taken.has(variant.sku)) {
        const said = { sku: variant.sku.slice(0, 200) }
        notes
          .get(product)
          ?.push(variant.sku.length > maximumSkuLength ? note('skuShortened', { ...said, max: maximumSkuLength }) : note('skuDoubled', said))
        homeless.push({ variant, importedSku: variant.sku })
      } else {
        settled.set(variant, { sku: variant.sku, importedSku: null })
        taken.add(variant.sku)
      }
    }
  }
  const fresh = await freshSkus(ctx, homeless.length, taken)
  for (const [at, { variant, importedSku }] of homeless.entries()) settled.set(variant, { sku: fresh[at] ?? '', importedSku })
  return settled
}
