import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'
import { prepared } from '#platform/database'
import type {} from '../orders.tables.ts'

/** Draws the next number of a series. It locks the series until the commit, so there are no gaps, and it comes last. */
export async function nextNumber(ctx: SiteTransaction, name: string, first: number): Promise<number> {
  const { rows } = await drawn(ctx.db, { website_id: ctx.site.id, name, first })
  return rows[0]?.value ?? first
}

const drawn = prepared((db, { website_id, name, first }: { website_id: string; name: string; first: number }) =>
  db
    .insertInto('order_counters')
    .values({ website_id, name, value: first })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'name'])
        .doUpdateSet((row) => ({ value: sql`greatest(order_counters.value + 1, ${row.ref('excluded.value')})` })),
    )
    .returning('value'),
)
