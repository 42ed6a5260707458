import { createHmac } from 'node:crypto'
import { openSecret, resealedSecret, sealSecret } from '#features/accounts/server'
import {
  type PlatformContext,
  type ResealBatch,
  resealBatchSize,
  resealRows,
  type SiteTransaction,
} from '#platform/context'
import { siteTables } from '#platform/database'

type Sealing = Pick<PlatformContext, 'config' | 'random'>

/** Creates a secret and seals it. */
export function newWebhookSecret(ctx: Sealing, webhookId: string): string {
  return sealSecret(ctx, subjectOf(webhookId), `whsec_${Buffer.from(ctx.random(24)).toString('base64')}`)
}

export function openWebhookSecret(ctx: Pick<Sealing, 'config'>, webhookId: string, sealed: string): string {
  return openSecret(ctx, subjectOf(webhookId), sealed)
}

/** The headers of Standard Webhooks: id, moment and signature, which the receiver checks with the secret. */
export function signedHeaders(secret: string, message: { id: string; at: Date; body: string }): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Seals the secrets of webhooks with the installation's secret in use. */
export async function resealWebhooks(ctx: SiteTransaction, batch: ResealBatch) {
  const sealed = siteTables(ctx).selectFrom('form_webhooks').select(['id', 'secret'])
  const rows = await sealed.where('id', '>', batch.after).orderBy('id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, secret }) => resealedSecret(ctx, subjectOf(id), secret),
    (secret, former) => {
      const row = siteTables(ctx).updateTable('form_webhooks').set({ secret })
      return row.where('id', '=', former.id).where('secret', '=', former.secret).execute()
    },
  )
}

const subjectOf = (webhookId: string): string => `form webhook ${webhookId}`
