import type { PlatformContext, SiteContext } from '../../context/index.ts'
import { type Answer, type CookieChange, answer } from '../response/answer.ts'
import type { CalledBy } from './caller.ts'
import { freshCsrfToken } from '../guard.ts'

/** Returns the crumb as a cookie, for scripts of cached pages, which contain none. Other sites cannot read it. */
export async function issueCsrfToken(ctx: SiteContext & CalledBy): Promise<Answer> {
  const { origin, cookie } = ctx.caller
  const at = { kind: 'public', site: ctx.site, host: new URL(origin).host, origin } as const
  return answer({ status: 204, cookies: freshCsrfToken(ctx, { at, cookies: { get: cookie } }).cookies })
}

/** The same for a page of the platform host whose script calls it. */
export function platformCsrfCookies(ctx: PlatformContext & CalledBy): CookieChange[] {
  const { platformHost: host, protocol } = ctx.config
  const at = { kind: 'platform', host, origin: `${protocol}://${host}` } as const
  return freshCsrfToken(ctx, { at, cookies: { get: ctx.caller.cookie } }).cookies
}
