import { createOwner } from '#features/accounts/server'
import { siteById } from '#features/sites/server'
import type { Account, Configuration, Feature, OutsideTransaction, PlatformContext } from '#platform/context'
import { inSite } from '#platform/database'
import { runWorker } from '#platform/jobs'
import { createMailer } from '#platform/mail'
import { type TestContext, testContext } from '#support/context'
import type { Browser } from '#support/request'
import { type RunningApp, runningApp } from '#support/running'
import { product } from '../../apps/server/features.ts'
import { browserOf } from '../security/two-sites.ts'
import { atEnd } from '#support/at-end'

export interface OperatorInstallation {
  readonly ctx: TestContext
  readonly app: RunningApp
  /** Browser of the installation's staff. */
  readonly staff: Browser
  /** Owns an account like anybody else. */
  readonly somebody: Browser
}

/** The whole web role, one person who runs the installation and one who does not. The clock is the machine's. */
export async function operatorInstallation(features: readonly Feature[] = []): Promise<OperatorInstallation> {
  const base = await testContext({ features: [...product.features, ...features] })
  await base.db.insertInto('installation').values({ secret_fingerprint: 'test', first_run_at: null }).execute()
  const ctx: TestContext = withConfig({ ...base, now: () => new Date() }, {})
  const app = await runningApp(ctx)
  const [staff, somebody] = [await personNamed(ctx, 'ops'), await personNamed(ctx, 'somebody')]
  await ctx.db.updateTable('accounts').set({ staff: true }).where('id', '=', staff.id).execute()
  return {
    ctx,
    app,
    staff: await browserOf(ctx, app, staff, null),
    somebody: await browserOf(ctx, app, somebody, null),
  }
}

/** The same installation as a process with other settings sees it. */
export function withConfig(ctx: TestContext, changes: Partial<Configuration>): TestContext {
  const config = { ...ctx.config, ...changes }
  return { ...ctx, config, mail: createMailer({ db: ctx.db, tx: null, now: ctx.now, config }) }
}

/** A worker beside it, until the end of the file. */
export async function startWorker(context: TestContext): Promise<void> {
  const worker = await runWorker({ context, openSite, pollMs: 50 })
  atEnd(worker.stop)
}

async function openSite(
  ctx: OutsideTransaction<PlatformContext>,
  websiteId: string,
  work: Parameters<Parameters<typeof runWorker>[0]['openSite']>[2],
): Promise<boolean> {
  const site = await siteById(ctx, websiteId)
  if (site) await inSite({ ...ctx, locale: 'en' as const }, site, work)
  return site !== undefined && site !== null
}

async function personNamed(ctx: TestContext, name: string): Promise<Account> {
  const { id } = await createOwner(ctx, { email: `${name}@example.com`, name, password: 'a window over the canal' })
  return { id, email: `${name}@example.com`, name }
}
