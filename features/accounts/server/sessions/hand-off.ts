import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { SignedInContext } from './account-context.ts'
import { accountById, accountOf } from '../account.queries.ts'
import { issueToken, redeemToken } from '../passwords/account-token.ts'
import { audit } from '../audit/audit.ts'
import { currentSession, isLive, startSession } from './session.ts'

const handOffSchema = z.object({ websiteId: z.string(), returnTo: z.string() })

/** A code with which the browser of this platform session enters a site's admin host: once, within a minute. */
export async function createHandOff(
  ctx: Writable<SignedInContext>,
  { websiteId, returnTo }: { websiteId: string; returnTo: string },
): Promise<string> {
  const session = await currentSession(ctx)
  if (!session) throw accountProblems.signInFirst({ status: 401 })
  return issueToken(ctx, {
    purpose: 'hand-off',
    accountId: session.account_id,
    sessionId: session.id,
    minutes: 1,
    payload: { websiteId, returnTo },
  })
}

/** A session on the site's admin host that ends with the platform session it came from. */
export async function redeemHandOff(
  ctx: Writable<PlatformContext> & CalledBy,
  { code, websiteId }: { code: string; websiteId: string },
): Promise<{ token: string; returnTo: string }> {
  const redeemed = await redeemToken(ctx, 'hand-off', code)
  const parsed = handOffSchema.safeParse(redeemed?.payload)
  const parent = redeemed?.session_id
    ? await ctx.db.selectFrom('sessions').selectAll().where('id', '=', redeemed.session_id).executeTakeFirst()
    : undefined
  const account = parent && (await accountById(ctx, parent.account_id))
  const isGood = parsed.success && parsed.data.websiteId === websiteId && parent && account && isLive(parent, ctx.now())
  if (!isGood) throw accountProblems.linkSpent({ status: 410 })
  const token = await startSession(ctx, { accountId: account.id, websiteId, parent, proven: false })
  await audit(
    { ...ctx, account: accountOf(account), site: { id: websiteId } },
    { action: 'site.entered', subject: account.id },
  )
  return { token, returnTo: parsed.data.returnTo }
}
