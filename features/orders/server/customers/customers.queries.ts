import { sql } from 'kysely'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { prepared, siteTables } from '#platform/database'
import type { OrderDraft } from '../../contract/index.ts'
import type { CustomersTable } from '../orders.tables.ts'

type NewCustomer = Omit<CustomersTable, 'note' | 'tags' | 'address'>

/**
 * Returns the number of earlier orders with an email address, without cancelled ones. In a shop with real payments test
 * orders do not count.
 */
export async function ordersPlacedBy(
  ctx: SiteContext,
  { email, isLive }: { email: string; isLive: boolean },
): Promise<number> {
  const counted = siteTables(ctx)
    .selectFrom('orders')
    .innerJoin('customers', (join) =>
      join.onRef('customers.website_id', '=', 'orders.website_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('customers.email_key', '=', email.trim().toLowerCase())
    .where('orders.status', '<>', 'cancelled')
  const live = isLive ? counted.where('orders.is_test', '=', false) : counted
  const { count } = await live.executeTakeFirstOrThrow()
  return count
}

/**
 * Stores the customer of an order by address: known customers are updated and never lose data. Test orders change no
 * customer.
 */
export async function keepCustomer(
  ctx: SiteTransaction,
  { email, name, phone, memberId, acceptsMarketing }: OrderDraft['customer'],
  { isTest }: { isTest: boolean },
): Promise<string> {
  const row = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    email_key: email.trim().toLowerCase(),
    email,
    name,
    phone,
    member_id: memberId,
    accepts_marketing: acceptsMarketing,
    created_at: ctx.now(),
  }
  return (await (isTest ? storeTestCustomer : storeCustomer)(ctx.db, row)).rows[0]?.id ?? row.id
}

const storeCustomer = prepared(
  (db, { website_id, id, email_key, email, name, phone, member_id, accepts_marketing, created_at }: NewCustomer) =>
    db
      .insertInto('customers')
      .values({ website_id, id, email_key, email, name, phone, member_id, accepts_marketing, created_at })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'email_key']).doUpdateSet((row) => ({
          email: row.ref('excluded.email'),
          name: sql`coalesce(nullif(excluded.name, ''), customers.name)`,
          phone: sql`coalesce(nullif(excluded.phone, ''), customers.phone)`,
          member_id: sql`coalesce(excluded.member_id, customers.member_id)`,
          accepts_marketing: sql`customers.accepts_marketing or excluded.accepts_marketing`,
        })),
      )
      .returning('id'),
)

const storeTestCustomer = prepared((db, row: NewCustomer) =>
  db
    .insertInto('customers')
    .values({
      website_id: row.website_id,
      id: row.id,
      email_key: row.email_key,
      email: row.email,
      name: row.name,
      phone: row.phone,
      member_id: row.member_id,
      accepts_marketing: row.accepts_marketing,
      created_at: row.created_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email_key'])
        .doUpdateSet((old) => ({ email_key: old.ref('excluded.email_key') })),
    )
    .returning('id'),
)
