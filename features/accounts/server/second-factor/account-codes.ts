import type { Writable } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { inTransaction } from '#platform/database'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { secondFactorApi } from '../../contract/second-factor.api.ts'
import { type Limit, countAttempt } from '../passwords/limit-attempts.ts'
import type { SignedInContext } from '../sessions/account-context.ts'
import { requireStepUp } from '../sessions/require-staff.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { endWithLastFactor } from './end-with-last-factor.ts'
import { accountFactors } from './account-factors.ts'
import { requireAccount, tellOfFactor } from './account-party.ts'
import { confirmCodeApp, startCodeApp } from './code-app.ts'
import { factorState, firstRecoveryCodes, hasSecondFactor } from './factor-state.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

type Api = typeof secondFactorApi
type Ctx = Writable<SignedInContext>

const perStart: Limit = { name: 'code-app-start', capacity: 20, refillSeconds: 60, slowAfter: 10 }

export function readSecondFactor(ctx: Ctx): Promise<Output<Api['read']>> {
  return factorState(accountFactors(ctx, ctx.account.id))
}

export async function startAccountCodes(ctx: Ctx): Promise<Output<Api['startCodeApp']>> {
  await requireStepUp(ctx)
  const account = await requireAccount(ctx, ctx.account.id)
  const names = { issuer: ctx.config.platformHost.replaceAll(':', ' '), label: account.email }
  return startCodeApp(ctx, accountFactors(ctx, account.id), names)
}

export async function confirmAccountCodes(
  ctx: Ctx,
  { code }: Input<Api['confirmCodeApp']>,
): Promise<Output<Api['confirmCodeApp']>> {
  await countAttempt(ctx, perStart, ctx.account.id)
  return inTransaction(ctx, async (tx) => {
    const store = accountFactors(tx, tx.account.id)
    const isFirst = !(await hasSecondFactor(store))
    await confirmCodeApp(tx, store, code.replaceAll(/\s/g, ''))
    if (isFirst) await endOtherSessions(tx, tx.account.id)
    await tellOfFactor(tx, tx.account.id, { what: 'codes_on' })
    return { recoveryCodes: await firstRecoveryCodes(tx, store) }
  })
}

export async function removeAccountCodes(ctx: Ctx): Promise<Record<string, never>> {
  await requireStepUp(ctx)
  await inTransaction(ctx, async (tx) => {
    const store = accountFactors(tx, tx.account.id)
    const app = await store.codeApp()
    if (!app) throw accountProblems.codeAppMissing()
    await store.removeCodeApp()
    await endWithLastFactor(tx, store)
    if (app.confirmed_at) await tellOfFactor(tx, tx.account.id, { what: 'codes_off' })
  })
  return {}
}

/** Creates ten recovery codes, which replace the former ones. */
export async function newAccountRecoveryCodes(ctx: Ctx): Promise<Output<Api['newRecoveryCodes']>> {
  await requireStepUp(ctx)
  return inTransaction(ctx, async (tx) => {
    const store = accountFactors(tx, tx.account.id)
    if (!(await hasSecondFactor(store))) throw accountProblems.codeAppMissing()
    const recoveryCodes = await newRecoveryCodes(tx, store)
    await tellOfFactor(tx, tx.account.id, { what: 'recovery_new' })
    return { recoveryCodes }
  })
}
