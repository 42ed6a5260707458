import { createWriteStream, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import type { BackupSettings, PlatformContext } from '#platform/context'
import { bakeryInstallation } from '#support/bakery-installation'
import { temporaryFolder } from '#support/temporary-folder'
import { archiveFile, readArchive } from './read-archive.ts'
import { restoreBackup } from '../../apps/restore/restore-backup.ts'
import { tryBackup } from '../../apps/restore/try-backup.ts'
import { readEnvironment, type Settings } from '../../apps/server/read-environment.ts'
import { askForBackup, backupList } from './backup-list.ts'
import { keptBackup } from './backup-store.ts'
import { alone, makeDueBackup } from './run-backups.ts'
import { isDue, lastTime } from './schedule.ts'

const ctx = await bakeryInstallation()
await ctx.storage.put('0123456789abcdef01234567/original', ctx.random(200_001), 'image/jpeg')
const passphrase = 'a window over the canal'
const day = 24 * 3_600_000

function settingsFor(folder: string, more: Partial<BackupSettings> = {}): BackupSettings {
  return { to: pathToFileURL(folder).href, at: [180], keep: 3, key: null, ...more }
}

const withBackups = (backups: BackupSettings): Pick<PlatformContext, 'config'> => ({
  config: { ...ctx.config, backups },
})
const newest = async () => (await backupList(ctx)).backups[0]

function emptyInstallation(): Settings {
  const dataFolder = temporaryFolder('quoin-restored')
  const config = {
    ...ctx.config,
    dataFolder,
    databaseUrl: '',
    storageUrl: pathToFileURL(join(dataFolder, 'files')).href,
  }
  return { ...fixed, config, isEmbedded: true }
}
const fixed = { bind: undefined, metrics: null, hasAccessLog: false, hasPseudoLanguage: false } as const

test('a backup is due at its time, after its time when the machine was off, half an hour after a failed one, and on request', () => {
  const at = [180, 900]
  const now = new Date('2026-06-02T10:00:00Z')
  const row = (state: 'asked' | 'done' | 'failed', moment: string) => ({
    state,
    asked_at: new Date(moment),
    ended_at: new Date(moment),
  })
  expect(lastTime(at, now).toISOString()).toBe('2026-06-02T03:00:00.000Z')
  expect(lastTime(at, new Date('2026-06-02T02:59:00Z')).toISOString()).toBe('2026-06-01T15:00:00.000Z')
  const early = row('done', '2026-06-01T15:00:10Z')
  expect(isDue(at, now, null, null)).toBe(true)
  expect(isDue(at, now, early, early)).toBe(true)
  expect(isDue(at, now, row('done', '2026-06-02T03:00:10Z'), row('done', '2026-06-02T03:00:10Z'))).toBe(false)
  expect(isDue(at, now, row('failed', '2026-06-02T09:45:00Z'), early)).toBe(false)
  expect(isDue(at, now, row('failed', '2026-06-02T09:30:00Z'), early)).toBe(true)
  // A failed manual backup after today's complete one.
  const today = row('done', '2026-06-02T03:00:10Z')
  expect(isDue(at, now, row('failed', '2026-06-02T09:45:00Z'), today)).toBe(false)
  expect(isDue(at, now, row('failed', '2026-06-02T09:30:00Z'), today)).toBe(true)
  expect(isDue(at, now, row('asked', '2026-06-02T09:59:00Z'), row('done', '2026-06-02T03:00:10Z'))).toBe(true)
})

test('settings that cannot be used are refused with a sentence that names them and no key', () => {
  const base = { QUOIN_BACKUP_TO: '/backups' }
  const data = temporaryFolder('quoin-env')
  const readBackups = (env: Record<string, string>) => readEnvironment({ data }, env).config.backups
  expect(readBackups({})).toBeUndefined()
  expect(readBackups(base)).toEqual({ to: 'file:///backups', at: [180], keep: 14, key: null })
  expect(readBackups({ ...base, QUOIN_BACKUP_AT: '15:30, 3:00' })).toMatchObject({ at: [180, 930] })
  for (const [name, value] of [
    ['QUOIN_BACKUP_TO', 'ftp://name:password@host/x'],
    ['QUOIN_BACKUP_AT', 'noon'],
    ['QUOIN_BACKUP_AT', '24:00'],
    ['QUOIN_BACKUP_KEEP', '0'],
    ['QUOIN_BACKUP_DAYS', '0'],
    ['QUOIN_BACKUP_DAYS', 'a week'],
    ['QUOIN_BACKUP_KEY', 'short'],
    ['QUOIN_BACKUP_KEY', 'age1 and then something else'],
  ] as const) {
    const read = () => readBackups({ ...base, [name]: value })
    expect(read).toThrow(name)
    expect(read).not.toThrow(/password@|short|something/)
  }
  // The log is sealed every minute: a passphrase is slow on purpose.
  const sealed = { ...base, QUOIN_BACKUP_DAYS: '7', QUOIN_BACKUP_KEY: passphrase }
  expect(() => readBackups(sealed)).toThrow('QUOIN_BACKUP_KEY')
  expect(readBackups({ ...base, QUOIN_BACKUP_DAYS: '7' })).toMatchObject({ days: 7, key: null })
})

test('backups are made at their times, the oldest beyond the number are deleted, and other files in the folder stay', async () => {
  const folder = temporaryFolder('quoin-backups')
  writeFileSync(join(folder, 'quoin-notes.txt'), 'mine')
  const settings = settingsFor(folder)
  const results: boolean[] = []
  for (let times = 0; times < 5; times += 1) {
    results.push(await makeDueBackup(ctx, settings), await makeDueBackup(ctx, settings))
    ctx.clock.forward(day)
  }
  expect(results).toEqual([true, false, true, false, true, false, true, false, true, false])
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && !name.endsWith('.type'))
  expect(names.filter((name) => name.endsWith('.tar.gz'))).toEqual([
    'quoin-2026-06-03T100000Z.tar.gz',
    'quoin-2026-06-04T100000Z.tar.gz',
    'quoin-2026-06-05T100000Z.tar.gz',
  ])
  expect(names).toContain('quoin-notes.txt')
  const { lastDone } = await backupList(ctx)
  expect(lastDone).toMatchObject({
    name: 'quoin-2026-06-05T100000Z.tar.gz',
    bytes: statSync(join(folder, 'quoin-2026-06-05T100000Z.tar.gz')).size,
  })
  expect(statSync(join(folder, 'quoin-2026-06-05T100000Z.tar.gz')).mode & 0o077).toBe(0)
})

