import type { SiteContext } from '../../context/index.ts'
import { type Answer, answer } from '../response/answer.ts'
import type { Called } from './caller.ts'
import { freshCrumb } from '../guard.ts'

/** The crumb as a cookie, for scripts of pages that are the same for everybody and bring none. No other site can read it. */
export async function giveCrumb(ctx: SiteContext & Called): Promise<Answer> {
  const { origin, cookie } = ctx.caller
  const at = { kind: 'public', site: ctx.site, host: new URL(origin).host, origin } as const
  return answer({ status: 204, cookies: freshCrumb(ctx, { at, cookies: { get: cookie } }).cookies })
}
