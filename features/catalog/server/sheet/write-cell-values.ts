import type { OwnerTransaction } from '#platform/context'
import { slugOf } from '#features/pages/contract'
import { sql } from 'kysely'
import type { SheetColumn } from '../../contract/index.ts'
import { placeProducts } from '../base/product-addresses.ts'
import { requireProductsPage } from '../base/products-pages.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { cellTargets, type SheetSource } from './sheet-cells.ts'
import { lockVariants, move } from '../stock/stock.ts'
import { setMemberships } from '../base/write-products.ts'

export interface WrittenCell {
  column: SheetColumn
  source: SheetSource
  value: string | number | boolean | null
  /** For tags and categories. */
  list?: string[]
}

/** One statement a column, however many rows. */
export async function writeCellValues(
  ctx: OwnerTransaction,
  cells: readonly WrittenCell[],
  reason: 'sheet' | 'import',
): Promise<void> {
  for (const [column, group] of Map.groupBy(cells, (cell) => cell.column)) {
    if (column === 'stock') await writeStock(ctx, group, reason)
    else if (column === 'categories')
      await setMemberships(ctx, new Map(group.map(({ source, list = [] }) => [source.product.id, list])))
    else if (column === 'tags') await writeTags(ctx, group)
    else if (column === 'status') await writeStatus(ctx, group)
    else if (column === 'slug') await writeSlugs(ctx, group)
    else await writePlain(ctx, column, group)
  }
}

async function writePlain(
  ctx: OwnerTransaction,
  column: keyof typeof cellTargets,
  group: readonly WrittenCell[],
): Promise<void> {
  const target = cellTargets[column]
  const table = target.of === 'product' ? 'products' : 'product_variants'
  const ids = group.map(({ source }) => (target.of === 'product' ? source.product.id : source.variant.id))
  // Two variants may swap their SKUs, so neither may block the other while the statement runs.
  if (column === 'sku')
    await sql`update product_variants set sku = '' where website_id = ${ctx.site.id} and id = any(${ids}::text[])`.execute(
      ctx.db,
    )
  const values = group.map(({ value }) => (value === null ? null : String(value)))
  await sql`
    update ${sql.table(table)} t set ${sql.ref(target.column)} = w.value::${sql.raw(target.type)}, changed_at = ${ctx.now()}
    from unnest(${ids}::text[], ${values}::text[]) as w(id, value)
    where t.website_id = ${ctx.site.id} and t.id = w.id`.execute(ctx.db)
}

async function writeStock(
  ctx: OwnerTransaction,
  group: readonly WrittenCell[],
  reason: 'sheet' | 'import',
): Promise<void> {
  const ids = group.map(({ source }) => source.variant.id)
  const isUnlimited = group.map(({ value }) => value === null)
  await sql`
    update product_variants v set is_unlimited = w.unlimited, changed_at = ${ctx.now()}
    from unnest(${ids}::text[], ${isUnlimited}::boolean[]) as w(id, unlimited)
    where v.website_id = ${ctx.site.id} and v.id = w.id`.execute(ctx.db)
  const lockedVariants = await lockVariants(ctx, ids)
  const deltas = group.flatMap(({ source, value }): [string, number][] => {
    const row = lockedVariants.get(source.variant.id)
    return value === null || !row ? [] : [[row.id, Number(value) - row.quantity]]
  })
  await move(ctx, lockedVariants, new Map(deltas), { reason, accountId: ctx.account.id })
}

async function writeTags(ctx: OwnerTransaction, group: readonly WrittenCell[]): Promise<void> {
  const rows = group.map(({ source, list = [] }) => ({
    id: source.product.id,
    tags: list,
    slugs: [...new Set(list.map(slugOf).filter(Boolean))],
  }))
  await sql`
    update products p set tags = array(select jsonb_array_elements_text(w.tags)), tag_slugs = array(select jsonb_array_elements_text(w.slugs)), changed_at = ${ctx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as w(id text, tags jsonb, slugs jsonb)
    where p.website_id = ${ctx.site.id} and p.id = w.id`.execute(ctx.db)
}

async function writeStatus(ctx: OwnerTransaction, group: readonly WrittenCell[]): Promise<void> {
  for (const [status, cells] of Map.groupBy(group, ({ value }) => value))
    await setProductStatus(ctx, { ids: cells.map(({ source }) => source.product.id), status: status as 1 })
}

async function writeSlugs(ctx: OwnerTransaction, group: readonly WrittenCell[]): Promise<void> {
  const ids = group.map(({ source }) => source.product.id)
  const slugs = group.map(({ value }) => String(value))
  await sql`
    update products p set slug = w.slug, changed_at = ${ctx.now()} from unnest(${ids}::text[], ${slugs}::text[]) as w(id, slug)
    where p.website_id = ${ctx.site.id} and p.id = w.id`.execute(ctx.db)
  for (const [collectionId, cells] of Map.groupBy(group, ({ source }) => source.product.collection_id))
    await placeProducts(
      ctx,
      await requireProductsPage(ctx, collectionId),
      cells.map(({ source: { product }, value }) => ({ id: product.id, status: product.status, slug: String(value) })),
    )
}
