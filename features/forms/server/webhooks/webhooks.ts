import { sql } from 'kysely'
import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction, SiteTransaction } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { formsProblems } from '../../contract/index.ts'
import { mostWebhooks } from '../../contract/webhook.rules.ts'
import type { webhooksApi } from '../../contract/webhooks.api.ts'
import type {} from './webhooks.tables.ts'
import { deliverJob } from './deliver.job.ts'
import { newWebhookSecret, openWebhookSecret } from './webhook-secret.ts'

const atOnce = 50

export async function listWebhooks(ctx: OwnerContext): Promise<Output<typeof webhooksApi.list>> {
  ctx.require('settings.advanced')
  const rows = await siteTables(ctx)
    .selectFrom('form_webhooks')
    .select((row) => [
      'id',
      'url',
      'is_enabled as isEnabled',
      countOf('waiting').as('waiting'),
      countOf('failed').as('failed'),
      countOf('delivered').as('delivered'),
      row.ref('created_at').as('at'),
    ])
    .orderBy('id')
    .execute()
  return { webhooks: rows.map(({ at: _, ...row }) => row) }
}

const countOf = (state: 'waiting' | 'failed' | 'delivered') =>
  sql<number>`(select count(*)::int from form_deliveries d where d.website_id = form_webhooks.website_id
    and d.webhook_id = form_webhooks.id and d.state = ${state})`

export async function createWebhook(
  ctx: OwnerTransaction,
  { url }: Input<typeof webhooksApi.create>,
): Promise<{ id: string }> {
  ctx.require('settings.advanced')
  const { webhooks } = await listWebhooks(ctx)
  if (webhooks.length >= mostWebhooks) throw formsProblems.tooManyWebhooks({ limit: mostWebhooks })
  const id = newId(ctx.now().getTime())
  await siteTables(ctx)
    .insertInto('form_webhooks')
    .values({ id, url, secret: newWebhookSecret(ctx, id), is_enabled: true, created_at: ctx.now() })
    .execute()
  await audit(ctx, { action: 'forms.webhook_added', subject: id, after: { url } })
  return { id }
}

export async function changeWebhook(
  ctx: OwnerTransaction,
  { id, url, isEnabled }: Input<typeof webhooksApi.change>,
): Promise<{ id: string }> {
  ctx.require('settings.advanced')
  const before = await webhookById(ctx, id)
  await siteTables(ctx)
    .updateTable('form_webhooks')
    .set({ url: url ?? before.url, is_enabled: isEnabled ?? before.is_enabled })
    .where('id', '=', id)
    .execute()
  if (isEnabled && !before.is_enabled) await sendWhatWaits(ctx, id)
  await audit(ctx, {
    action: 'forms.webhook_changed',
    subject: id,
    before: { url: before.url },
    after: { url, isEnabled },
  })
  return { id }
}

export async function removeWebhook(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('settings.advanced')
  const { url } = await webhookById(ctx, id)
  await siteTables(ctx).deleteFrom('form_webhooks').where('id', '=', id).execute()
  await audit(ctx, { action: 'forms.webhook_removed', subject: id, before: { url } })
  return {}
}

/** Returns the secret, or a new one with `isNew`, which invalidates signatures of the former. */
export async function webhookSecret(
  ctx: OwnerTransaction,
  { id, isNew }: Input<typeof webhooksApi.secret>,
): Promise<{ secret: string }> {
  ctx.require('settings.advanced')
  const { secret } = await webhookById(ctx, id)
  const sealed = isNew ? newWebhookSecret(ctx, id) : secret
  if (isNew) {
    await siteTables(ctx).updateTable('form_webhooks').set({ secret: sealed }).where('id', '=', id).execute()
    await audit(ctx, { action: 'forms.webhook_secret_changed', subject: id })
  }
  return { secret: openWebhookSecret(ctx, id, sealed) }
}

/** Sorted newest first. */
export async function listDeliveries(
  ctx: OwnerContext,
  { id, after }: Input<typeof webhooksApi.log>,
): Promise<Output<typeof webhooksApi.log>> {
  ctx.require('settings.advanced')
  let query = siteTables(ctx)
    .selectFrom('form_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
  if (after) query = query.where('id', '<', after)
  const rows = await query.execute()
  const shown = rows.slice(0, atOnce)
  return {
    deliveries: shown.map((row) => ({
      id: row.id,
      submissionId: row.submission_id,
      state: row.state,
      attempts: row.attempts,
      status: row.status,
      failure: row.failure,
      createdAt: row.created_at.toISOString(),
    })),
    next: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function replayDelivery(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('settings.advanced')
  const replayed = await siteTables(ctx)
    .updateTable('form_deliveries')
    .set({ state: 'waiting', attempts: 0 })
    .where('id', '=', id)
    .returning('id')
    .execute()
  if (replayed.length === 0) throw formsProblems.webhookMissing()
  await enqueue(ctx, deliverJob, { websiteId: ctx.site.id, deliveryId: id })
  return {}
}

/**
 * Sends messages that came due while the webhook was off. A queued one is sent once, because finished messages no
 * longer wait.
 */
async function sendWhatWaits(ctx: SiteTransaction, webhookId: string): Promise<void> {
  const waiting = await siteTables(ctx)
    .selectFrom('form_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const { id } of waiting) await enqueue(ctx, deliverJob, { websiteId: ctx.site.id, deliveryId: id })
}

/**
 * Queues a message to each active webhook, in the transaction of the submission, so that every stored submission is
 * delivered.
 */
export async function tellWebhooks(ctx: SiteTransaction, submissionId: string): Promise<void> {
  const webhooks = await siteTables(ctx)
    .selectFrom('form_webhooks')
    .select('id')
    .where('is_enabled', '=', true)
    .execute()
  for (const { id: webhookId } of webhooks) {
    const deliveryId = newId(ctx.now().getTime())
    await siteTables(ctx)
      .insertInto('form_deliveries')
      .values({
        id: deliveryId,
        webhook_id: webhookId,
        submission_id: submissionId,
        attempts: 0,
        state: 'waiting',
        status: null,
        failure: '',
        created_at: ctx.now(),
        tried_at: null,
      })
      .execute()
    await enqueue(ctx, deliverJob, { websiteId: ctx.site.id, deliveryId })
  }
}

async function webhookById(ctx: OwnerContext, id: string) {
  const row = await siteTables(ctx).selectFrom('form_webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw formsProblems.webhookMissing()
  return row
}
