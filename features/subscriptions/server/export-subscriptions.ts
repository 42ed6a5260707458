import type { OwnerContext } from '#platform/context'
import { csvRow, type Input } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { exponentOf } from '#platform/money'
import type { subscriptionsApi } from '../contract/index.ts'
import { filteredSubscriptions } from './manage-subscriptions.ts'
import { asSubscription } from './subscriptions.queries.ts'

const columns = [
  'number',
  'state',
  'is_test',
  'customer',
  'email',
  'what',
  'plan',
  'total',
  'currency',
  'paid_periods',
  'started_at',
  'next_renewal_at',
  'ended_at',
]

/** Exports the whole list as a spreadsheet. */
export async function exportSubscriptions(
  ctx: OwnerContext,
  filter: Input<typeof subscriptionsApi.csv>,
): Promise<Answer<string>> {
  ctx.require('commerce.orders')
  const rows = await filteredSubscriptions(ctx, filter).orderBy('id', 'desc').execute()
  const lines = rows.map((row) => {
    const subscription = asSubscription(ctx, row, new Map())
    const digits = exponentOf(row.currency)
    return [
      String(subscription.number),
      subscription.state,
      String(subscription.isTest),
      subscription.customerName,
      subscription.email,
      subscription.title,
      subscription.planText,
      (subscription.totalMinor / 10 ** digits).toFixed(digits),
      subscription.currency,
      String(subscription.paidCycles),
      subscription.startedAt,
      subscription.nextRenewalAt ?? '',
      subscription.endedAt ?? '',
    ]
  })
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-subscriptions.csv"` },
    body: `\uFEFF${[columns, ...lines].map(csvRow).join('')}`,
  })
}
