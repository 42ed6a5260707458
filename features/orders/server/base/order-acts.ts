import type { ActivitySubject } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { orderNumberText } from '../../contract/index.ts'
import type {} from '../orders.tables.ts'

/** Events of an order that are also in the site's activity when its staff caused them. */
export const orderActs: Readonly<Record<string, { action: string }>> = {
  cancelled: { action: 'order.cancelled' },
  capture: { action: 'order.captured' },
  fulfilled: { action: 'order.fulfilled' },
  markedPaid: { action: 'order.marked_paid' },
  refunded: { action: 'order.refunded' },
}

/** The orders among these ids. */
export async function orderSubjects(
  ctx: SiteContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActivitySubject>> {
  const rows = await siteTables(ctx)
    .selectFrom('orders')
    .select(['id', 'number', 'is_test', 'imported_number'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, number, is_test: isTest, imported_number: importedNumber }) => [
      id,
      { title: `#${orderNumberText({ number, isTest, importedNumber })}`, screen: `/config/orders/${id}` },
    ]),
  )
}
