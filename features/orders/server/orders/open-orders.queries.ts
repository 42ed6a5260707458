import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { Dependent } from '#features/pages/server'
import type { OwnerContext } from '#platform/context'
import { ordersMessages } from '../../contract/index.ts'
import type {} from '../orders.tables.ts'

/** Returns orders with unsent units of these products. The order itself contains its items. */
export async function openOrdersFor(ctx: OwnerContext, ids: readonly string[]): Promise<Dependent[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ n: number }>`select count(distinct o.id)::int as n from order_lines l
      join orders o on o.website_id = l.website_id and o.id = l.order_id
    where l.website_id = ${ctx.site.id} and l.product_id = any(${[...ids]}::text[]) and l.quantity > l.fulfilled_quantity + l.refunded_quantity
      and o.status = 'open' and o.fulfilment_status in ('unfulfilled', 'partly-fulfilled') and not o.is_test and o.source <> 'import'`,
  )
  const n = rows[0]?.n ?? 0
  return n > 0 ? [{ sentence: ordersMessages(ctx.locale, 'standing', { n }), holds: false }] : []
}
