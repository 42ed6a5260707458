import { availableParallelism, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { siteById } from '#features/sites/server'
import type { PlatformContext, OutsideTransaction, SiteTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { runWorker } from '#platform/jobs'
import { openLog } from '#platform/log'
import { listenProblem } from './check-port.ts'
import { product } from './features.ts'
import { openInstallation } from './open-installation.ts'
import { type Settings, readEnvironment } from './read-environment.ts'
import { refreshAfterChanges } from './refresh-after-changes.ts'
import { type Running, runRole } from './run-role.ts'
import { settleMemory } from './settle-memory.ts'
import { startWeb } from './web.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'web' } } })
const role = values.role === 'worker' ? 'worker' : 'web'
// What is made in the background waits for visitors where both want the processor.
if (role === 'worker') setPriority(5)
const log = openLog(role)

await runRole(log, async () => {
  const settings = readEnvironment()
  const installation = await openInstallation({ settings, product, log, connections: connectionsOf(settings) })
  const running = await (role === 'web' ? web(installation.ctx, settings) : worker(installation.ctx))
  settleMemory(role)
  return {
    stop: async () => {
      await running.stop()
      await installation.close()
    },
  }
})

/** A database on this machine does no more at a time than its processors can: more connections only take them from one another. */
function connectionsOf({ isEmbedded }: Settings): number {
  if (role === 'worker') return 10
  return isEmbedded ? Math.min(20, 4 + 2 * availableParallelism()) : 20
}

async function web(ctx: OutsideTransaction<PlatformContext>, { config, bind }: Settings): Promise<Running> {
  const running = await startWeb(ctx, { port: config.port, bind }).catch((error) => {
    throw listenProblem(error, config.port, bind)
  })
  refreshAfterChanges(ctx, running.feed)
  return running
}

async function worker(context: OutsideTransaction<PlatformContext>): Promise<Running> {
  return runWorker({ context, openSite })
}

async function openSite(
  ctx: OutsideTransaction<PlatformContext>,
  websiteId: string,
  work: (tx: SiteTransaction) => Promise<void>,
): Promise<boolean> {
  const site = await siteById(ctx, websiteId)
  if (!site) return false
  await inSite({ ...ctx, locale: languageOf(site.locale) }, site, work)
  return true
}
