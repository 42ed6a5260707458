import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createGzip, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import type { PlatformContext } from '#platform/context'
import { type Db, inSite, openDatabase } from '#platform/database'
import { openStorage } from '#platform/storage'
import { testContext } from '#support/context'
import { testDatabase } from '#support/database'
import { temporaryFolder } from '#support/temporary-folder'
import type { Settings } from '../server/read-environment.ts'
import { makeBackup } from '../../platform/backup/make-backup.ts'
import { archiveFile, readArchive } from '../../platform/backup/read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { blockSize, headersOf, paddingOf } from '../../platform/backup/tar-header.ts'
import { atEnd } from '#support/at-end'

// Each test starts databases of its own and brings them up to date.

const ctx = await testContext()
const folder = temporaryFolder('quoin-backup')
const file = join(folder, 'all.tar.gz')

const account = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
const sites = await Promise.all(
  ['first', 'second'].map((name) =>
    createSite({ ...ctx, account }, { name, title: `${name} – “tab\there” \\N\nnew line`, start: 'empty' }),
  ),
)
const image = ctx.random(3_000_001)
await ctx.storage.put('0123456789abcdef01234567/original', image, 'image/jpeg')
await ctx.storage.put('0123456789abcdef01234567/empty', new Uint8Array(), 'text/plain')
await ctx.db
  .insertInto('outbox')
  .values({
    id: 'a'.repeat(24),
    website_id: null,
    kind: 'mails.send',
    payload: { emailId: '1' },
    key: null,
    run_after: ctx.now(),
  })
  .execute()

interface Target {
  settings: Settings
  open: () => Promise<{ db: Db; storage: PlatformContext['storage'] }>
}

async function emptyInstallation(): Promise<Target> {
  const { url } = await testDatabase()
  const own = mkdtempSync(join(folder, 'data-'))
  const storageUrl = pathToFileURL(join(own, 'files')).href
  const settings = {
    config: { ...ctx.config, databaseUrl: url, dataFolder: own, storageUrl },
    isEmbedded: false,
    bind: undefined,
    metrics: null,
    hasAccessLog: false,
    hasPseudoLanguage: false,
  }
  const open = async () => {
    const opened = openDatabase(url, { max: 2 })
    atEnd(opened.close)
    return { db: opened.db, storage: await openStorage(storageUrl) }
  }
  return { settings, open }
}

/** Every row of every table, as text, whatever the features' tables are. */
async function contents(db: Db): Promise<Record<string, string[]>> {
  const tables = await sql<{
    name: string
  }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('migrations', 'tag_epochs', 'render_cache') order by 1`.execute(db)
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.whole_installation', 'on', true)`.execute(transaction)
    const all: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t order by 1`.execute(
        transaction,
      )
      all[name] = rows.map(({ text }) => text)
    }
    return all
  })
}

test('a restored installation has every row, every file with its type, and the secret', async () => {
  await makeBackup(ctx, file)
  const target = await emptyInstallation()
  const restored = await restoreBackup(target.settings, file, { force: false })
  const { db, storage } = await target.open()
  expect(await contents(db)).toEqual(await contents(ctx.db))
  expect((await contents(db))['websites']).toHaveLength(2)
  expect(Buffer.from(await storage.read('0123456789abcdef01234567/original')).equals(image)).toBe(true)
  expect((await storage.stream('0123456789abcdef01234567/original')).type).toBe('image/jpeg')
  expect(restored.files).toBe(2)
  expect(readFileSync(join(target.settings.config.dataFolder, 'secret'), 'utf8').trim()).toBe(
    Buffer.from(ctx.config.secret).toString('hex'),
  )
})

test.each([66_000, 70_000, 100_000])(
  'a table whose last row is %i bytes long does not stop the backup',
  async (size) => {
    const payload = { text: 'x'.repeat(size) }
    await ctx.db
      .insertInto('outbox')
      .values({
        id: 'f'.repeat(24),
        website_id: null,
        kind: 'large',
        payload,
        key: null,
        run_after: ctx.now(),
        created_at: ctx.now(),
      })
      .execute()
    const large = join(folder, 'large.quoin')
    await makeBackup(ctx, large)
    const target = await emptyInstallation()
    await restoreBackup(target.settings, large, { force: false })
    const { db } = await target.open()
    expect(await contents(db)).toEqual(await contents(ctx.db))
    await ctx.db.deleteFrom('outbox').where('kind', '=', 'large').execute()
  },
)

test('after a restore sites are kept apart, references are checked and work goes on', async () => {
  const target = await emptyInstallation()
  await restoreBackup(target.settings, file, { force: false })
  const { db } = await target.open()
  const restored = { ...ctx, db }
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`.execute(
    db,
  )
  expect(rows).toEqual([])
  const { rows: lax } =
    await sql`select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and condeferrable`.execute(
      db,
    )
  expect(lax).toEqual([])
  await expect(
    inSite(restored, { id: 'f'.repeat(24) }, (siteCtx) => sql`select 1 from audit_log`.execute(siteCtx.db)),
  ).resolves.toMatchObject({
    rows: [],
  })
  await createSite({ ...restored, account }, { name: 'third', title: 'Third', start: 'empty' })
})

