import {
  type PlatformContext,
  type ResealBatch,
  type ResealedBatch,
  resealBatchSize,
  resealRows,
  type Writable,
} from '#platform/context'
import { openSecret, recoveryCodeKey, resealedSecret, sealSecret } from './seal-secret.ts'

/** Seals the secrets of accounts' code apps with the installation's secret in use. */
export async function resealAccountApps(ctx: Writable<PlatformContext>, batch: ResealBatch): Promise<ResealedBatch> {
  const apps = ctx.db.selectFrom('account_code_apps').select(['account_id as id', 'secret'])
  const rows = await apps.where('account_id', '>', batch.after).orderBy('account_id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, secret }) => resealedSecret(ctx, `account ${id}`, secret),
    (secret, former) => {
      const row = ctx.db.updateTable('account_code_apps').set({ secret })
      return row.where('account_id', '=', former.id).where('secret', '=', former.secret).execute()
    },
  )
}

const subject = 'recovery codes'

/** The keys of former secrets under which recovery codes are still hashed. */
export async function keptRecoveryKeys(ctx: PlatformContext): Promise<Uint8Array[]> {
  return (await sealedKeys(ctx)).map((sealed) => Buffer.from(openSecret(ctx, subject, sealed), 'base64'))
}

/**
 * Encrypts the keys of recovery codes that were hashed with earlier secrets, because only people know the codes
 * themselves. Returns the number of newly encrypted keys; all of them are one batch.
 */
export async function resealRecoveryKeys(
  ctx: Writable<PlatformContext>,
  { isTrial }: ResealBatch,
): Promise<ResealedBatch> {
  const sealed = await sealedKeys(ctx)
  const before = sealed.map((text) => openSecret(ctx, subject, text))
  const own = (ctx.config.formerSecrets ?? []).map((secret) => recoveryCodeKey(secret).toString('base64'))
  const missing = own.filter((key) => !before.includes(key))
  const count = missing.length + sealed.filter((text) => resealedSecret(ctx, subject, text) !== null).length
  if (count > 0 && !isTrial) {
    const anew = [...before, ...missing].map((key) => sealSecret(ctx, subject, key))
    await ctx.db.updateTable('installation').set({ recovery_code_keys: anew }).execute()
  }
  return { count, last: null }
}

async function sealedKeys({ db }: PlatformContext): Promise<string[]> {
  const row = await db.selectFrom('installation').select('recovery_code_keys').executeTakeFirst()
  return row?.recovery_code_keys ?? []
}
