import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { BackupSettings } from '#platform/context'
import { openStorage } from '#platform/storage'
import { bakeryInstallation } from '#support/bakery-installation'
import { s3StandIn } from '#support/s3-stand-in'
import { temporaryFolder } from '#support/temporary-folder'
import { restoreBackup } from '../../apps/restore/restore-backup.ts'
import { tryBackup } from '../../apps/restore/try-backup.ts'
import type { Settings } from '../../apps/server/read-environment.ts'
import { backupsIn, keptBackup } from './backup-store.ts'
import { askForBackup, backupList } from './backup-list.ts'
import { makeDueBackup } from './run-backups.ts'

const ctx = await bakeryInstallation()
const photo = ctx.random(300_000)
await ctx.storage.put('0123456789abcdef01234567/original', photo, 'image/jpeg')

const s3 = await s3StandIn()
afterAll(s3.close)
afterEach(() => s3.fail(null))
// A passphrase is slow on purpose; here it is a pair of keys.
const identity = await generateIdentity()
const day = 24 * 3_600_000
const settings: BackupSettings = {
  to: s3.url('archive', 'quoin'),
  at: [180],
  keep: 3,
  key: await identityToRecipient(identity),
}
const place = await openStorage(settings.to)
const newest = async () => (await backupList(ctx)).backups[0]

function emptyInstallation(): Settings {
  const dataFolder = temporaryFolder('quoin-restored')
  const storageUrl = pathToFileURL(join(dataFolder, 'files')).href
  return {
    config: { ...ctx.config, dataFolder, databaseUrl: '', storageUrl },
    isEmbedded: true,
    bind: undefined,
    metrics: null,
    hasAccessLog: false,
    hasPseudoLanguage: false,
  }
}

async function backUp(): Promise<boolean> {
  ctx.clock.forward(60_000)
  await askForBackup(ctx)
  return makeDueBackup(ctx, settings)
}

test('in S3, backups are made at their times, listed, and the oldest beyond the number are deleted; other objects stay', async () => {
  await place.put('quoin-notes.txt', Buffer.from('mine'), 'text/plain')
  const results: boolean[] = []
  for (let times = 0; times < 5; times += 1) {
    results.push(await makeDueBackup(ctx, settings), await makeDueBackup(ctx, settings))
    ctx.clock.forward(day)
  }
  expect(results).toEqual([true, false, true, false, true, false, true, false, true, false])
  expect(await backupsIn(place)).toEqual([
    'quoin-2026-06-03T100000Z.tar.gz.age',
    'quoin-2026-06-04T100000Z.tar.gz.age',
    'quoin-2026-06-05T100000Z.tar.gz.age',
  ])
  expect(await place.exists('quoin-notes.txt')).toBe(true)
  const { lastDone } = await backupList(ctx)
  const { size } = await place.stream(lastDone?.name ?? '')
  expect(lastDone).toMatchObject({ name: 'quoin-2026-06-05T100000Z.tar.gz.age', bytes: size, is_encrypted: true })
})

test('the newest backup in S3 is encrypted, is restored whole, and passes its trial', async () => {
  expect(await backUp()).toBe(true)
  const name = (await newest())?.name ?? ''
  expect(
    Buffer.from(await place.read(name))
      .subarray(0, 21)
      .toString(),
  ).toBe('age-encryption.org/v1')
  const latest = () => keptBackup({ config: { ...ctx.config, backups: settings } }, undefined, identity)
  expect((await latest()).name).toBe(name)
  const target = emptyInstallation()
  expect(await restoreBackup(target, await latest(), { force: false })).toMatchObject({ files: 1 })
  const restored = await openStorage(target.config.storageUrl)
  expect(Buffer.from(await restored.read('0123456789abcdef01234567/original')).equals(photo)).toBe(true)
  const parts = { settings: emptyInstallation(), product: ctx.product, log: ctx.log }
  expect(await tryBackup(parts, await latest())).toMatchObject({ sites: 1, broken: [], files: 1 })
})

// Three parts of 8 MB: it does not compress.
const large = { key: '0123456789abcdef01234567/video', body: ctx.random(20_000_000) }

test.each([
  ['refuses the second part', { status: 500, code: 'InternalError', only: /^PUT .*partNumber=2/ }, /InternalError/],
  ['answers a first try of the second part with 503', { status: 503, only: /^PUT .*partNumber=2/, times: 1 }, null],
  ['cuts the answer to the second part', { status: 'cut', only: /^PUT .*partNumber=2/ }, /InvalidPart/],
  ['is full at the third part', { status: 507, code: 'QuotaExceeded', only: /^PUT .*partNumber=3/ }, /space|full/i],
  ['refuses to join the parts', { status: 503, code: 'SlowDown', only: /^POST .*uploadId=/ }, /SlowDown/],
  ['does not know the key any more', { status: 403, code: 'InvalidAccessKeyId', only: /^PUT/ }, /InvalidAccessKeyId/],
] as const)(
  'a store that %s half-way leaves nothing, or is tried again',
  async (_, fault, reason) => {
    await ctx.storage.put(large.key, large.body, 'video/mp4')
    const before = await backupsIn(place)
    s3.fail(fault)
    const isMade = await backUp()
    s3.fail(null)
    const row = await newest()
    expect(isMade).toBe(reason === null)
    if (reason === null) return expect(await backupsIn(place)).toContain(row?.name)
    expect(row).toMatchObject({ state: 'failed', failure: expect.stringMatching(reason) })
    expect(row?.failure).not.toMatch(/s3cr|key:/)
    expect([await backupsIn(place), s3.unfinished()]).toEqual([before, 0])
    expect(ctx.logged.at(-1)?.[0]).toBe('A backup failed; it is tried again.')
  },
  60_000,
)

test('a backup in S3 that breaks off while it is read restores nothing', async () => {
  const latest = await keptBackup({ config: { ...ctx.config, backups: settings } }, undefined, identity)
  s3.fail({ status: 'cut', only: /^GET .*tar\.gz/ })
  const target = emptyInstallation()
  await expect(restoreBackup(target, latest, { force: false })).rejects.toMatchObject({ code: expect.any(String) })
  expect(readdirSync(target.config.dataFolder)).toEqual([])
})
