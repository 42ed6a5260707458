import { availableParallelism, setPriority } from 'node:os'
import { siteById } from '#features/sites/server'
import { runBackups, runPointInTime } from '#platform/backup'
import type { OutsideTransaction, PlatformContext, SiteTransaction } from '#platform/context'
import { type DatabaseLimits, inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { runWorker } from '#platform/jobs'
import { type MailCounts, runMail } from '#platform/mail'
import type { Metrics } from '#platform/metrics'
import { runCertificates } from '#platform/certificates'
import type { Log } from '#platform/log'
import { minuteMs } from '#platform/contract'
import { listenProblem } from './check-port.ts'
import { product } from './features.ts'
import { type Installation, openInstallation } from './open-installation.ts'
import { type Settings, readEnvironment } from './read-environment.ts'
import { isPublicName, wantedNames } from './public-names.ts'
import { runReseal } from './reseal.ts'
import { refreshAfterChanges } from './refresh-after-changes.ts'
import { sharesClaim } from './role-process.ts'
import type { Running } from './run-role.ts'
import { shareFolder } from './running-start.ts'
import type { Role } from './supervise.ts'
import { type WebOptions, startWeb } from './web.ts'

export interface RunningRole extends Running {
  /** Drops all pages that this process has rendered, because a new program will render them. */
  readonly forgetPages: () => void
}

export type RoleOptions = Pick<WebOptions, 'scripts' | 'keepsPages'> & {
  /** Absent: the environment's settings. */
  readonly settings?: Settings
}

/** Opens the installation that the environment names and starts one role on it. */
export async function startRole(
  role: Role,
  log: Log,
  { settings = readEnvironment(), ...options }: RoleOptions = {},
): Promise<RunningRole> {
  // Background work yields the processor to visitors.
  if (role === 'worker') setPriority(5)
  const connections = connectionsOf(role, settings)
  const installation = await openInstallation({ settings, product, log, connections, limits: databaseLimits[role] })
  const { ctx, pool, embedded } = installation
  if (embedded && process.env[sharesClaim]) shareFolder(embedded)
  // Loads the metrics only when they are served.
  const counting = settings.metrics ? await import('#platform/metrics') : null
  const metrics = counting?.openMetrics(ctx, { role, pool }) ?? null
  const running = await (role === 'web'
    ? web(ctx, settings, { ...options, ...(metrics && { metrics: counting?.makeWebMetrics(metrics.registry) }) })
    : worker(installation, settings, metrics && counting?.makeMailCounts(metrics.registry)))
  await listenForMetrics(metrics, settings, role)
  return {
    ...running,
    stop: async () => {
      await metrics?.close()
      await running.stop()
      await installation.close()
    },
  }
}

async function listenForMetrics(metrics: Metrics | null, settings: Settings, role: Role): Promise<void> {
  if (!metrics || !settings.metrics) return
  const { host, port } = settings.metrics
  const own = role === 'web' ? port : port + 1
  await metrics.listen(host, own).catch((error) => {
    throw listenProblem(error, own, host)
  })
}

/**
 * Web requests have a waiting client: locks and silent connections end within the time in which it is answered. The
 * worker's jobs may take long (an import, the pages of a whole site), but not unlimited time.
 */
export const databaseLimits: Readonly<Record<Role, DatabaseLimits>> = {
  web: { acquireMs: 1800, deadMs: 3500, statementMs: 15_000, lockMs: 2500, idleInTransactionMs: 30_000 },
  worker: { acquireMs: minuteMs, deadMs: 0, statementMs: 600_000, lockMs: minuteMs, idleInTransactionMs: 600_000 },
}

/** An embedded database shares the processors of this machine, so more connections would not make it faster. */
function connectionsOf(role: Role, { isEmbedded }: Settings): number {
  if (role === 'worker') return 10
  return isEmbedded ? Math.min(20, 4 + 2 * availableParallelism()) : 20
}

async function web(
  ctx: OutsideTransaction<PlatformContext>,
  { config, bind, hasAccessLog, tls }: Settings,
  options: Pick<WebOptions, 'scripts' | 'keepsPages' | 'metrics'>,
): Promise<RunningRole> {
  const running = await startWeb(ctx, {
    port: config.port,
    bind,
    accessLog: hasAccessLog,
    tlsPort: tls?.port,
    ...options,
  }).catch((error) => {
    throw listenProblem(error, config.port, bind)
  })
  refreshAfterChanges(ctx, running.feed)
  return { stop: running.stop, forgetPages: running.feed.forget }
}

async function worker(
  { ctx: context, embedded }: Installation,
  { tls }: Settings,
  counts: MailCounts | null | undefined,
): Promise<RunningRole> {
  const jobs = await runWorker({ context, openSite, limits: databaseLimits.worker })
  const mail = runMail(context, { counts: counts ?? undefined })
  const backups = runBackups(context)
  const pointInTime = runPointInTime(context, embedded)
  const reseal = runReseal(context)
  const names = { wanted: () => wantedNames(context), isKnown: isPublicName(context) }
  const certificates = tls ? [runCertificates(context, { ...tls.authority, limits: tls.limits, ...names })] : []
  const parts = [...certificates, jobs, mail, backups, pointInTime, reseal]
  const stop = async (): Promise<void> => void (await Promise.all(parts.map((part) => part.stop())))
  return { stop, forgetPages: () => {} }
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
