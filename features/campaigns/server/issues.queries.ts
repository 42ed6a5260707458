import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { CampaignIssue, campaignsApi } from '../contract/index.ts'

const atOnce = 50

/** Returns the recipients that a campaign did not reach, or lost. People who may not read subscribers see none. */
export async function listIssues(
  ctx: OwnerContext,
  { id, after }: Input<typeof campaignsApi.issues>,
): Promise<Output<typeof campaignsApi.issues>> {
  ctx.require('newsletter.message.read')
  ctx.require('newsletter.subscriber.read')
  let query = siteTables(ctx)
    .selectFrom('campaign_recipients as r')
    .innerJoin('subscribers as s', (join) =>
      join.onRef('s.website_id', '=', 'r.website_id').onRef('s.id', '=', 'r.subscriber_id'),
    )
    .select(['r.email_id', 'r.state', 'r.reason', 'r.complained_at', 'r.unsubscribed_at', 's.email'])
    .where('r.campaign_id', '=', id)
    .where((row) =>
      row.or([
        row('r.state', 'in', ['failed', 'bounced']),
        row('r.complained_at', 'is not', null),
        row('r.unsubscribed_at', 'is not', null),
      ]),
    )
    .orderBy('r.email_id')
    .limit(atOnce + 1)
  if (after) query = query.where('r.email_id', '>', after)
  const rows = await query.execute()
  const issues = rows.slice(0, atOnce).map(
    (row): CampaignIssue => ({
      id: row.email_id,
      email: row.email,
      issue:
        row.state === 'failed' || row.state === 'bounced'
          ? row.state
          : row.complained_at !== null
            ? 'complained'
            : 'unsubscribed',
      reason: row.reason,
    }),
  )
  return { issues, next: rows.length > atOnce ? (issues.at(-1)?.id ?? null) : null }
}