test('a failed backup says why, leaves nothing, is tried again later, and an interrupted one counts as failed', async () => {
  const folder = temporaryFolder('quoin-backups')
  const settings = settingsFor(folder)
  ctx.clock.forward(day)
  const stopped = new AbortController()
  stopped.abort(new Error('The worker was stopped.'))
  expect(await makeDueBackup(ctx, settings, stopped.signal)).toBe(false)
  expect(await newest()).toMatchObject({ state: 'failed', failure: 'The worker was stopped.' })
  expect(readdirSync(folder).filter((name) => name.includes('.tar'))).toEqual([])
  expect(await makeDueBackup(ctx, settings)).toBe(false)
  await ctx.db.updateTable('backups').set({ state: 'running' }).where('state', '=', 'failed').execute()
  expect(await makeDueBackup(ctx, settings)).toBe(false)
  expect(await newest()).toMatchObject({ state: 'failed', failure: expect.stringContaining('cut off') })
  ctx.clock.forward(31 * 60_000)
  expect(await makeDueBackup(ctx, settings)).toBe(true)
})

test('a backup that would use up the remaining room ends with that reason, leaves no half file, and the former one stays', async () => {
  const folder = temporaryFolder('quoin-backups')
  const settings = settingsFor(folder)
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  expect(await makeDueBackup(ctx, settings)).toBe(true)
  const before = readdirSync(folder)
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  const short = { ...ctx, config: { ...ctx.config, leastFreeBytes: 1e15 } }
  expect(await makeDueBackup(short, settings)).toBe(false)
  expect(await newest()).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('so it takes no more files'),
  })
  expect(readdirSync(folder)).toEqual(before)
  await askForBackup(ctx)
  expect(await makeDueBackup(ctx, settings)).toBe(true)
})

