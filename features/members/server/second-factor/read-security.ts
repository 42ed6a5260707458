import { factorState, openSecret, startedCodeApp } from '#features/accounts/server'
import type { SiteContext } from '#platform/context'
import { minuteMs } from '#platform/contract'
import { z } from 'zod'
import type { AccountSecurity } from '../../contract/account-view.ts'
import { findToken } from '../member-token.ts'
import type { MembersTable } from '../members.tables.ts'
import { namesOf } from './manage-factor.ts'
import { secondFactorsOfMember } from './member-factors.ts'

/** Time for which an app that is being set up is shown. */
const startMs = 30 * minuteMs
const codesSchema = z.object({ sealed: z.string() })

/** Returns the second factors that a member sees. `codesToken` belongs to recovery codes created a moment ago. */
export async function securityOf(ctx: SiteContext, member: MembersTable, codesToken: string): Promise<AccountSecurity> {
  const store = secondFactorsOfMember(ctx, member.id)
  const { isOn, passkeys, codeApp, recoveryCodes } = await factorState(store)
  const app = await store.codeApp()
  const isFresh = app !== undefined && ctx.now().getTime() - app.started_at.getTime() < startMs
  const day = (moment: string) => new Intl.DateTimeFormat(ctx.locale, { dateStyle: 'long' }).format(new Date(moment))
  return {
    isOn,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt, isCopied }) => ({
      id,
      name,
      added: day(createdAt),
      used: usedAt ? day(usedAt) : '',
      isCopied,
    })),
    codesSince: codeApp ? day(codeApp.since) : '',
    start: isFresh ? await startedCodeApp(ctx, store, namesOf(ctx, member)) : null,
    recoveryCodes,
    newCodes: codesToken === '' ? [] : await codesOf(ctx, member, codesToken, store.subject),
  }
}

async function codesOf(ctx: SiteContext, member: MembersTable, token: string, subject: string): Promise<string[]> {
  const tokenData = await findToken(ctx, token)
  if (tokenData?.purpose !== 'recovery-codes' || tokenData.member_id !== member.id) return []
  return openSecret(ctx, subject, codesSchema.parse(tokenData.payload).sealed).split(' ')
}
