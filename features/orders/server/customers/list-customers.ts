import { sql } from 'kysely'
import { siteTables } from '#platform/database'
import type { OwnerContext } from '#platform/context'
import type { Input, Output, PostalAddress } from '#platform/contract'
import { type customersApi, ordersProblems } from '../../contract/index.ts'
import { customerEmailSubject } from '../base/customer-emails.ts'
import type { CustomerRow } from '../orders.tables.ts'

type Customer = Output<typeof customersApi.list>['customers'][number]

/** Returns customers, the newest first, with their purchases. Test orders never count. */
export async function listCustomers(
  ctx: OwnerContext,
  { search, tag = '', after, limit }: Omit<Input<typeof customersApi.list>, 'tag'> & { tag?: string },
): Promise<Output<typeof customersApi.list>> {
  ctx.require('commerce.orders')
  let page = chosenCustomers(ctx, { search, tag })
  if (after) page = page.where('id', '<', after)
  const rows = await page
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return {
    customers: await withHistory(ctx, shown),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    tags: await customerTags(ctx),
  }
}

export async function readCustomer(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<Output<typeof customersApi.detail>> {
  ctx.require('commerce.orders')
  const row = await siteTables(ctx).selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
  const [customer] = row ? await withHistory(ctx, [row]) : []
  if (!customer) throw ordersProblems.customerNotFound()
  return {
    customer: {
      ...customer,
      note: row?.note ?? '',
      address: row?.address ?? (await lastAddress(ctx, id)),
      emailSubject: await customerEmailSubject(ctx),
    },
  }
}

/** Returns the shipping or billing address of the customer's last order. */
async function lastAddress(ctx: OwnerContext, customerId: string): Promise<PostalAddress | null> {
  const order = await siteTables(ctx)
    .selectFrom('orders')
    .select(['shipping_address', 'billing_address'])
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.shipping_address ?? order?.billing_address ?? null
}

async function customerTags(ctx: OwnerContext): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('customers')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .orderBy('tag')
    .limit(500)
    .execute()
  return rows.map(({ tag }) => tag)
}

export function chosenCustomers(ctx: OwnerContext, { search, tag }: { search: string; tag: string }) {
  let chosen = siteTables(ctx).selectFrom('customers').selectAll()
  if (search !== '') {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    chosen = chosen.where((row) =>
      row.or([row('email_key', 'ilike', pattern), row('name', 'ilike', pattern), row('phone', 'ilike', pattern)]),
    )
  }
  return tag === '' ? chosen : chosen.where(sql<boolean>`tags @> ${[tag]}::text[]`)
}

export async function withHistory(ctx: OwnerContext, rows: readonly CustomerRow[]): Promise<Customer[]> {
  if (rows.length === 0) return []
  const sums = await siteTables(ctx)
    .selectFrom('orders')
    .select((row) => [
      'customer_id',
      'currency',
      row.fn.countAll<number>().as('count'),
      row.fn.max<Date>('placed_at').as('last'),
      row.fn.sum<number>('captured_minor').as('captured'),
      row.fn.sum<number>('gift_card_minor').as('cards'),
      row.fn.sum<number>('refunded_minor').as('refunded'),
      row.fn.sum<number>('gift_card_refunded_minor').as('back'),
      row.fn.sum<number>('lost_minor').as('lost'),
    ])
    .where(
      'customer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('is_test', '=', false)
    .groupBy(['customer_id', 'currency'])
    .execute()
  return rows.map((row) => {
    const own = sums.filter((sum) => sum.customer_id === row.id)
    const last = own.map((sum) => new Date(sum.last)).toSorted((a, b) => b.getTime() - a.getTime())[0]
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      phone: row.phone,
      memberId: row.member_id,
      acceptsMarketing: row.accepts_marketing,
      since: row.created_at.toISOString(),
      orderCount: own.reduce((count, sum) => count + Number(sum.count), 0),
      spent: own.map((sum) => ({
        currency: sum.currency,
        minor: Number(sum.captured) + Number(sum.cards) - Number(sum.refunded) - Number(sum.back) - Number(sum.lost),
      })),
      lastOrderAt: last?.toISOString() ?? null,
      tags: row.tags,
    }
  })
}
