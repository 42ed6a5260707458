import type { PlatformContext } from '#platform/context'
import type { SecondFactor } from '../../contract/second-factor.schema.ts'
import { takeCodeOfApp } from './code-app.ts'
import type { SecondFactors, FactorStore, StoredPasskey } from './factor-store.ts'
import { looksLikeRecoveryCode, newRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'

type Ctx = Pick<PlatformContext, 'now' | 'random' | 'config'>

/**
 * Tells whether a password alone is not enough to sign in. A copied passkey counts: detecting the copy must not open
 * the account to holders of the password.
 */
export async function hasSecondFactor(store: SecondFactors): Promise<boolean> {
  if ((await store.passkeys()).length > 0) return true
  return Boolean((await store.codeApp())?.confirmed_at)
}

/** Returns those of the accounts that have a second factor. */
export async function accountsWithSecondFactor(
  ctx: PlatformContext,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const passkeys = ctx.db.selectFrom('account_passkeys').select('account_id').where('account_id', 'in', accountIds)
  const rows = await passkeys
    .union(
      ctx.db
        .selectFrom('account_code_apps')
        .select('account_id')
        .where('account_id', 'in', accountIds)
        .where('confirmed_at', 'is not', null),
    )
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

export async function factorState(store: SecondFactors): Promise<SecondFactor> {
  const [passkeys, app, recoveryCodes] = [
    await store.passkeys(),
    await store.codeApp(),
    await store.unusedRecoveryCodes(),
  ]
  const codeApp = app?.confirmed_at
    ? { since: app.confirmed_at.toISOString(), usedAt: app.used_at?.toISOString() ?? null }
    : null
  return { isOn: passkeys.length > 0 || codeApp !== null, passkeys: passkeys.map(shownPasskey), codeApp, recoveryCodes }
}

function shownPasskey({ id, name, created_at, used_at, cloned_at }: StoredPasskey): SecondFactor['passkeys'][number] {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
    isCopied: cloned_at !== null,
  }
}

/** Uses up a code and returns its kind; null for a wrong or used one. The caller counts attempts. */
export async function takeCode(ctx: Ctx, store: FactorStore, typed: string): Promise<'app' | 'recovery' | null> {
  if (looksLikeRecoveryCode(typed)) return (await takeRecoveryCode(ctx, store, typed)) ? 'recovery' : null
  return (await takeCodeOfApp(ctx, store, typed.replaceAll(/\s/g, ''))) ? 'app' : null
}

/** Creates recovery codes with the first factor, unless unused ones exist. */
export async function firstRecoveryCodes(ctx: Ctx, store: FactorStore): Promise<string[] | null> {
  return (await store.unusedRecoveryCodes()) > 0 ? null : newRecoveryCodes(ctx, store)
}

/** Deletes the recovery codes after the last factor was removed. */
export async function endRecovery(ctx: Ctx, store: FactorStore): Promise<void> {
  if (!(await hasSecondFactor(store))) await store.keepRecoveryCodes([], ctx.now())
}
