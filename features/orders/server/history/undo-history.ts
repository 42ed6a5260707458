import type { OwnerTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import type { CustomerRow, CustomerWords } from '../orders.tables.ts'

export async function undoOrders(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  await siteTables(ctx)
    .deleteFrom('orders')
    .where('id', 'in', [...ids])
    .where('source', '=', 'import')
    .execute()
}

/** Removes imported customers, except those who have bought since, have an account, or belong to another import. */
export async function undoCustomers(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  await siteTables(ctx)
    .deleteFrom('customers')
    .where('customers.id', 'in', [...ids])
    .where('member_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.website_id', '=', 'customers.website_id')
            .whereRef('orders.customer_id', '=', 'customers.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_changes')
            .select('customer_id')
            .whereRef('customer_changes.website_id', '=', 'customers.website_id')
            .whereRef('customer_changes.customer_id', '=', 'customers.id'),
        ),
      ),
    )
    .execute()
}

/** Clears customer fields that an import filled, where they were not changed since. */
export async function undoChanges(ctx: OwnerTransaction, importId: string): Promise<void> {
  const changes = await siteTables(ctx)
    .selectFrom('customer_changes')
    .selectAll()
    .where('import_id', '=', importId)
    .execute()
  for (const { customer_id: id, before, after } of changes) {
    const row = await siteTables(ctx).selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
    const fields = row ? untouched(row, before, after) : {}
    if (Object.keys(fields).length > 0)
      await siteTables(ctx).updateTable('customers').set(fields).where('id', '=', id).execute()
  }
  await siteTables(ctx).deleteFrom('customer_changes').where('import_id', '=', importId).execute()
}

function untouched(row: CustomerRow, before: CustomerWords, after: CustomerWords): Partial<CustomerWords> {
  const names = Object.keys(after) as (keyof CustomerWords)[]
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
  return Object.fromEntries(
    names
      .filter((name) => same(row[name], after[name]) && !same(before[name], after[name]))
      .map((name) => [name, before[name]]),
  )
}

/** The database gives the fields of an object back in another order. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
