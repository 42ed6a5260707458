import type { Language } from '../i18n/index.ts'
import type { OutsideTransaction, OwnerContext, PlatformContext, VisitorContext } from '../context/index.ts'
import type { Role } from '../contract/index.ts'
import type { CalledBy, Caller } from './request/caller.ts'
import { requireOf } from './guard.ts'
import type { Visit } from './request/visit.ts'
import type { WebParts } from './web-parts.ts'

/** The context of an operation, apart from its transaction; see `on`. */
export function contextOf(
  parts: WebParts,
  visit: Visit,
  roles: readonly Role[],
  caller: Caller,
): OutsideTransaction<PlatformContext> & CalledBy {
  const { at, account, language } = visit
  const base = { ...parts.ctx, caller, locale: language, account }
  if (at.kind === 'platform') return base
  if (at.kind === 'admin')
    return {
      ...base,
      site: at.site,
      roles,
      require: requireOf(parts, roles),
    } as unknown as OutsideTransaction<OwnerContext> & CalledBy
  return visitorContext(base, visit)
}

function visitorContext<C extends PlatformContext & CalledBy & { locale: Language }>(
  base: C,
  visit: Visit,
): C & VisitorContext {
  if (visit.at.kind === 'platform') throw new Error('The platform host has no visitors.')
  const allowed = visit.cookies.get('ss_cookieAllowed')
  return {
    ...base,
    site: visit.at.site,
    member: null,
    cart: null,
    consent: allowed === undefined ? null : allowed === '1' || allowed === 'true',
    preview: false,
    isChange: visit.request.method === 'POST',
  }
}
