import { pathToFileURL } from 'node:url'
import {
  type Configuration,
  type Feature,
  type OutsideTransaction,
  type PlatformContext,
  productOf,
} from '#platform/context'
import { type Db, openDatabase } from '#platform/database'
import type { Log } from '#platform/log'
import { createMailer } from '#platform/mail'
import { openStorage } from '#platform/storage'
import { testDatabase } from './database.ts'
import { seededRandom } from './seeded-random.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { atEnd } from './at-end.ts'

export interface TestContextOptions {
  /** Where the clock stands. It moves only by `clock.set` and `clock.forward`. */
  now?: Date | string
  /** Equal seeds give equal random bytes. */
  seed?: number
  features?: readonly Feature[]
  config?: Partial<Configuration>
}

export interface TestContext extends OutsideTransaction<PlatformContext> {
  readonly clock: { set: (to: Date | string) => void; forward: (milliseconds: number) => void }
  /** Logged warnings and errors: `[sentence, facts]`. */
  readonly logged: [string, Record<string, unknown>][]
  readonly databaseUrl: string
  /** The same installation as another process would open it: connections of its own. */
  readonly another: () => TestContext
}

/**
 * A whole installation for one test file: a database of its own, files in a temporary folder, emails that are queued.
 */
export async function testContext({
  now = '2026-06-01T10:00:00Z',
  seed = 1,
  features = [],
  config = {},
}: TestContextOptions = {}): Promise<TestContext> {
  const { db, url } = await testDatabase()
  const folder = temporaryFolder('quoin-files')
  let moment = new Date(now).getTime()
  const clock = {
    set: (to: Date | string) => void (moment = new Date(to).getTime()),
    forward: (milliseconds: number) => void (moment += milliseconds),
  }
  const logged: TestContext['logged'] = []
  const configuration = { ...testConfiguration(folder, url), ...config }
  const shared = {
    now: () => new Date(moment),
    random: seededBytes(seed),
    log: silentLog(logged),
    storage: await openStorage(configuration.storageUrl),
    config: configuration,
    product: productOf(features),
    clock,
    logged,
    databaseUrl: url,
    another: () => {
      const opened = openDatabase(url, { max: 4 })
      atEnd(opened.close)
      return withDatabase(opened.db)
    },
  }
  const withDatabase = (own: Db): TestContext => ({
    ...shared,
    db: own,
    tx: null,
    mail: createMailer({ db: own, tx: null, now: shared.now, config: configuration }),
  })
  return withDatabase(db)
}

function testConfiguration(folder: string, databaseUrl: string): Configuration {
  return {
    platformHost: 'localhost:8080',
    sitesHost: 'localhost:8080',
    adminHost: 'admin.localhost:8080',
    protocol: 'http',
    port: 8080,
    dataFolder: folder,
    databaseUrl,
    storageUrl: pathToFileURL(folder).href,
    smtpUrl: '',
    mailFrom: 'Quoin <quoin@localhost>',
    registration: 'open',
    trustedProxies: [],
    secret: new Uint8Array(32).fill(7),
  }
}

function seededBytes(seed: number): (bytes: number) => Uint8Array<ArrayBuffer> {
  const next = seededRandom(seed)
  return (bytes) => Uint8Array.from({ length: bytes }, () => next() & 0xff)
}

function silentLog(logged: TestContext['logged']): Log {
  const keep = (fields: Record<string, unknown>, sentence: string) => void logged.push([sentence, fields])
  return { info: () => {}, warn: keep, error: keep }
}
