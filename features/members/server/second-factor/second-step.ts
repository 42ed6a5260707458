import {
  accountProblems,
  type PasskeyAnswer,
  type PasskeyQuestion,
  factorCodeSchema,
} from '#features/accounts/contract'
import {
  type Limit,
  checkPasskey,
  countAttempt,
  forgiveAttempt,
  hasSecondFactor,
  localPath,
  passkeyQuestion,
  takeCode,
} from '#features/accounts/server'
import type { Writable } from '#platform/context'
import { type Input, Problem } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { Answer, CookieChange } from '#platform/http'
import { z } from 'zod'
import { accountPaths, type membersApi } from '../../contract/index.ts'
import {
  answerMember,
  type FormResult,
  type MemberContext,
  type MemberTransaction,
  withQuery,
} from '../answer-member.ts'
import { startSession } from '../member-session.ts'
import { issueToken, redeemToken, findToken } from '../member-token.ts'
import { memberOf, memberById } from '../members.queries.ts'
import type { MembersTable } from '../members.tables.ts'
import { noteSignedIn } from '../note-signed-in.ts'
import { memberFactors } from './member-factors.ts'
import { issueChallenge, memberParty, redeemChallenge, tellMember } from './member-party.ts'
import { passkeyAnswerOf } from './read-answer.ts'

const cookieName = '__Host-second-step'
const minutes = 10
/** Guesses at the codes of one member, wherever they are made. */
const perFactor: Limit = { name: 'member-second-factor', capacity: 10, refillSeconds: 600, slowAfter: 5 }
const rememberSchema = z.object({ rememberMe: z.boolean() })

interface Entering {
  rememberMe: boolean
  target: string
}

/** The only way to sign in after a password: with a second factor it leads to the second step instead of a session. */
export async function enterSite(ctx: MemberTransaction, member: MembersTable, entering: Entering): Promise<FormResult> {
  if (!(await hasSecondFactor(memberFactors(ctx, member.id)))) return begin(ctx, member, entering)
  const { rememberMe, target } = entering
  const token = await issueToken(ctx, { purpose: 'second-step', memberId: member.id, minutes, payload: { rememberMe } })
  return { to: stepPath(target), cookies: [{ name: cookieName, value: token, maxAge: minutes * 60 }] }
}

async function begin(
  ctx: MemberTransaction,
  member: MembersTable,
  { rememberMe, target }: Entering,
): Promise<FormResult> {
  const { cookies, xsrfToken } = await startSession(ctx, { memberId: member.id, isKept: rememberMe })
  await noteSignedIn(ctx, member.id)
  return { to: target, cookies, more: { xsrfToken, member: memberOf(member) } }
}

export function secondStep(
  ctx: Writable<MemberContext>,
  { code, returnTo }: Input<typeof membersApi.secondStep>,
): Promise<Answer> {
  const target = localPath(returnTo, accountPaths.account)
  return answerMember(ctx, stepPath(target), async () => {
    const { member } = await requireAwaited(ctx)
    const typed = factorCodeSchema.safeParse(code)
    if (!typed.success) throw accountProblems.wrongCode()
    await proveByCode(ctx, member, typed.data)
    return finish(ctx, member, target)
  })
}

export function secondStepByPasskey(
  ctx: Writable<MemberContext>,
  { answer, returnTo }: Input<typeof membersApi.secondStepByPasskey>,
): Promise<Answer> {
  const target = localPath(returnTo, accountPaths.account)
  return answerMember(ctx, stepPath(target), async () => {
    const { member } = await requireAwaited(ctx)
    const shown = await memberOfPasskey(ctx, passkeyAnswerOf(answer))
    if (shown.id !== member.id) throw accountProblems.passkeyUnknown()
    return finish(ctx, member, target)
  })
}

