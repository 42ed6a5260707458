import { accountById, accountOf } from '#features/accounts/server'
import { ownerContext } from '#features/sites/server'
import type { PlatformContext, Site, Writable, OwnerTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { importProblems } from '../contract/imports.problems.ts'

/** Runs a transaction of the site in the name of the account that started the import, with its permissions. */
export async function asImporter<R>(
  ctx: Writable<PlatformContext>,
  site: Site,
  accountId: string,
  work: (ctx: OwnerTransaction) => Promise<R>,
): Promise<R> {
  return inSite(ctx, site, async (tx) => {
    const row = await accountById(tx, accountId)
    if (!row) throw importProblems.notFound()
    return work(await ownerContext({ ...tx, locale: languageOf(site.locale) }, { account: accountOf(row) }))
  })
}
