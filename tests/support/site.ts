import { createOwner } from '#features/accounts/server'
import { asOwner, createSite } from '#features/sites/server'
import type { Account, OutsideTransaction, OwnerTransaction, PlatformContext, Site } from '#platform/context'
import type { Role } from '#platform/contract'
import { inSite } from '#platform/database'

export interface TestSite {
  site: Site
  /** The account that owns it. */
  account: Account
  /** Work in the site's transaction, as its owner or with other roles. */
  as: <R>(work: (ctx: OwnerTransaction) => Promise<R>, roles?: readonly Role[]) => Promise<R>
}

let count = 0

/** A site of its own for a test, with an owner. `start: 'empty'` leaves out what features give a new site. */
export async function testSite(
  ctx: OutsideTransaction<PlatformContext>,
  options: { name?: string; title?: string; locale?: string; start?: string } = {},
): Promise<TestSite> {
  count += 1
  const { name = `site-${count}`, title = 'Bakkerij De Korenbloem', locale = 'nl-NL', start = 'empty' } = options
  const account = await createOwner(ctx, { email: `owner-${count}@example.com`, name: 'Ada Owner' })
  const site = await createSite({ ...ctx, account }, { name, title, locale, start })
  return {
    site,
    account,
    as: (work, roles = ['admin']) =>
      inSite(ctx, site, (tx) => work(asOwner({ ...tx, locale: 'en' as const }, account, roles))),
  }
}
