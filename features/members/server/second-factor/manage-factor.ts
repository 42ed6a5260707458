import { accountProblems, passkeyNameSchema, type PasskeyQuestion } from '#features/accounts/contract'
import {
  type Limit,
  confirmCodeApp,
  countAttempt,
  endRecovery,
  firstRecoveryCodes,
  hasSecondFactor,
  keepPasskey,
  newPasskeyQuestion,
  newRecoveryCodes,
  sealSecret,
  startCodeApp,
} from '#features/accounts/server'
import type { Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite, isUniqueViolation } from '#platform/database'
import type { Answer } from '#platform/http'
import { accountPaths, type membersApi } from '../../contract/index.ts'
import {
  answerMember,
  type FormResult,
  type MemberContext,
  type MemberTransaction,
  withQuery,
} from '../answer-member.ts'
import { endSessions, type MemberSession, requireSession } from '../member-session.ts'
import { issueToken } from '../member-token.ts'
import type { MembersTable } from '../members.tables.ts'
import { provePassword } from '../sign-in.ts'
import { memberFactors } from './member-factors.ts'
import { issueChallenge, memberParty, redeemChallenge, tellMember } from './member-party.ts'
import { newPasskeyOf } from './read-answer.ts'

type Api = typeof membersApi
type Ctx = Writable<MemberContext>

const here = `${accountPaths.account}#security`
const perStart: Limit = { name: 'member-code-app-start', capacity: 20, refillSeconds: 60, slowAfter: 10 }

/** Requires the password, in a session of this page, before the second factor changes. */
async function proven(
  ctx: Ctx,
  { current, xsrfToken }: { current: string; xsrfToken: string },
): Promise<MemberSession> {
  const session = await inSite(ctx, ctx.site, (tx) => requireSession(tx, xsrfToken))
  await provePassword(ctx, session.member, current)
  return session
}

export async function askNewPasskey(ctx: Ctx, input: Input<Api['askNewPasskey']>): Promise<PasskeyQuestion> {
  const { member } = await proven(ctx, input)
  return inSite(ctx, ctx.site, async (tx) => {
    const challenge = await issueChallenge(tx, 'passkey-add', member.id)
    return newPasskeyQuestion(memberParty(ctx), memberFactors(tx, member.id), member, challenge)
  })
}

/** The password was entered before the challenge was issued, and the challenge belongs to this member alone. */
export function addPasskey(ctx: Ctx, input: Input<Api['addPasskey']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const session = await inSite(ctx, ctx.site, (tx) => requireSession(tx, input.xsrfToken))
    const name = nameOf(input.name)
    const response = newPasskeyOf(input.answer)
    const challenge = await redeemChallenge(ctx, 'passkey-add', session.member.id, response)
    return inSite(ctx, ctx.site, async (tx) => {
      const party = memberParty(ctx)
      const store = memberFactors(tx, session.member.id, party.id)
      const isFirst = !(await hasSecondFactor(store))
      try {
        await keepPasskey(tx, party, store, { response, challenge, name })
      } catch (error) {
        if (isUniqueViolation(error)) throw accountProblems.passkeyKnown()
        throw error
      }
      await tellMember(tx, session.member, { what: 'passkey_added', name })
      return turnedOn(tx, session, isFirst, 'passkeyAdded')
    })
  })
}

export function renamePasskey(ctx: MemberTransaction, input: Input<Api['renamePasskey']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const { member } = await requireSession(ctx, input.xsrfToken)
    const store = memberFactors(ctx, member.id)
    await requirePasskey(ctx, member, input.id)
    await store.changePasskey(input.id, { name: nameOf(input.name) })
    return { to: here, notice: 'profile' }
  })
}

export function removePasskey(ctx: Ctx, input: Input<Api['removePasskey']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const { member } = await proven(ctx, input)
    return inSite(ctx, ctx.site, async (tx) => {
      const { name } = await requirePasskey(tx, member, input.id)
      const store = memberFactors(tx, member.id)
      await store.removePasskey(input.id)
      await endRecovery(tx, store)
      await tellMember(tx, member, { what: 'passkey_removed', name })
      return { to: here, notice: 'passkeyRemoved' }
    })
  })
}

