import type { Order } from '#features/orders/contract'
import type { OrderNote } from '#features/orders/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { isComplete, renewalMessages, renewalText } from '../contract/index.ts'
import { plansOf, renewalOf } from './recurring.ts'
import { subscriptionUrl } from './subscriptions.queries.ts'

/**
 * Text in an order's confirmation: renewal, date, price and cancellation. The subscription may start a moment after the
 * email was written, so the text links to the order's page until then.
 */
export async function renewalNotes(ctx: SiteContext, order: Order): Promise<OrderNote[]> {
  const plans = [...plansOf(order)]
  if (plans.length === 0 || order.source === 'renewal' || order.status === 'cancelled') return []
  const rows = await siteTables(ctx)
    .selectFrom('subscriptions')
    .select(['id', 'plan_key', 'state', 'anchor_at', 'paid_cycles'])
    .where('order_id', '=', order.id)
    .execute()
  const language = languageOf(order.locale)
  const notes: OrderNote[] = []
  for (const [planKey, lines] of plans) {
    const plan = lines[0]?.plan
    const row = rows.find((candidate) => candidate.plan_key === planKey)
    if (!plan || isComplete(row?.paid_cycles ?? 1, plan.numBillingCycles)) continue
    if (row && row.state !== 'active' && row.state !== 'past-due') continue
    const { totals } = await renewalOf(ctx, order, lines)
    const from = row?.anchor_at ?? new Date(order.placedAt)
    const amount = { minor: totals.totalMinor, currency: order.currency }
    const sentence = renewalText(
      { plan, titles: lines.map(({ title }) => title), from, cycles: row?.paid_cycles ?? 1, amount },
      { language, locale: order.locale, timeZone: ctx.site.timeZone },
    )
    notes.push({
      text: `${sentence} ${renewalMessages(language, 'stopHere')}`,
      link: row ? { label: renewalMessages(language, 'manage'), url: subscriptionUrl(ctx, row.id) } : null,
    })
  }
  return notes
}
