import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { Dependent } from '#features/pages/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { subscriptionsMessages } from '../contract/index.ts'
import type {} from './subscriptions.tables.ts'

/** Number of active subscriptions, except tests, to one of these products or variants. */
export async function activeSubscriptionsFor(ctx: SiteContext, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await readSql(
    ctx.db,
    sql<{ n: number }>`select count(*)::int as n from subscriptions s
    where s.website_id = ${ctx.site.id} and s.state in ('active', 'past-due', 'paused') and not s.is_test and exists (
      select from jsonb_array_elements(s.lines) l where l ->> 'productId' = any(${ids}::text[]) or l ->> 'variantId' = any(${ids}::text[]))`,
  )
  return rows[0]?.n ?? 0
}

export async function subscriptionsFor(ctx: OwnerContext, ids: readonly string[]): Promise<Dependent[]> {
  const n = await activeSubscriptionsFor(ctx, ids)
  return n > 0 ? [{ sentence: subscriptionsMessages(ctx.locale, 'standing', { n }), holds: true }] : []
}
