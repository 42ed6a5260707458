import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import type {} from './orders.tables.ts'

/** The next number of a series. Whoever draws one holds the series until they commit: so there are no gaps, and it is drawn last. */
export async function drawNumber(ctx: SiteContext, name: string, first: number): Promise<number> {
  const { value } = await ctx.db
    .insertInto('order_counters')
    .values({ website_id: ctx.site.id, name, value: first })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doUpdateSet({ value: sql`greatest(order_counters.value + 1, ${first})` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
