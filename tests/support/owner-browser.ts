import { startSession } from '#features/accounts/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { calledBy } from './caller.ts'
import type { Browser } from './request.ts'
import type { RunningApp } from './running.ts'
import type { TestSite } from './site.ts'

/** The owner of a site on the host where it is edited, signed in a moment ago by the context's clock. */
export async function ownerBrowser(
  app: RunningApp,
  ctx: OutsideTransaction<PlatformContext>,
  { account, site }: Pick<TestSite, 'account' | 'site'>,
): Promise<Browser> {
  const session = await startSession(calledBy(ctx), { accountId: account.id, websiteId: site.id, proven: true })
  return app.browser(`${site.name}.admin.localhost:8080`, { '__Host-quoin': session })
}
