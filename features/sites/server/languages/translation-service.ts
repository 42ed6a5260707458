import { audit, openSecret, resealedSecret, sealSecret } from '#features/accounts/server'
import {
  type OwnerContext,
  type OwnerTransaction,
  type ResealBatch,
  type ResealedBatch,
  resealRows,
  type SiteContext,
  type SiteTransaction,
  type Writable,
} from '#platform/context'
import { type Input, type Output, Problem } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { postOutside } from '#platform/egress'
import type { multilingualApi } from '../../contract/multilingual.api.ts'
import { translationMessages as say } from '../../contract/sites.messages.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { type PostTranslator, usageOf } from './ask-translator.ts'

type Status = Output<typeof multilingualApi.status>

const provider = 'deepl'
const subject = `translation ${provider}`

interface Service {
  key: string
  isConfirmed: boolean
}

/** The site's key for the translation service; null when none is connected. */
export async function translationServiceOf(ctx: SiteContext): Promise<Service | null> {
  const row = await rowOf(ctx)
  return row ? { key: openSecret(ctx, subject, row.secret), isConfirmed: row.confirmed_at !== null } : null
}

export async function isTranslationConnected(ctx: SiteContext): Promise<boolean> {
  return (await rowOf(ctx)) !== undefined
}

/** Returns the service's present status from the service itself (C7.28, C7.29). */
export async function translationStatus(
  ctx: OwnerContext,
  _input: Input<typeof multilingualApi.status> = {},
  post: PostTranslator = postOutside,
): Promise<Status> {
  ctx.require('settings.locale')
  const service = await translationServiceOf(ctx)
  if (!service) return { status: 'disconnected', message: say(ctx.locale, 'disconnected') }
  return statusOf(ctx, service, post)
}

/**
 * A key that the service refuses is not stored; one is stored that the service has not answered for yet. No transaction
 * stays open while the service responds.
 */
export async function connectTranslation(
  ctx: Writable<OwnerContext>,
  { key }: Input<typeof multilingualApi.connect>,
  post: PostTranslator = postOutside,
): Promise<Status> {
  ctx.require('settings.locale')
  const status = await statusOf(ctx, { key, isConfirmed: false }, post)
  if (status.status === 'error') throw siteProblems.translationKeyRefused()
  await inSite(ctx, ctx.site, (tx) => keepKey(tx, { key, isConfirmed: status.status === 'connected' }))
  return status
}

async function keepKey(ctx: OwnerTransaction, { key, isConfirmed }: Service): Promise<void> {
  const row = { secret: sealSecret(ctx, subject, key), confirmed_at: isConfirmed ? ctx.now() : null }
  await siteTables(ctx)
    .insertInto('translation_services')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider']).doUpdateSet(row))
    .execute()
  await audit(ctx, { action: 'translation.connected', subject: provider })
}

/** C7.34 */
export async function disconnectTranslation(ctx: OwnerTransaction): Promise<Status> {
  ctx.require('settings.locale')
  await siteTables(ctx).deleteFrom('translation_services').where('provider', '=', provider).execute()
  await audit(ctx, { action: 'translation.disconnected', subject: provider })
  return { status: 'disconnected', message: say(ctx.locale, 'disconnected') }
}

/** Seals the key with the installation's secret in use. */
export async function resealTranslationKeys(ctx: SiteTransaction, batch: ResealBatch): Promise<ResealedBatch> {
  const rows = await siteTables(ctx)
    .selectFrom('translation_services')
    .select(['provider as id', 'secret'])
    .where('provider', '>', batch.after)
    .orderBy('provider')
    .execute()
  return resealRows(
    rows,
    batch,
    ({ secret }) => resealedSecret(ctx, subject, secret),
    (secret, former) => {
      const row = siteTables(ctx).updateTable('translation_services').set({ secret })
      return row.where('provider', '=', former.id).where('secret', '=', former.secret).execute()
    },
  )
}

async function statusOf(ctx: OwnerContext, { key, isConfirmed }: Service, post: PostTranslator): Promise<Status> {
  try {
    const usage = await usageOf(key, post)
    if (usage.isRefused) return { status: 'error', message: say(ctx.locale, 'refused') }
    return { status: 'connected', message: say(ctx.locale, 'used', { used: usage.used, most: usage.most }) }
  } catch (error) {
    // Errors other than a missing or unreadable response are defects.
    if (!(error instanceof Problem)) throw error
    return isConfirmed
      ? { status: 'error', message: say(ctx.locale, 'silent') }
      : { status: 'connecting', message: say(ctx.locale, 'waiting') }
  }
}

function rowOf(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('translation_services')
    .select(['secret', 'confirmed_at'])
    .where('provider', '=', provider)
    .executeTakeFirst()
}
