import type { PlatformContext } from '#platform/context'
import type { CalledBy, Caller, CookieChange } from '#platform/http'

export interface CallerInput {
  address?: string
  userAgent?: string
  /** The cookies the browser holds, the owner's session among them. */
  cookies?: Record<string, string>
  origin?: string
}

/** A context as a route gives it: with a person at a browser. */
export function calledBy<C extends PlatformContext>(ctx: C, details: CallerInput = {}): C & CalledBy {
  return { ...ctx, caller: callerOf(details) }
}

export function callerOf({
  address = '203.0.113.7',
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  cookies = {},
  origin = '',
}: CallerInput): Caller {
  return {
    address,
    userAgent,
    origin,
    url: '/',
    wantsPage: false,
    siteUserToken: null,
    cameFrom: null,
    fromPage: null,
    refusesTracking: false,
    acceptLanguage: 'en',
    session: cookies['__Host-quoin'] ?? null,
    cookie: (name) => cookies[name],
    files: async function* () {},
    range: null,
    ifRange: null,
    isHead: false,
    message: null,
    disconnected: new AbortController().signal,
  }
}

/** Applies the cookies of a response as a browser does. */
export function kept(cookies: readonly CookieChange[], before: Record<string, string> = {}): Record<string, string> {
  const after = { ...before }
  for (const { name, value } of cookies) {
    if (value === null) delete after[name]
    else after[name] = value
  }
  return after
}
