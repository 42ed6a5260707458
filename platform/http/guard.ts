import { randomBytes } from 'node:crypto'
import type { Account, OwnerContext, PlatformContext } from '../context/index.ts'
import { type Endpoint, type Permission, type Role, mayDo } from '../contract/index.ts'
import { languageOf, pseudoLanguage } from '../i18n/index.ts'
import type { CookieChange } from './response/answer.ts'
import { crumbText, csrfTokenFor, isProof } from './request/csrf-token.ts'
import { httpProblems } from './http.problems.ts'
import { isPlainForm, provenanceOf } from './request/origin.ts'
import type { Visit } from './request/visit.ts'
import type { WebParts } from './web-parts.ts'

/** Returns the site, or the platform, for which a crumb is valid. */
export function scopeOf({ at }: Pick<Visit, 'at'>): string {
  return at.kind === 'platform' ? 'platform' : `${at.kind} ${at.site.id}`
}

/** The crumb of this browser on this host, and the cookies that it needs to be valid. */
export function freshCsrfToken(
  ctx: PlatformContext,
  visit: Pick<Visit, 'at'> & { cookies: Pick<Visit['cookies'], 'get'> },
): { crumb: string; holder: string; cookies: CookieChange[] } {
  const present = knownHolder(visit)
  const holder = present ?? randomBytes(18).toString('base64url')
  const crumb = csrfTokenFor(ctx.config.secret, scopeOf(visit), holder)
  const cookies: CookieChange[] =
    present === undefined ? [{ name: '__Host-browser', value: holder, maxAge: 34_560_000 }] : []
  if (visit.cookies.get('crumb') !== crumb) cookies.push({ name: 'crumb', value: crumb })
  return { crumb, holder, cookies }
}

/** Returns the holder for whom a crumb of this browser is valid. */
function knownHolder({
  at,
  cookies,
}: Pick<Visit, 'at'> & { cookies: Pick<Visit['cookies'], 'get'> }): string | undefined {
  const session = at.kind === 'public' ? undefined : cookies.get('__Host-quoin')
  return session ?? cookies.get('__Host-browser')
}

/**
 * A request that may change something must come from a page of the same host and prove it with its crumb. `confirm` is
 * a form without a crumb from a browser that does not send its origin; the person then confirms the action.
 */
export function checkSender(
  ctx: PlatformContext,
  visit: Visit,
  crumbs: readonly unknown[],
): 'sender known' | 'confirm' {
  const { headers } = visit.request
  const provenance = provenanceOf(headers, visit.at.origin)
  if (provenance === 'foreign') throw httpProblems.foreignOrigin()
  // A visitor without a holder id cannot have its proof yet.
  const holder = knownHolder(visit)
  const isShown = (candidate: unknown): boolean =>
    typeof candidate === 'string' &&
    holder !== undefined &&
    isProof(ctx.config, crumbText(scopeOf(visit), holder), candidate)
  if (crumbs.some(isShown)) return 'sender known'
  if (!isPlainForm(headers)) throw httpProblems.crumbFail()
  return provenance === 'own' ? 'sender known' : 'confirm'
}

/** Identifies the account and its language. */
export async function recognise(parts: WebParts, visit: Visit): Promise<void> {
  const account = await readAccount(parts, visit)
  visit.account = account
  // The pseudo-language for tests is chosen by the browser, whatever the account's language. Installations do not have
  // it.
  if (visit.language === pseudoLanguage) return
  if (account && 'locale' in account) visit.language = languageOf(String(account.locale))
}

/** Public hosts have no owner sessions, whatever cookie is sent. */
async function readAccount(parts: WebParts, visit: Visit): Promise<Account | null> {
  const token = visit.cookies.get('__Host-quoin')
  if (visit.at.kind === 'public' || token === undefined) return null
  const websiteId = visit.at.kind === 'admin' ? visit.at.site.id : null
  return (await parts.authenticate(parts.ctx, { token, websiteId }))?.account ?? null
}

/** Refuses callers that the endpoint of the matched route does not allow. Returns their roles on the site. */
export async function checkAllowed(
  parts: WebParts,
  visit: Visit,
  allows: Endpoint['allows'],
): Promise<readonly Role[]> {
  const { account, at } = visit
  const roles = account && at.kind === 'admin' ? await parts.rolesOn(parts.ctx, account.id, at.site.id) : []
  if (allows === 'anyone') return roles
  if (!account) throw httpProblems.signInFirst({ status: 401 })
  // A session on an admin host may be older than the removal of its role.
  if (at.kind === 'admin' && roles.length === 0) throw httpProblems.notAllowed()
  if (allows === 'signed-in') return roles
  if (at.kind !== 'admin' || !mayDo(roles, allows)) throw parts.notAllowed(allows)
  return roles
}

export function requireOf(parts: Pick<WebParts, 'notAllowed'>, roles: readonly Role[]): OwnerContext['require'] {
  return (permission: Permission) => {
    if (!mayDo(roles, permission)) throw parts.notAllowed(permission)
  }
}
