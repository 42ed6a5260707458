import { startSession } from '#features/accounts/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'

/** The token of a session that nobody had to sign in for: of an account on a site, or on the platform for null. */
export async function sessionOf(
  ctx: OutsideTransaction<PlatformContext>,
  account: { id: string },
  websiteId: string | null,
): Promise<string> {
  const caller = {
    address: '127.0.0.1',
    userAgent: 'load',
    origin: '',
    url: '/',
    acceptLanguage: 'en',
    session: null,
    cookie: () => undefined,
    files: async function* () {},
    range: null,
    wantsPage: false,
    siteUserToken: null,
    message: null,
    disconnected: new AbortController().signal,
  }
  return startSession({ ...ctx, caller }, { accountId: account.id, websiteId, proven: true })
}
