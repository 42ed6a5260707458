import { siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { sql } from 'kysely'
import { catalogProblems, optionWord, type Product, type ProductOption, productTypes } from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { freshSkus } from './fresh-skus.ts'
import { productById } from '../base/product-of.ts'
import { type ProductRow, productRowById, variantRowsOf } from '../base/products.queries.ts'
import { requireNotPromised } from './require-not-promised.ts'
import { type OptionPlan, planOptions, type OptionInput } from '../base/variants-for-options.ts'
import { writeSwatches } from '../base/swatches.ts'
import { insertVariants } from '../base/write-products.ts'

const blank = {
  quantity: 0,
  barcode: '',
  mpn: '',
  imported_sku: null,
  low_told_at: null,
  image_id: null,
  extra: {},
}

/**
 * Sets the options of a product. Variants that still fit keep all of their values; missing ones are created, and others
 * removed.
 */
export async function setOptions(
  ctx: OwnerTransaction,
  { id, options }: { id: string; options: WantedOptions },
): Promise<Product> {
  ctx.require('commerce.inventory')
  const product = await productRowById(ctx, id)
  await applyOptions(ctx, product, options)
  await afterProductsChanged(ctx, [{ id, collectionId: product.collection_id }])
  return productById(ctx, id)
}

type WantedOptions = readonly OptionInput[]

/** Sets the options and the variants that follow from them; the caller calls `afterProductsChanged`. */
export async function applyOptions(ctx: OwnerTransaction, product: ProductRow, options: WantedOptions): Promise<void> {
  const { id } = product
  if (product.type === productTypes.DIGITAL && options.length > 0) throw catalogProblems.oneVariantOnly()
  if (product.bundle && options.length > 0) throw catalogProblems.bundleUnfit()
  const present = (await variantRowsOf(ctx, [id])).get(id) ?? []
  const plan = planOptions(options, present)
  const rows = new Map(present.map((row) => [row.id, row]))

  await requireNotPromised(ctx, plan.removed)
  await keepVariants(ctx, plan)
  const fresh = plan.combinations.flatMap((combination, position) =>
    combination.keeps === null ? [{ ...combination, position }] : [],
  )
  const skus = await freshSkus(ctx, fresh.length)
  const [pattern] = present
  await insertVariants(
    ctx,
    fresh.map(({ options: own, like, position }, index) => {
      const { website_id: _site, ...base } = rows.get(like ?? '') ?? pattern!
      const isThing = product.type === productTypes.PHYSICAL
      return {
        ...base,
        ...blank,
        id: newId(ctx.now().getTime()),
        options: own,
        position,
        sku: skus[index] ?? '',
        is_unlimited: isThing ? base.is_unlimited : true,
        changed_at: ctx.now(),
      }
    }),
  )
  await writeOptions(ctx, id, plan.options)
  await writeSwatches(ctx, options)
  await audit(ctx, {
    action: 'catalog.options_changed',
    subject: id,
    after: { options: plan.options.map(({ name }) => name) },
  })
}

/** Keeps the variants that fit the new options, with their values and positions, and removes the others. */
async function keepVariants(ctx: OwnerTransaction, plan: OptionPlan): Promise<void> {
  if (plan.removed.length > 0)
    await siteTables(ctx).deleteFrom('product_variants').where('id', 'in', plan.removed).execute()
  const remaining = plan.combinations.flatMap(({ keeps, options: own }, position) =>
    keeps === null ? [] : [{ id: keeps, options: own, position }],
  )
  if (remaining.length > 0)
    await sql`
      update product_variants v set options = w.options, position = w.position, changed_at = ${ctx.now()}
      from jsonb_to_recordset(${JSON.stringify(remaining)}::text::jsonb) as w(id text, options jsonb, position int)
      where v.website_id = ${ctx.site.id} and v.id = w.id`.execute(ctx.db)
}

/** Removes variants of a product that keeps at least one, and values without a variant. */
export async function removeVariants(
  ctx: OwnerTransaction,
  { ids }: { ids: string[] },
): Promise<Record<string, never>> {
  ctx.require('commerce.inventory')
  await requireNotPromised(ctx, ids)
  const gone = await siteTables(ctx)
    .deleteFrom('product_variants')
    .where('id', 'in', ids)
    .returning(['id', 'product_id'])
    .execute()
  if (gone.length === 0) throw catalogProblems.variantMissing()
  const productIds = [...new Set(gone.map(({ product_id }) => product_id))]
  const left = await variantRowsOf(ctx, productIds)
  for (const productId of productIds) {
    const product = await productRowById(ctx, productId)
    const own = left.get(productId) ?? []
    if (own.length === 0) throw catalogProblems.lastVariant()
    const used = new Set(own.flatMap(({ options }) => options.map(({ name, value }) => optionWord(name, value))))
    const options = product.options.map(({ name, values }) => ({
      name,
      values: values.filter((value) => used.has(optionWord(name, value))),
    }))
    await writeOptions(ctx, productId, options)
    await afterProductsChanged(ctx, [{ id: productId, collectionId: product.collection_id }])
  }
  return {}
}

async function writeOptions(ctx: OwnerTransaction, id: string, options: ProductOption[]): Promise<void> {
  await siteTables(ctx)
    .updateTable('products')
    .set({ options, option_words: wordsOfOptions(options), changed_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

export function wordsOfOptions(options: readonly ProductOption[]): string[] {
  return [...new Set(options.flatMap(({ name, values }) => values.map((value) => optionWord(name, value))))]
}