test('a requested backup is made although the clock was set back since the last one', async () => {
  const settings = settingsFor(temporaryFolder('quoin-backups'))
  ctx.clock.forward(-60_000)
  await askForBackup(ctx)
  expect(await makeDueBackup(ctx, settings)).toBe(true)
  ctx.clock.forward(120_000)
})

test('while one process makes a backup no other does', async () => {
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  const settings = settingsFor(temporaryFolder('quoin-backups'))
  expect(await alone(ctx, () => makeDueBackup(ctx, settings))).toBe(false)
  expect(await newest()).toMatchObject({ state: 'asked' })
  expect(await makeDueBackup(ctx, settings)).toBe(true)
})

test('an encrypted backup opens with its passphrase alone, and a restore that fails leaves nothing behind', async () => {
  const folder = temporaryFolder('quoin-backups')
  const settings = settingsFor(folder, { key: passphrase })
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  await makeDueBackup(ctx, settings)
  const name = (await newest())?.name ?? ''
  expect(name).toMatch(/\.tar\.gz\.age$/)
  const file = join(folder, name)
  for (const [key, code] of [
    [null, 'backup.archive_locked'],
    ['another passphrase of mine', 'backup.key_unfit'],
  ] as const) {
    const target = emptyInstallation()
    await expect(restoreBackup(target, archiveFile(file, key), { force: false })).rejects.toMatchObject({ code })
    expect(readdirSync(target.config.dataFolder)).toEqual([])
  }
  const cut = join(folder, 'cut.age')
  const { open } = archiveFile(file)
  await pipeline(await open(), createWriteStream(cut))
  writeFileSync(
    cut,
    (await (await open()).toArray().then((parts) => Buffer.concat(parts as Buffer[]))).subarray(0, -60_000),
  )
  const target = emptyInstallation()
  await expect(restoreBackup(target, archiveFile(cut, passphrase), { force: false })).rejects.toMatchObject({
    code: 'backup.not_our_archive',
  })
  expect(readdirSync(target.config.dataFolder)).toEqual([])
  const restored = await restoreBackup(target, archiveFile(file, passphrase), { force: false })
  expect([restored.files, existsSync(join(target.config.dataFolder, 'postgres'))]).toEqual([1, true])
})

test('a machine with only the public key encrypts, and the private one decrypts', async () => {
  const identity = await generateIdentity()
  const folder = temporaryFolder('quoin-backups')
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  await makeDueBackup(ctx, settingsFor(folder, { key: await identityToRecipient(identity) }))
  const names: string[] = []
  for await (const entry of readArchive(archiveFile(join(folder, (await newest())?.name ?? ''), identity)))
    names.push(entry.name)
  expect(names.slice(0, 2)).toEqual(['manifest.json', 'secret'])
})

test('the newest backup is tried in a second place: its sites are served there, and no file of it is kept', async () => {
  const folder = temporaryFolder('quoin-backups')
  const settings = settingsFor(folder, { key: passphrase })
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  await makeDueBackup(ctx, settings)
  const archive = await keptBackup(withBackups(settings), undefined, passphrase)
  const here = { ...emptyInstallation(), config: { ...ctx.config } }
  const trials = () => readdirSync('/tmp').filter((entry) => entry.startsWith('quoin-trial-'))
  const before = trials()
  const trial = await tryBackup({ settings: here, product: ctx.product, log: ctx.log }, archive)
  expect(trial).toMatchObject({ sites: 1, broken: [], files: 1 })
  expect(trials()).toEqual(before)
})
