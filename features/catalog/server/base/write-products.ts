import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { type Insertable, sql } from 'kysely'
import type { ProductsTable, ProductVariantsTable } from '../catalog.tables.ts'

export type NewProductRow = Omit<Insertable<ProductsTable>, 'website_id'>
export type NewVariantRow = Omit<Insertable<ProductVariantsTable>, 'website_id'>

/** PostgreSQL accepts 65,535 parameters in a statement. */
const mostParameters = 60_000

/** Writes rows of one shape in as few statements as possible. */
export async function inBatches<R extends object>(
  rows: readonly R[],
  write: (batch: R[]) => Promise<unknown>,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const size = Math.max(1, Math.floor(mostParameters / (Object.keys(first).length + 1)))
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size))
}

export async function insertProducts(ctx: OwnerTransaction, rows: readonly NewProductRow[]): Promise<void> {
  await inBatches(rows, (batch) =>
    siteTables(ctx)
      .insertInto('products')
      .values(batch.map((row) => ({ ...row })))
      .execute(),
  )
}

export async function insertVariants(ctx: OwnerTransaction, rows: readonly NewVariantRow[]): Promise<void> {
  await inBatches(rows, (batch) =>
    siteTables(ctx)
      .insertInto('product_variants')
      .values(batch.map((row) => ({ ...row })))
      .execute(),
  )
}

/** Replaces the categories of these products. */
export async function setMemberships(
  ctx: OwnerTransaction,
  members: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (members.size === 0) return
  await siteTables(ctx)
    .deleteFrom('product_category_members')
    .where('product_id', 'in', [...members.keys()])
    .execute()
  const rows = [...members].flatMap(([product_id, categoryIds]) =>
    [...new Set(categoryIds)].map((category_id, position) => ({ product_id, category_id, position })),
  )
  if (rows.length === 0) return
  // Ignores categories that were removed while the product was open in an editor.
  await sql`
    insert into product_category_members (website_id, category_id, product_id, position)
    select ${ctx.site.id}, c.id, wanted.product_id, wanted.position
    from unnest(${rows.map((row) => row.product_id)}::text[], ${rows.map((row) => row.category_id)}::text[], ${rows.map((row) => row.position)}::int[]) as wanted(product_id, category_id, position)
    join product_categories c on c.website_id = ${ctx.site.id} and c.id = wanted.category_id
    on conflict do nothing`.execute(ctx.db)
}
