import { siteById } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext, SiteTransaction } from '#platform/context'
import { idSchema, Problem } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { postOutside } from '#platform/egress'
import { languageOf } from '#platform/i18n'
import { enqueue, longJob } from '#platform/jobs'
import { z } from 'zod'
import { retryWaitsMs } from '../../contract/webhook.rules.ts'
import type { FormSubmissionsTable } from '../forms.tables.ts'
import { openWebhookSecret, signedHeaders } from './webhook-secret.ts'

const patienceMs = 15_000
const answerBytes = 300

const input = z.object({ websiteId: idSchema, deliveryId: idSchema })
type Input = z.infer<typeof input>

interface Outcome {
  status: number | null
  failure: string
}

/**
 * Sends one message, and queues the next attempt when the receiver did not accept it. When a worker ends between the
 * response and its record, the message is sent again with the same id, by which receivers detect the repetition.
 */
export const deliverJob = longJob<Input>({
  name: 'forms.deliver',
  input,
  run: (ctx, delivery) => deliverMessage(ctx, delivery),
})

export async function deliverMessage(
  ctx: OutsideTransaction<PlatformContext>,
  { websiteId, deliveryId }: Input,
  post = postOutside,
): Promise<void> {
  const site = await siteById(ctx, websiteId)
  if (!site) return
  const spoken = { ...ctx, locale: languageOf(site.locale) }
  const message = await inSite(spoken, site, (tx) => dueMessage(tx, deliveryId))
  if (!message) return
  const outcome = await send(ctx, message, post)
  await inSite(spoken, site, (tx) => note(tx, { deliveryId, webhookId: message.webhookId, outcome }))
}

interface Message {
  id: string
  webhookId: string
  url: string
  sealed: string
  body: string
}

async function dueMessage(ctx: SiteTransaction, deliveryId: string): Promise<Message | null> {
  const row = await siteTables(ctx)
    .selectFrom('form_deliveries')
    .innerJoin('form_webhooks', (join) =>
      join
        .onRef('form_webhooks.website_id', '=', 'form_deliveries.website_id')
        .onRef('form_webhooks.id', '=', 'form_deliveries.webhook_id'),
    )
    .select(['form_webhooks.id as webhookId', 'url', 'secret as sealed', 'submission_id'])
    .where('form_deliveries.id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .where('is_enabled', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const submission = await siteTables(ctx)
    .selectFrom('form_submissions')
    .selectAll()
    .where('id', '=', row.submission_id)
    .executeTakeFirst()
  if (!submission) return null
  const { webhookId, url, sealed } = row
  return { id: deliveryId, webhookId, url, sealed, body: JSON.stringify(bodyOf(submission)) }
}

/** Returns the payload: every answer except passwords. */
function bodyOf(row: FormSubmissionsTable): object {
  return {
    type: 'form.submitted',
    timestamp: row.submitted_at.toISOString(),
    data: {
      id: row.id,
      form: { id: row.form_id, name: row.form_name },
      page: { path: row.page_path, title: row.page_title },
      answers: row.answers.filter(({ kind }) => kind !== 'password'),
    },
  }
}

async function send(
  ctx: OutsideTransaction<PlatformContext>,
  { id, webhookId, url, sealed, body }: Message,
  post: typeof postOutside,
): Promise<Outcome> {
  const headers = signedHeaders(openWebhookSecret(ctx, webhookId, sealed), { id, at: ctx.now(), body })
  try {
    const { status, text } = await post(url, { headers, body, timeoutMs: patienceMs, maxBytes: answerBytes })
    return { status, failure: status >= 200 && status < 300 ? '' : text }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { status: null, failure: error.message }
  }
}

async function note(
  ctx: SiteTransaction,
  { deliveryId, webhookId, outcome }: { deliveryId: string; webhookId: string; outcome: Outcome },
): Promise<void> {
  const { attempts } = await siteTables(ctx)
    .selectFrom('form_deliveries')
    .select('attempts')
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  const wait = retryWaitsMs[attempts + 1]
  // Status 410 means that the receiver no longer exists.
  const isOver = outcome.status === 410
  const state = isTaken ? 'delivered' : isOver || wait === undefined ? 'failed' : 'waiting'
  await siteTables(ctx)
    .updateTable('form_deliveries')
    .set({ ...outcome, attempts: attempts + 1, state, tried_at: ctx.now() })
    .where('id', '=', deliveryId)
    .execute()
  if (isOver)
    await siteTables(ctx).updateTable('form_webhooks').set({ is_enabled: false }).where('id', '=', webhookId).execute()
  if (state === 'waiting' && wait !== undefined)
    await enqueue(
      ctx,
      deliverJob,
      { websiteId: ctx.site.id, deliveryId },
      { after: new Date(ctx.now().getTime() + wait) },
    )
}
