import { sql } from 'kysely'
import type { OwnerContext, OwnerTransaction, SiteContext } from '#platform/context'
import { csvRow, type Input, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import type { newsletterApi, SubscriberFilter } from '../../contract/newsletter.api.ts'
import { unsubscribeLink } from './newsletter-links.ts'

const atOnce = 50
/** Limit per file. */
const mostRows = 200_000

/** Sorted newest first. */
export async function listSubscribers(
  ctx: OwnerContext,
  { after, ...filter }: Input<typeof newsletterApi.subscribers>,
): Promise<Output<typeof newsletterApi.subscribers>> {
  ctx.require('newsletter.subscriber.read')
  let rows = filtered(ctx, filter).limit(atOnce + 1)
  if (after) rows = rows.where('id', '<', after)
  const people = await rows.execute()
  const shown = people.slice(0, atOnce)
  return {
    subscribers: shown.map(({ id, email, name, state, page_path: pagePath, requested_at: at }) => ({
      id,
      email,
      name,
      state,
      pagePath,
      requestedAt: at.toISOString(),
    })),
    next: people.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function removeSubscribers(
  ctx: OwnerTransaction,
  { ids }: Input<typeof newsletterApi.removeSubscribers>,
): Promise<Record<string, never>> {
  ctx.require('newsletter.subscriber.write')
  await siteTables(ctx).deleteFrom('subscribers').where('id', 'in', ids).execute()
  return {}
}

/** Exports subscribers for other newsletter programs, with the proof of consent and each person's unsubscribe link. */
export async function exportSubscribers(ctx: OwnerContext, filter: SubscriberFilter): Promise<Answer<string>> {
  ctx.require('newsletter.subscriber.read')
  const rows = await filtered(ctx, filter).limit(mostRows).execute()
  const head = [
    'email',
    'name',
    'state',
    'requested_at',
    'confirmed_at',
    'unsubscribed_at',
    'page',
    'wording',
    'network',
    'unsubscribe',
  ]
  const lines = rows.map((row) => [
    row.email,
    row.name,
    row.state,
    row.requested_at.toISOString(),
    row.confirmed_at?.toISOString() ?? '',
    row.unsubscribed_at?.toISOString() ?? '',
    row.page_path,
    row.wording,
    row.network,
    unsubscribeLink(ctx, row.id),
  ])
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-newsletter.csv"` },
    body: `\uFEFF${[head, ...lines].map(csvRow).join('')}`,
  })
}

function filtered(ctx: SiteContext, { list, state, search }: SubscriberFilter) {
  let rows = siteTables(ctx).selectFrom('subscribers').selectAll().where('list_id', '=', list).orderBy('id', 'desc')
  if (state !== 'all') rows = rows.where('state', '=', state)
  if (search !== '')
    rows = rows.where(sql<boolean>`position(${search.toLowerCase()} in email_key || ' ' || lower(name)) > 0`)
  return rows
}
