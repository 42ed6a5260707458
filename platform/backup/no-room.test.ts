import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { testContext } from '#support/context'
import { testDatabase } from '#support/database'
import { temporaryFolder } from '#support/temporary-folder'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from '../../apps/restore/restore-backup.ts'

const ctx = await testContext()
const folder = temporaryFolder('quoin-no-room')
const account = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
await createSite({ ...ctx, account }, { name: 'first', title: 'First', start: 'empty' })
await ctx.storage.put('0123456789abcdef01234567/original', ctx.random(300_001), 'image/jpeg')

/** A floor that no disk of ours has above it. */
const leastFreeBytes = 1e15

const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test('a backup into a file that would use up the remaining room says so and leaves nothing', async () => {
  const short = { ...ctx, config: { ...ctx.config, leastFreeBytes } }
  const place = mkdtempSync(join(folder, 'backup-'))
  await expect(makeBackup(short, join(place, 'site.quoin'))).rejects.toMatchObject({ code: 'storage.nearly_full' })
  expect(filesBelow(place)).toEqual([])
})

test('a restore that would use up the remaining room says so and leaves no file', async () => {
  const whole = join(folder, 'whole.quoin')
  await makeBackup(ctx, whole)
  const { url } = await testDatabase()
  const dataFolder = mkdtempSync(join(folder, 'data-'))
  const storageUrl = pathToFileURL(join(dataFolder, 'files')).href
  const settings = {
    config: { ...ctx.config, databaseUrl: url, dataFolder, storageUrl, leastFreeBytes },
    isEmbedded: false,
    bind: undefined,
    metrics: null,
    hasAccessLog: false,
    hasPseudoLanguage: false,
  }
  await expect(restoreBackup(settings, whole, { force: false })).rejects.toMatchObject({ code: 'storage.nearly_full' })
  expect(filesBelow(dataFolder)).toEqual([])
  await restoreBackup({ ...settings, config: { ...settings.config, leastFreeBytes: 0 } }, whole, { force: false })
  expect(
    filesBelow(join(dataFolder, 'files'))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['original', 'original.type'])
})
