import { type Input, minuteMs } from '#platform/contract'
import { type Answer, type CalledBy, isOwnPath, isProof, proofOf, redirect } from '#platform/http'
import { endedSessionCookie, signOut } from '#features/accounts/server'
import type { OwnerContext, SiteContext, VisitorContext, Writable } from '#platform/context'
import type { sitesApi } from '../../contract/sites.api.ts'
import { readOwnerFlag, writeOwnerFlag } from './owner-flag.ts'
import { staffCookie } from './staff-proof.ts'

const validMs = minuteMs
const flagSeconds = 30 * 86_400

/** Opens the public site for its staff: a link valid for a minute sets the cookie by which its pages know them. */
export async function visitSite(ctx: OwnerContext, { to }: Input<typeof sitesApi.visit>): Promise<Answer<null>> {
  const isViewer = ctx.roles.every((role) => role === 'viewer')
  const named = `${(ctx.now().getTime() + validMs).toString(36)}.${isViewer ? 'viewer' : 'owner'}.${ctx.account.id}`
  const token = `${named}.${proofOf(ctx.config.secret, proofText(ctx, named))}`
  const query = new URLSearchParams({ token, to: isOwnPath(to) ? to : '/' })
  return redirect(`${ctx.site.baseUrl}/api/site/look-around?${query}`, { status: 302 })
}

/** Opens the public site from the owner area, without an immediate redirect back. */
export async function lookAround(
  ctx: VisitorContext,
  { token, to }: Input<typeof sitesApi.lookAround>,
): Promise<Answer<null>> {
  const [stamp = '', as = '', accountId = '', signature = ''] = token.split('.')
  const isSealed = isProof(ctx.config, proofText(ctx, `${stamp}.${as}.${accountId}`), signature)
  const isValid = isSealed && Number.parseInt(stamp, 36) > ctx.now().getTime()
  const path = isOwnPath(to) ? to : '/'
  if (!isValid) return redirect(path, { status: 302 })
  const flag = writeOwnerFlag({ websiteId: ctx.site.id, isViewer: as === 'viewer', accountId })
  return redirect(`${path}${path.includes('?') ? '&' : '?'}noredirect`, {
    status: 302,
    cookies: [{ name: 'ss_lastid', value: flag, maxAge: flagSeconds }, staffCookie(ctx, accountId)],
  })
}

/** Signs out by Shift and Escape on the public site. Requests from other origins are ignored. */
export async function signOutOfSite(ctx: Writable<SiteContext> & CalledBy): Promise<Answer<null>> {
  const { baseUrl } = ctx.site
  if (ctx.caller.cameFrom !== new URL(baseUrl).origin) return redirect('/config', { status: 302 })
  if (ctx.caller.session) await signOut(ctx, ctx.caller.session)
  return redirect(`${baseUrl}/?logout=true`, { status: 302, cookies: [endedSessionCookie] })
}

/** Tells whether this browser's cookie names a member of this site's staff. */
export function looksAround(
  { site }: Pick<SiteContext, 'site'>,
  cookie: string | undefined,
): 'owner' | 'viewer' | null {
  const flag = readOwnerFlag(cookie)
  if (flag?.websiteId !== site.id) return null
  return flag.isViewer ? 'viewer' : 'owner'
}

function proofText({ site }: Pick<SiteContext, 'site'>, named: string): string {
  return `look around\n${site.id}\n${named}`
}
