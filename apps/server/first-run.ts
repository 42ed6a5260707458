import { createSamples } from '#samples'
import { accountByEmail, accountOf, changePlatformSettings, createOwner } from '#features/accounts/server'
import { allSites } from '#features/sites/server'
import type { PlatformContext, Writable } from '#platform/context'
import { withLock } from '#platform/database'

/**
 * Account of the person who starts an installation on their own machine. It has no password: it signs in by the printed
 * link.
 */
export const firstOwnerEmail = 'owner@quoin.localhost'

const firstRunLock = 5_170_303

/**
 * Creates the owner and sample sites of a new installation. It happens once, also when several processes start
 * together; after an interruption the next start resumes it.
 */
export async function firstRun(ctx: Writable<PlatformContext>, { samples }: { samples: boolean }): Promise<boolean> {
  const isDone = async () =>
    (await ctx.db.selectFrom('installation').select('first_run_at').executeTakeFirst())?.first_run_at
  if (await isDone()) return false
  return withLock(ctx.config.databaseUrl, firstRunLock, async () => {
    if (await isDone()) return false
    const existing = await accountByEmail(ctx, firstOwnerEmail)
    const account = existing
      ? accountOf(existing)
      : await createOwner(ctx, { email: firstOwnerEmail, name: 'Owner', staff: true })
    if (samples) {
      await createSamples({ ...ctx, account, locale: 'en' })
      await changePlatformSettings(ctx, { showcase: (await allSites(ctx)).map(({ name, title }) => ({ name, title })) })
    }
    await ctx.db.updateTable('installation').set({ first_run_at: ctx.now() }).execute()
    return true
  })
}

/** Returns the sites' addresses that `start` prints. */
export async function siteAddresses(ctx: PlatformContext): Promise<{ title: string; visit: string; edit: string }[]> {
  const { protocol, adminHost } = ctx.config
  const sites = await allSites(ctx)
  return sites.map(({ title, name, baseUrl }) => ({
    title,
    visit: `${baseUrl}/`,
    edit: `${protocol}://${name}.${adminHost}/config`,
  }))
}
