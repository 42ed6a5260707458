import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { sql } from 'kysely'
import type { VariantRow } from '../base/sale.ts'
import { afterStockChanged } from '../stock/after-stock-changed.ts'
import { inBatches, type NewVariantRow } from '../base/write-products.ts'
import type { ImportedColumns } from './product-rows.ts'

/** Updates existing rows in one statement, from records of the table's own type. */
export async function updateProducts(
  ctx: OwnerTransaction,
  planned: readonly { id: string; columns: ImportedColumns }[],
): Promise<void> {
  if (planned.length === 0) return
  const names = Object.keys(planned[0]?.columns ?? {})
  await updateRows(
    ctx,
    'products',
    names,
    planned.map(({ id, columns }) => ({ website_id: ctx.site.id, id, ...columns })),
  )
}

/** Updates the variants, and records changes of their stock. */
export async function updateVariants(
  ctx: OwnerTransaction,
  changed: readonly (NewVariantRow & { before: VariantRow })[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ before: _before, ...row }) => ({ website_id: ctx.site.id, ...row }))
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'website_id' && name !== 'id')
  // Clears the SKUs first, because two variants may exchange theirs.
  await siteTables(ctx)
    .updateTable('product_variants')
    .set({ sku: '' })
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::text[])`)
    .execute()
  await updateRows(ctx, 'product_variants', names, rows)
  const moved = changed.filter(({ before, quantity }) => before.quantity !== quantity)
  const movements = moved.map(({ before, quantity }) => ({
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    variant_id: before.id,
    delta: quantity - before.quantity,
    quantity,
    reason: 'import',
    subject: '',
    account_id: ctx.account.id,
    at: ctx.now(),
  }))
  await inBatches(movements, (batch) => ctx.db.insertInto('stock_movements').values(batch).execute())
  await afterStockChanged(
    ctx,
    moved.map(({ before, quantity, low_stock_at }) => ({
      variantId: before.id,
      productId: before.product_id,
      before: before.quantity,
      after: quantity,
      lowStockAt: low_stock_at ?? null,
    })),
  )
}

async function updateRows(
  ctx: OwnerTransaction,
  table: 'products' | 'product_variants',
  names: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const sets = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`w.${name}`)}`))
  const list = JSON.stringify(rows)
  await sql`
    update ${sql.table(table)} t set ${sets}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${list}::text::jsonb) as w
    where t.website_id = ${ctx.site.id} and t.id = w.id`.execute(ctx.db)
}
