import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test, vi } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { allSites, createSite } from '#features/sites/server'
import type { BackupSettings } from '#platform/context'
import { connect, setKeepsWal, walFolder } from '#platform/database'
import { openStorage } from '#platform/storage'
import { testContext } from '#support/context'
import { s3StandIn } from '#support/s3-stand-in'
import { temporaryFolder } from '#support/temporary-folder'
import { restoreMoment } from '../../apps/restore/restore-moment.ts'
import { momentsCheck } from '../../apps/command/doctor/check-moments.ts'
import { product } from '../../apps/server/features.ts'
import { type Installation, openInstallation } from '../../apps/server/open-installation.ts'
import type { Settings } from '../../apps/server/read-environment.ts'
import { readSecret } from '../../apps/server/read-secret.ts'
import { basesIn, walIn } from './base-store.ts'
import { removeDueFiles } from './delayed-removals.ts'
import { makeDueBackup } from './run-backups.ts'
import { systemIdOf } from './run-point-in-time.ts'
import { makeBase, shipWal } from './ship-wal.ts'

const base = await testContext({ features: product.features })
const s3 = await s3StandIn()
afterAll(s3.close)
const identity = await generateIdentity()
const settings: BackupSettings & { days: number } = {
  to: s3.url('archive', 'moments'),
  at: [180],
  keep: 3,
  key: await identityToRecipient(identity),
  days: 7,
}

/** As `openDataFolder` leaves it: as root the server runs as another account. */
function openFolder(name: string): string {
  const dataFolder = temporaryFolder(name)
  chmodSync(dataFolder, 0o711)
  return dataFolder
}

function settingsIn(dataFolder: string): Settings {
  const config = {
    ...base.config,
    dataFolder,
    databaseUrl: '',
    storageUrl: pathToFileURL(join(dataFolder, 'files')).href,
    secret: readSecret(dataFolder, undefined),
    backups: settings,
  }
  return { config, isEmbedded: true, bind: undefined, metrics: null, hasAccessLog: false, hasPseudoLanguage: false }
}

const opened: Installation[] = []
afterAll(() => Promise.all(opened.map((installation) => installation.close())))

async function open(dataFolder: string): Promise<Installation> {
  const installation = await openInstallation({
    settings: settingsIn(dataFolder),
    product: base.product,
    log: base.log,
    connections: 3,
  })
  opened.push(installation)
  return installation
}

const folder = openFolder('quoin-moments')
setKeepsWal(folder, true)
const { ctx, embedded, close } = await open(folder)
if (!embedded) throw new Error('It has no database of its own.')
const parts = { ctx, embedded, settings }
const systemId = await systemIdOf(embedded)
const names = async (on: Installation['ctx']) => (await allSites(on)).map(({ name }) => name).toSorted()

/** As the server does by itself after a minute. */
async function completeWal(): Promise<void> {
  const sql = connect(embedded?.superUrl('postgres') ?? '', { max: 1 })
  const [row] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  await sql.end({ timeout: 3 })
  const isThere = () => expect(readdirSync(walFolder(folder))).toContain(row?.name)
  await vi.waitFor(isThere, { timeout: 60_000, interval: 100 })
}

const account = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
const photo = ctx.random(50_000)
await ctx.storage.put('0123456789abcdef01234567/original', photo, 'image/jpeg')
await createSite({ ...ctx, account }, { name: 'before', title: 'Before', start: 'empty' })
await makeBase(parts, systemId)
await createSite({ ...ctx, account }, { name: 'between', title: 'Between', start: 'empty' })
// Points in time are named by the second: this one has a second of its own on either side.
await pause(1100)
const moment = new Date()
await pause(1100)
await createSite({ ...ctx, account }, { name: 'after', title: 'After', start: 'empty' })
await ctx.storage.remove(['0123456789abcdef01234567/original'])
await completeWal()
await shipWal(parts, systemId)
await makeDueBackup(ctx, settings)