/** A passkey is both factors: the device, and what unlocks it. */
export function signInByPasskey(
  ctx: Writable<MemberContext>,
  { answer, returnTo }: Input<typeof membersApi.signInByPasskey>,
): Promise<Answer> {
  const target = localPath(returnTo, accountPaths.account)
  return answerMember(ctx, accountPaths.signIn, async () => {
    const member = await memberOfPasskey(ctx, passkeyAnswerOf(answer))
    return inSite(ctx, ctx.site, (tx) => begin(tx, member, { rememberMe: false, target }))
  })
}

/** Creates a challenge for any passkey of this device, before the person is known. */
export function askPasskey(ctx: Writable<MemberContext>): Promise<PasskeyQuestion> {
  return inSite(ctx, ctx.site, async (tx) =>
    passkeyQuestion(memberParty(ctx), await issueChallenge(tx, 'passkey-sign-in', null)),
  )
}

async function memberOfPasskey(ctx: Writable<MemberContext>, response: PasskeyAnswer): Promise<MembersTable> {
  const challenge = await redeemChallenge(ctx, 'passkey-sign-in', null, response)
  const outcome = await inSite(ctx, ctx.site, async (tx) => {
    const passkeys = siteTables(tx).selectFrom('member_passkeys').selectAll()
    const passkey = await passkeys.where('credential_id', '=', response.id).executeTakeFirst()
    const member = passkey && (await memberById(tx, passkey.member_id))
    const { userHandle } = response.response
    const isOther = userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('hex') !== member?.id
    if (!member || member.is_blocked || isOther) return accountProblems.passkeyUnknown()
    try {
      await checkPasskey(tx, memberParty(ctx), memberFactors(tx, member.id), { passkey, response, challenge })
      return member
    } catch (error) {
      // The error is returned instead of thrown, so that the record of a copied passkey is not rolled back.
      if (!(error instanceof Problem)) throw error
      const isNewlyCopied = accountProblems.passkeyCopied.is(error) && !passkey.cloned_at
      if (isNewlyCopied) await tellMember(tx, member, { what: 'passkey_copied', name: passkey.name })
      return error
    }
  })
  if (outcome instanceof Problem) throw outcome
  return outcome
}

async function proveByCode(ctx: Writable<MemberContext>, member: MembersTable, code: string): Promise<void> {
  const subject = `${ctx.site.id} ${member.id}`
  await countAttempt(ctx, perFactor, subject)
  const isTaken = await inSite(ctx, ctx.site, async (tx) => {
    const store = memberFactors(tx, member.id)
    const kind = await takeCode(tx, store, code)
    if (kind === 'recovery')
      await tellMember(tx, member, { what: 'recovery_used', left: await store.unusedRecoveryCodes() })
    return kind !== null
  })
  if (!isTaken) throw accountProblems.wrongCode()
  await forgiveAttempt(ctx, perFactor, subject, true)
}

async function requireAwaited(ctx: Writable<MemberContext>): Promise<{ member: MembersTable }> {
  const token = ctx.caller.cookie(cookieName) ?? ''
  return inSite(ctx, ctx.site, async (tx) => {
    const awaited = await findToken(tx, token)
    const member = awaited?.purpose === 'second-step' ? await memberById(tx, awaited.member_id ?? '') : undefined
    if (!member || member.is_blocked) throw accountProblems.secondStepTooLate({ status: 401 })
    return { member }
  })
}

/** Completes the sign-in. Only one of two concurrent requests succeeds. */
function finish(ctx: Writable<MemberContext>, member: MembersTable, target: string): Promise<FormResult> {
  return inSite(ctx, ctx.site, async (tx) => {
    const redeemed = await redeemToken(tx, ctx.caller.cookie(cookieName) ?? '')
    if (redeemed?.purpose !== 'second-step' || redeemed.member_id !== member.id)
      throw accountProblems.secondStepTooLate({ status: 401 })
    const { rememberMe } = rememberSchema.parse(redeemed.payload)
    const result = await begin(tx, member, { rememberMe, target })
    const ended: CookieChange = { name: cookieName, value: null }
    return { ...result, cookies: [...(result.cookies ?? []), ended] }
  })
}

function stepPath(target: string): string {
  return withQuery(accountPaths.secondStep, target === accountPaths.account ? {} : { returnTo: target })
}
