import { accountByEmail, signInLink } from '#features/accounts/server'
import type { PlatformContext, Product, Writable } from '#platform/context'
import { type Embedded, isStandingStill, keepsWal, setKeepsWal } from '#platform/database'
import type { Log } from '#platform/log'
import { checkDomains } from './check-domains.ts'
import { checkPort } from './check-port.ts'
import { inDataFolder } from './data-folder.ts'
import { firstOwnerEmail, firstRun, siteAddresses } from './first-run.ts'
import { keepPort } from './last-port.ts'
import { type Installation, openInstallation } from './open-installation.ts'
import { isLocalHost, type Settings } from './read-environment.ts'
import { claimFolder } from './running-start.ts'
import { roles, type Role, type Supervised, type SuperviseOptions } from './supervise.ts'

export interface StartOptions {
  readonly settings: Settings
  readonly product: Product
  readonly log: Log
  readonly samples: boolean
  /** Absent: both. */
  readonly role: Role | undefined
  readonly say: (line: string) => void
  /** Resolves when the person has had enough: Ctrl-C or SIGTERM. */
  readonly stopRequested: Promise<void>
  /** Runs the processes. */
  readonly run: (options: Omit<SuperviseOptions, 'entry'> & { readonly ownDatabase: string | null }) => Supervised
}

/**
 * Opens and prepares the database, and keeps a web and a worker process running until it is stopped. When another
 * process supervises them, it returns once they are ready. Returns the exit code.
 */
export async function start(options: StartOptions): Promise<number> {
  const { settings, log, samples, role, say, stopRequested, run } = options
  const { config, bind } = settings
  checkDomains(config)
  if (role !== 'worker') await checkPort(config.port, bind)
  const installation = await openClaimed(options)
  if (role !== 'worker') inDataFolder(config.dataFolder, () => keepPort(config.dataFolder, config.port))
  const children = run({
    roles: role ? [role] : roles,
    ownDatabase: installation.embedded ? config.dataFolder : null,
    env: { ...process.env, QUOIN_DATA: config.dataFolder, PORT: String(config.port) },
    onCrash: (name, code, waitMs) =>
      log.error({ role: name, code, waitMs }, 'A process ended by itself and is started again.'),
  })
  try {
    const prepared = firstRun(installation.ctx, { samples })
    const serving = Promise.all([prepared, children.ready]).then(([isFirst]) =>
      announce(installation.ctx, role, isFirst, say),
    )
    const early = await Promise.race([serving.then(() => null), children.failed, stopRequested.then(() => 0)])
    if (early !== null || children.isElsewhere) return early ?? 0
    return await Promise.race([children.failed, stopRequested.then(() => 0)])
  } finally {
    await children.stop()
    await installation.close()
  }
}

/**
 * Several processes may share a folder, but only one whole installation. A database with other settings for its log is
 * restarted, unless another process uses it.
 */
async function openClaimed({ settings, product, log, role }: StartOptions): Promise<Installation> {
  const { dataFolder, backups } = settings.config
  const open = (): Promise<Installation> =>
    openInstallation({
      settings,
      product,
      log,
      connections: 3,
      ...(role === undefined && { claim: (embedded: Embedded) => claimFolder(embedded, dataFolder) }),
    })
  const installation = await open()
  const isWanted = backups?.days !== undefined
  if (!installation.embedded || keepsWal(dataFolder) === isWanted) return installation
  await installation.close()
  if (isStandingStill(dataFolder)) inDataFolder(dataFolder, () => setKeepsWal(dataFolder, isWanted))
  else log.warn({ dataFolder }, 'The database is in use: whether its log is kept changes with its next start.')
  return open()
}

async function announce(
  ctx: Writable<PlatformContext>,
  role: Role | undefined,
  isFirst: boolean,
  say: (line: string) => void,
): Promise<void> {
  const { protocol, platformHost, adminHost } = ctx.config
  const origin = `${protocol}://${platformHost}`
  if (role === 'worker') return say('Quoin is ready: the worker takes jobs.')
  const sites = await siteAddresses(ctx)
  say('')
  say(`  Platform        ${origin}`)
  for (const { title, visit, edit } of sites.slice(0, 12))
    say(`  ${title.slice(0, 30)}\n    visit         ${visit}\n    edit          ${edit}`)
  if (sites.length > 12) say(`  and ${sites.length - 12} more sites`)
  if (sites.length === 0) say(`  Sites are edited at {name}.${adminHost}/config`)
  // On a public host the log of every start must not contain a link that signs in.
  const offersLink = isFirst || isLocalHost(platformHost)
  if (offersLink && (await accountByEmail(ctx, firstOwnerEmail)))
    say(`  Sign in (once)  ${await signInLink(ctx, { email: firstOwnerEmail })}`)
  say('')
  say(`Quoin is ready: ${origin}`)
}
