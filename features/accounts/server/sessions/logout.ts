import type { PlatformContext, Writable } from '#platform/context'
import { type Answer, type CalledBy, answer } from '#platform/http'
import { endedSessionCookie } from './session-cookie.ts'
import { signOut } from './sessions.ts'

const staffCookies = [
  { name: 'ss_lastid', value: null },
  { name: '__Host-staff', value: null },
] as const

/**
 * POST /api/auth/Logout. On a platform or admin host it ends the session there, together with the platform's session
 * and all sessions of sites entered from it. On a public host, which has no session, it clears the flag `ss_lastid` and
 * its proof.
 */
export async function logout(ctx: Writable<PlatformContext> & CalledBy): Promise<Answer<Record<string, never>>> {
  if (ctx.caller.session) await signOut(ctx, ctx.caller.session)
  // Only public hosts use `ss_lastid` and have previews, and without a session there is nothing to end.
  const isPublic = 'preview' in ctx
  return answer({ body: {}, cookies: isPublic ? staffCookies : [endedSessionCookie] })
}
