import { startSession } from '#features/accounts/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'

export const loadCaller = {
  address: '127.0.0.1',
  userAgent: 'load',
  origin: '',
  url: '/',
  cameFrom: null,
  fromPage: null,
  refusesTracking: false,
  acceptLanguage: 'en',
  session: null,
  cookie: () => undefined,
  files: async function* () {},
  range: null,
  ifRange: null,
  isHead: false,
  wantsPage: false,
  siteUserToken: null,
  message: null,
  disconnected: new AbortController().signal,
}

/** The token of a session that nobody had to sign in for: of an account on a site, or on the platform for null. */
export async function sessionOf(
  ctx: OutsideTransaction<PlatformContext>,
  account: { id: string },
  websiteId: string | null,
): Promise<string> {
  return startSession({ ...ctx, caller: loadCaller }, { accountId: account.id, websiteId, proven: true })
}
