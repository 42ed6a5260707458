import type { AccountHolder, PersonalRecords } from '#features/members/server'
import { anonymousCustomer, bareAddress } from '#features/orders/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { sql } from 'kysely'
import { subscriptionsProblems } from '../contract/index.ts'
import { asSubscription, methodsOf } from './subscriptions.queries.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

const running = ['active', 'paused', 'past-due']

/** Subscriptions of a person. An account that is still charged cannot be deleted. */
export const personalSubscriptions: PersonalRecords = {
  name: 'subscriptions',
  read: async (ctx, holder) => {
    const rows = await subscriptionsOf(ctx, holder)
    const methods = await methodsOf(ctx, rows)
    return rows.map((row) => {
      const { title, planText, currency, totalMinor, state } = asSubscription(ctx, row, methods)
      return {
        title,
        plan: planText,
        state,
        total: formatMoney({ minor: totalMinor, currency }, moneyFormatOf(ctx.site.locale)),
        startedAt: row.started_at.toISOString(),
        endedAt: row.ended_at?.toISOString() ?? null,
      }
    })
  },
  reasonToStay: async (ctx, holder) => {
    const rows = await subscriptionsOf(ctx, holder)
    return rows.some(({ state }) => running.includes(state)) ? subscriptionsProblems.stillRunning() : null
  },
  forget: async (ctx, holder) => {
    for (const row of await subscriptionsOf(ctx, holder))
      await siteTables(ctx)
        .updateTable('subscriptions')
        .set({
          customer: anonymousCustomer(ctx, row.customer),
          billing_address: bareAddress(row.billing_address),
          shipping_address: bareAddress(row.shipping_address),
          search: String(row.number),
        })
        .where('id', '=', row.id)
        .execute()
  },
}

function subscriptionsOf(ctx: SiteContext, { id, email }: AccountHolder): Promise<SubscriptionsTable[]> {
  return siteTables(ctx)
    .selectFrom('subscriptions')
    .selectAll()
    .where(sql<boolean>`(customer ->> 'memberId' = ${id} or lower(customer ->> 'email') = ${email})`)
    .orderBy('number')
    .execute()
}
