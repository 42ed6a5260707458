import type { PersonalRecords } from '#features/members/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { withdrawWaiting } from './on-unsubscribed.ts'

/** Campaigns that a person got. Their recipients are deleted together with the subscriber. */
export const personalCampaigns: PersonalRecords = {
  name: 'campaigns',
  read: async (ctx, { email }) => {
    const rows = await recipientsOf(ctx, email)
    return rows.map(({ subject, state, created_at: at, complained_at: complainedAt }) => ({
      subject,
      state,
      at: at.toISOString(),
      complainedAt: complainedAt?.toISOString() ?? null,
    }))
  },
  forget: async (ctx, { email }) => {
    const rows = await recipientsOf(ctx, email)
    for (const id of new Set(rows.map(({ subscriber_id: subscriberId }) => subscriberId)))
      await withdrawWaiting(ctx, id)
  },
}

function recipientsOf(ctx: SiteContext, email: string) {
  return siteTables(ctx)
    .selectFrom('campaign_recipients as r')
    .innerJoin('subscribers as s', (join) =>
      join.onRef('s.website_id', '=', 'r.website_id').onRef('s.id', '=', 'r.subscriber_id'),
    )
    .innerJoin('campaigns as c', (join) =>
      join.onRef('c.website_id', '=', 'r.website_id').onRef('c.id', '=', 'r.campaign_id'),
    )
    .select(['c.subject', 'r.state', 'r.created_at', 'r.complained_at', 'r.subscriber_id'])
    .where('s.email_key', '=', email.toLowerCase())
    .orderBy('r.created_at')
    .execute()
}