test('an installation with data is replaced only on request', async () => {
  const target = await emptyInstallation()
  await restoreBackup(target.settings, file, { force: false })
  await expect(restoreBackup(target.settings, file, { force: false })).rejects.toMatchObject({
    code: 'backup.not_empty',
  })
  await (await openStorage(target.settings.config.storageUrl)).put('later/file', new Uint8Array([1]), 'text/plain')
  await restoreBackup(target.settings, file, { force: true })
  const { storage } = await target.open()
  expect(await storage.exists('later/file')).toBe(false)
})

test('a restore that fails in the middle leaves everything unchanged', async () => {
  const target = await emptyInstallation()
  await restoreBackup(target.settings, file, { force: false })
  const cut = join(folder, 'cut.tar.gz')
  await pipeline(createReadStream(file, { end: Math.floor(statSync(file).size * 0.6) }), createWriteStream(cut))
  await expect(restoreBackup(target.settings, cut, { force: true })).rejects.toMatchObject({
    code: 'backup.not_our_archive',
  })
  const { db } = await target.open()
  expect(await contents(db)).toEqual(await contents(ctx.db))
})

test('an installation in use is not replaced under those who use it', async () => {
  const target = await emptyInstallation()
  const { db } = await target.open()
  await sql`select 1`.execute(db)
  await expect(restoreBackup(target.settings, file, { force: true })).rejects.toMatchObject({
    code: 'backup.still_running',
  })
})

/** An archive as other programs make them, with one file. */
const archiveWith = (name: string, text: string) =>
  gzipSync(
    Buffer.concat([
      headersOf({ name, size: text.length }),
      Buffer.from(text),
      paddingOf(text.length),
      Buffer.alloc(1024),
    ]),
  )

test.each([
  ['a letter', 'This is a letter.'],
  ['an empty file', ''],
  ['a packed letter', gzipSync('This is a letter.')],
  ['an archive of something else', archiveWith('email.txt', 'Dear Ada')],
  ['an archive that begins like ours', archiveWith('manifest.json', 'Dear Ada')],
  ['an archive whose list is of something else', archiveWith('manifest.json', '[{ "Config": "a.json" }]')],
  ['an archive whose list is empty', archiveWith('manifest.json', 'null')],
])('%s is no backup: a sentence says so, and no database is created for it', async (_name, content) => {
  const other = join(folder, 'other')
  writeFileSync(other, content)
  const { settings } = await emptyInstallation()
  const own = { ...settings, isEmbedded: true }
  await expect(restoreBackup(own, other, { force: false })).rejects.toMatchObject({
    code: 'backup.not_our_archive',
    kind: 'missing',
  })
  expect(readdirSync(settings.config.dataFolder)).toEqual([])
})

/** The header of a tar entry that says this of its size, with a sum that is right. */
function headerSaying(size: string, flag: string): Buffer {
  const block = Buffer.from(headersOf({ name: 'manifest.json', size: 0 }).subarray(-blockSize))
  block.write(size.padEnd(12, '\0'), 124, 'latin1')
  block.write(flag, 156, 'latin1')
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return block
}

test.each([
  ['whose records of one entry have gigabytes', '77777777777', 'x'],
  ['whose list has gigabytes', '77777777777', '0'],
  ['that does not say how large its list is', 'many', '0'],
])('a small archive %s is refused before its bytes are kept', async (_name, size, flag) => {
  const hostile = join(folder, 'gigabytes')
  const zeros = Buffer.alloc(1_000_000)
  async function* bytes(): AsyncGenerator<Buffer> {
    yield headerSaying(size, flag)
    for (let at = 0; at < 800; at += 1) yield zeros
  }
  await pipeline(bytes, createGzip(), createWriteStream(hostile))
  const { settings } = await emptyInstallation()
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  await expect(restoreBackup({ ...settings, isEmbedded: true }, hostile, { force: false })).rejects.toMatchObject({
    code: 'backup.not_our_archive',
  })
  clearInterval(watch)
  expect(most - before).toBeLessThan(300_000_000)
})

test('an unreadable file is distinguished from one that is no backup', async () => {
  const target = await emptyInstallation()
  await expect(restoreBackup(target.settings, join(folder, 'none'), { force: false })).rejects.toMatchObject({
    code: 'backup.file_unreadable',
  })
})

test('only its owner can read a backup, and a failed one leaves no file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const nowhere = join(folder, 'no such folder', 'all.tar.gz')
  await expect(makeBackup(ctx, nowhere)).rejects.toMatchObject({ code: 'backup.file_unwritable' })
})

test('data written during a backup is in it wholly or not at all', async () => {
  const writing = Array.from({ length: 5 }, (_, n) =>
    createSite({ ...ctx, account }, { name: `later-${n}`, title: 'Later', start: 'empty' }),
  )
  const during = join(folder, 'during.tar.gz')
  await Promise.all([makeBackup(ctx, during), ...writing])
  const target = await emptyInstallation()
  await restoreBackup(target.settings, during, { force: false })
  const { db } = await target.open()
  const { websites = [], audit_log: log = [] } = await contents(db)
  expect(log.filter((row) => row.includes('site.created'))).toHaveLength(websites.length)
})

test('the archive is a tar file that other programs can list', async () => {
  const names: string[] = []
  for await (const entry of readArchive(archiveFile(file))) names.push(entry.name)
  expect(names.slice(0, 2)).toEqual(['manifest.json', 'secret'])
  expect(names).toContain('files/0123456789abcdef01234567/original')
  expect(sites).toHaveLength(2)
})
