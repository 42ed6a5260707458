import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import type { AccountPart } from '#features/members/server'
import { messages } from '#platform/i18n'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { subscriptionsMessages } from '../contract/index.ts'
import { asSubscription, methodsOf, subscriptionToken } from './subscriptions.queries.ts'

const say = messages('subscriptions.accountPart')

/** Subscriptions on a member's account page; hidden from members who never had one. */
export const subscriptionsPart: AccountPart = {
  name: 'subscriptions',
  load: async (ctx, { id, email }) => {
    const rows = await siteTables(ctx)
      .selectFrom('subscriptions')
      .selectAll()
      .where(sql<boolean>`(customer ->> 'memberId' = ${id} or lower(customer ->> 'email') = ${email})`)
      .orderBy('number', 'desc')
      .limit(100)
      .execute()
    if (rows.length === 0) return null
    const methods = await methodsOf(ctx, rows)
    return {
      title: say(ctx.locale, 'title'),
      none: say(ctx.locale, 'none'),
      rows: rows.map((row) => {
        const { title, planText, currency, totalMinor, state } = asSubscription(ctx, row, methods)
        return {
          id: row.id,
          title,
          detail: `${planText} · ${subscriptionsMessages(ctx.locale, `state.${state}`)}`,
          note: formatMoney({ minor: totalMinor, currency }, moneyFormatOf(ctx.site.locale)),
          href: `/commerce/subscription?token=${subscriptionToken(ctx, row.id)}`,
        }
      }),
    }
  },
}