export function startCodes(ctx: Ctx, input: Input<Api['startCodes']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const { member } = await proven(ctx, input)
    await inSite(ctx, ctx.site, (tx) => startCodeApp(tx, memberFactors(tx, member.id), namesOf(ctx, member)))
    return { to: here }
  })
}

/** Returns the names that an authenticator app shows beside its codes. */
export function namesOf({ site }: Pick<MemberContext, 'site'>, { email }: Pick<MembersTable, 'email'>) {
  return { issuer: site.title.replaceAll(':', ' '), label: email }
}

export function confirmCodes(ctx: Ctx, input: Input<Api['confirmCodes']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const session = await inSite(ctx, ctx.site, (tx) => requireSession(tx, input.xsrfToken))
    await countAttempt(ctx, perStart, `${ctx.site.id} ${session.member.id}`)
    return inSite(ctx, ctx.site, async (tx) => {
      const store = memberFactors(tx, session.member.id)
      const isFirst = !(await hasSecondFactor(store))
      await confirmCodeApp(tx, store, input.code.replaceAll(/\s/g, ''))
      await tellMember(tx, session.member, { what: 'codes_on' })
      return turnedOn(tx, session, isFirst, 'codesOn')
    })
  })
}

export function removeCodes(ctx: Ctx, input: Input<Api['removeCodes']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const { member } = await proven(ctx, input)
    return inSite(ctx, ctx.site, async (tx) => {
      const store = memberFactors(tx, member.id)
      const app = await store.codeApp()
      if (!app) throw accountProblems.codeAppMissing()
      await store.removeCodeApp()
      await endRecovery(tx, store)
      if (app.confirmed_at) await tellMember(tx, member, { what: 'codes_off' })
      return { to: here, notice: 'codesOff' }
    })
  })
}

export function renewRecovery(ctx: Ctx, input: Input<Api['renewRecovery']>): Promise<Answer> {
  return answerMember(ctx, here, async () => {
    const { member } = await proven(ctx, input)
    return inSite(ctx, ctx.site, async (tx) => {
      const store = memberFactors(tx, member.id)
      if (!(await hasSecondFactor(store))) throw accountProblems.codeAppMissing()
      const codes = await newRecoveryCodes(tx, store)
      await tellMember(tx, member, { what: 'recovery_new' })
      return { to: await pathOfCodes(tx, member, codes) }
    })
  })
}

/** The first factor signs other browsers out and brings recovery codes. */
async function turnedOn(
  ctx: MemberTransaction,
  { id, member }: MemberSession,
  isFirst: boolean,
  notice: NonNullable<FormResult['notice']>,
): Promise<FormResult> {
  if (isFirst) await endSessions(ctx, { memberId: member.id, but: id })
  const codes = await firstRecoveryCodes(ctx, memberFactors(ctx, member.id))
  return { to: codes ? await pathOfCodes(ctx, member, codes) : here, notice }
}

/**
 * Path of the page that shows the codes to this member for ten minutes, so that a form without scripts can lead there.
 */
async function pathOfCodes(ctx: MemberTransaction, member: MembersTable, codes: readonly string[]): Promise<string> {
  const sealed = sealSecret(ctx, memberFactors(ctx, member.id).subject, codes.join(' '))
  const shown = await issueToken(ctx, {
    purpose: 'recovery-codes',
    memberId: member.id,
    minutes: 10,
    payload: { sealed },
  })
  return withQuery(here, { codes: shown })
}

async function requirePasskey(ctx: MemberTransaction, member: MembersTable, id: string): Promise<{ name: string }> {
  const passkey = (await memberFactors(ctx, member.id).passkeys()).find((storedPasskey) => storedPasskey.id === id)
  if (!passkey) throw accountProblems.passkeyMissing()
  return passkey
}

function nameOf(typed: string): string {
  const read = passkeyNameSchema.safeParse(typed)
  if (!read.success) throw accountProblems.passkeyNameUnfit()
  return read.data
}