test('the write-ahead log of the server is moved to the destination, encrypted, and leaves the folder', async () => {
  const store = await openStorage(settings.to)
  const [first] = await basesIn(store)
  expect(first).toMatchObject({ systemId, startWal: expect.stringMatching(/^[0-9A-F]{24}$/) })
  const pieces = await walIn(store, systemId)
  expect(pieces.map(({ name }) => name)).toEqual(expect.arrayContaining([first?.startWal, first?.endWal]))
  expect(
    Buffer.from(await store.read(pieces[0]?.key ?? ''))
      .subarray(0, 21)
      .toString(),
  ).toBe('age-encryption.org/v1')
  expect(readdirSync(walFolder(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name))).toEqual([])
  const findings = await momentsCheck.look(ctx)
  expect(findings.map(({ level }) => level)).toEqual(['good', 'good'])
  expect(findings[1]?.says).toMatch(/^1 base backups and \d+ pieces of the log take \d+\.\d MB$/)
})

test('the database is restored to a moment between two changes, with the files of that moment', async () => {
  const target = openFolder('quoin-moment')
  const restored = await restoreMoment(settingsIn(target), { at: moment, key: identity })
  expect(restored.pieces).toBeGreaterThan(0)
  expect(existsSync(join(target, 'postgres-restored-wal'))).toBe(false)
  const there = await open(target)
  expect(await names(there.ctx)).toEqual(['before', 'between'])
  expect(Buffer.from(await there.ctx.storage.read('0123456789abcdef01234567/original')).equals(photo)).toBe(true)
  expect(readSecret(target, undefined)).toEqual(readSecret(folder, undefined))
  await there.close()
})

test('without a moment it is restored to the end of the log, with the files of the former folder', async () => {
  const target = openFolder('quoin-moment')
  expect(await restoreMoment(settingsIn(target), { at: null, key: identity, from: folder })).toMatchObject({ files: 1 })
  const there = await open(target)
  expect(await names(there.ctx)).toEqual(['after', 'before', 'between'])
  await there.close()
})

test.each([
  ['before the first copy', () => new Date(moment.getTime() - 3_600_000), identity, 'backup.no_base_before'],
  ['that the log does not reach', () => new Date(Date.now() + 3_600_000), identity, 'database.moment_not_reached'],
  ['without the key', () => moment, null, 'backup.archive_locked'],
])('a moment %s is refused with a sentence, and nothing is left in the folder', async (_, at, key, code) => {
  const target = openFolder('quoin-moment')
  const inFolder = settingsIn(target)
  const before = readdirSync(target)
  await expect(restoreMoment(inFolder, { at: at(), key })).rejects.toMatchObject({ code })
  // PostgreSQL stays, where the database's user cannot reach the folder of the project and a copy was made.
  expect(readdirSync(target).filter((name) => name !== 'run' && !name.startsWith('postgresql-'))).toEqual(before)
})

test('a removed file stays for the same number of days, and is then deleted', async () => {
  const path = join(folder, 'files', '0123456789abcdef01234567', 'original')
  expect(await removeDueFiles(ctx, settings.days)).toBe(0)
  expect(existsSync(path)).toBe(true)
  const later = { ...ctx, now: () => new Date(Date.now() + 8 * 24 * 3_600_000) }
  expect(await removeDueFiles(later, settings.days)).toBe(1)
  expect(existsSync(path)).toBe(false)
})

test('copies and log that no moment of the last days needs are removed', async () => {
  const store = await openStorage(settings.to)
  const [first] = await basesIn(store)
  for (const days of [8, 16]) {
    await completeWal()
    await makeBase({ ...parts, ctx: { ...ctx, now: () => new Date(Date.now() + days * 24 * 3_600_000) } }, systemId)
  }
  const bases = await basesIn(store)
  expect(bases.map(({ key }) => key)).not.toContain(first?.key)
  expect(bases).toHaveLength(2)
  const kept = (await walIn(store, systemId)).map(({ name }) => name).toSorted()
  expect(kept[0]).toBe(bases[0]?.startWal)
  await close()
})
