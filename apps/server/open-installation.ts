import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keptRecoveryKeys } from '#features/accounts/server'
import { delayedRemovals } from '#platform/backup'
import type { PlatformContext, Product, OutsideTransaction, Writable } from '#platform/context'
import {
  type DatabaseLimits,
  type Embedded,
  keepsWal,
  migrate,
  moveCluster,
  type PoolState,
  openDatabase,
  openEmbedded,
} from '#platform/database'
import type { Log } from '#platform/log'
import { createMailer } from '#platform/mail'
import { openStorage } from '#platform/storage'
import { loadLanguages } from './load-languages.ts'
import { projectRoot } from './project-root.ts'
import type { Settings } from './read-environment.ts'
import { fingerprintOf } from './read-secret.ts'
import { serverProblems } from './server.problems.ts'

export interface Installation {
  readonly ctx: OutsideTransaction<PlatformContext>
  /** Absent where DATABASE_URL names the database. */
  readonly embedded: Embedded | null
  readonly pool: () => PoolState
  readonly close: () => Promise<void>
}

export interface OpenParts {
  readonly settings: Settings
  readonly product: Product
  readonly log: Log
  /** Limit of this process's database connections. */
  readonly connections?: number
  /** Absent: unlimited. */
  readonly limits?: DatabaseLimits
  /** Claims the data folder before anything in it is changed. Throws when it is in use. */
  readonly claim?: (embedded: Embedded) => Promise<void>
}

/**
 * Opens the common base of all processes: web, worker and commands. Starts the embedded database unless it is running.
 */
export async function openInstallation({
  settings,
  product,
  log,
  connections = 10,
  limits,
  claim,
}: OpenParts): Promise<Installation> {
  loadLanguages({ withPseudo: settings.hasPseudoLanguage })
  const migrationsFolder = join(projectRoot(), 'migrations')
  if (settings.isEmbedded)
    await moveCluster(settings.config.dataFolder, {
      migrationsFolder,
      say: (line) => process.stderr.write(`${line}\n`),
    })
  const embedded = settings.isEmbedded ? await openClaimed(settings.config.dataFolder, claim) : null
  const config = embedded ? { ...settings.config, databaseUrl: embedded.url } : settings.config
  const database = openDatabase(config.databaseUrl, { max: connections, ...(limits && { limits }) })
  const close = async (): Promise<void> => {
    await database.close()
    await embedded?.close()
  }
  try {
    await migrate(config.databaseUrl, migrationsFolder)
    const now = () => new Date()
    const store = await openStorage(config.storageUrl, config)
    const storage = embedded && keepsWal(config.dataFolder) ? delayedRemovals(store, { db: database.db, now }) : store
    const ctx: OutsideTransaction<PlatformContext> = {
      now,
      random: (bytes) => Uint8Array.from(randomBytes(bytes)),
      db: database.db,
      tx: null,
      log,
      mail: createMailer({ db: database.db, tx: null, now, config }),
      storage,
      config,
      product,
    }
    await checkSecret(ctx)
    const recoveryCodeKeys = await keptRecoveryKeys(ctx)
    const complete = { ...ctx, config: { ...config, recoveryCodeKeys } }
    return { ctx: complete, embedded, pool: database.pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openClaimed(dataFolder: string, claim: OpenParts['claim']): Promise<Embedded> {
  const embedded = await openEmbedded(dataFolder)
  try {
    await claim?.(embedded)
    return embedded
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** Two machines with different secrets would refuse each other's forms and links, so the second one does not start. */
async function checkSecret({ db, config }: Writable<PlatformContext>): Promise<void> {
  const fingerprint = fingerprintOf(config.secret)
  await db
    .insertInto('installation')
    .values({ secret_fingerprint: fingerprint, first_run_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret_fingerprint: storedFingerprint } = await db
    .selectFrom('installation')
    .select('secret_fingerprint')
    .executeTakeFirstOrThrow()
  if (storedFingerprint === fingerprint) return
  const isSuccessor = (config.formerSecrets ?? []).some((former) => fingerprintOf(former) === storedFingerprint)
  if (!isSuccessor) throw serverProblems.otherSecret()
  await db.updateTable('installation').set({ secret_fingerprint: fingerprint }).execute()
}
