import {
  type SignedInContext,
  createHandOff,
  endedSessionCookie,
  localPath,
  platformOrigin,
  redeemHandOff,
  sessionCookie,
} from '#features/accounts/server'
import type { SiteContext, Writable } from '#platform/context'
import { Problem } from '#platform/contract'
import { type Answer, type CalledBy, redirect } from '#platform/http'
import { siteProblems } from '../contract/sites.problems.ts'
import { rolesOn } from './people/roles-on.ts'
import { adminHost, siteByName } from './site.queries.ts'

/**
 * Returns the address by which a browser with a session on the platform enters the site's admin host. It works once,
 * for a minute.
 */
export async function openSite(
  ctx: Writable<SignedInContext>,
  { name, returnTo }: { name: string; returnTo?: string | undefined },
): Promise<{ url: string }> {
  const site = await siteByName(ctx, name)
  const roles = site ? await rolesOn(ctx, ctx.account.id, site.id) : []
  if (!site || !roles.some((role) => role !== 'none')) throw siteProblems.notFound()
  const code = await createHandOff(ctx, { websiteId: site.id, returnTo: localPath(returnTo, '/config') })
  return { url: `${ctx.config.protocol}://${adminHost(ctx.config, site.name)}/config/enter?code=${code}` }
}

/**
 * GET /config/enter on the admin host. Without a valid code it redirects to the platform, which knows the session, and
 * back.
 */
export async function enterSite(
  ctx: Writable<SiteContext> & CalledBy,
  { code, returnTo }: { code?: string | undefined; returnTo?: string | undefined },
): Promise<Answer<unknown>> {
  if (code === undefined) return redirect(openAddress(ctx, localPath(returnTo, '/config')), { status: 302 })
  try {
    const entered = await redeemHandOff(ctx, { code, websiteId: ctx.site.id })
    return redirect(localPath(entered.returnTo, '/config'), { status: 302, cookies: [sessionCookie(entered.token)] })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A used code comes from the browser's back button. A signed-in person gets a new one.
    return redirect(openAddress(ctx, '/config'), { status: 302, cookies: [endedSessionCookie] })
  }
}

export function openAddress(ctx: Pick<SiteContext, 'site' | 'config'>, returnTo: string): string {
  return `${platformOrigin(ctx.config)}/open/${ctx.site.name}?returnTo=${encodeURIComponent(returnTo)}`
}
