import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { secretsOf } from '#platform/context'
import { connect, type Embedded, type DumpToLoad, loadDatabase, openEmbedded } from '#platform/database'
import { type FileStore, openStorage } from '#platform/storage'
import { backupProblems } from './backup.problems.ts'
import type { Manifest } from './make-backup.ts'
import { archiveFile, type ArchiveSource, type ReadEntry, readArchive } from './read-archive.ts'
import type { RestoreTarget } from './restore-target.ts'

export interface RestoreResult {
  readonly madeAt: string
  readonly tables: number
  readonly files: number
}

export interface RestoreOptions {
  /** Whether an installation with content is overwritten. */
  readonly force: boolean
}

/**
 * Replaces everything in the installation by a backup, completely or not at all. Without `force` only an empty
 * installation is replaced. A failed restore leaves no rows, files or database behind.
 */
export async function restoreArchive(
  target: RestoreTarget,
  archive: ArchiveSource | string,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const source = typeof archive === 'string' ? archiveFile(archive) : archive
  const before = entriesOf(target.config.dataFolder)
  try {
    return await restoreFrom(target, source, options)
  } catch (error) {
    removeAllBut(before, target.config.dataFolder)
    throw error
  }
}

function entriesOf(folder: string): ReadonlySet<string> {
  return new Set(existsSync(folder) ? readdirSync(folder) : [])
}

/** Removes files created for a failed restore: a whole database, folders of files. */
function removeAllBut(before: ReadonlySet<string>, folder: string): void {
  for (const name of entriesOf(folder))
    if (!before.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

async function restoreFrom(
  target: RestoreTarget,
  source: ArchiveSource,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const file = source.name
  const entries = readArchive(source)
  let embedded: Embedded | null = null
  try {
    const backup: Backup = {
      manifest: await readManifest(entries, file),
      secrets: (await readEntry(entries, file, 'secret')).split('\n'),
      entries,
    }
    if (target.isEmbedded) embedded = await openEmbedded(target.config.dataFolder)
    return await restoreInto(target, embedded?.url ?? target.config.databaseUrl, backup, options)
  } finally {
    await entries.return(undefined)
    await embedded?.close()
  }
}

interface Backup {
  manifest: Manifest
  /** The current secret, followed by earlier ones. */
  secrets: string[]
  /** The remaining entries. */
  entries: AsyncGenerator<ReadEntry>
}

async function restoreInto(
  { config, migrationsFolder, isSecretGiven, keepSecrets }: RestoreTarget,
  url: string,
  { manifest, secrets, entries }: Backup,
  { force }: RestoreOptions,
): Promise<RestoreResult> {
  await checkIdle(url)
  if (!force) await checkEmpty(url)
  const [secret = ''] = secrets
  const accepted = secretsOf(config).map((secret) => Buffer.from(secret).toString('hex'))
  if (isSecretGiven && !accepted.includes(secret)) throw backupProblems.otherSecret()
  const storage = await openStorage(config.storageUrl, config)
  const restoredKeys = await load(url, { ...manifest, migrationsFolder }, manifest, entries, storage)
  keepSecrets(secrets)
  if (force) await removeOthers(storage, restoredKeys)
  return { madeAt: manifest.madeAt, tables: manifest.tables.length, files: restoredKeys.size }
}

async function load(
  url: string,
  dump: DumpToLoad,
  { tables }: Manifest,
  entries: AsyncGenerator<ReadEntry>,
  storage: FileStore,
): Promise<Set<string>> {
  const before = new Set<string>()
  for await (const key of storage.list('')) before.add(key)
  const restoredKeys = new Set<string>()
  const putFile = async (key: string, { body, type }: ReadEntry): Promise<void> => {
    restoredKeys.add(key)
    await storage.put(key, body, type ?? 'application/octet-stream')
  }
  try {
    return await loadDatabase(url, dump, async (loading) => {
      for await (const entry of entries) {
        const [kind = '', ...rest] = entry.name.split('/')
        const table = kind === 'tables' ? tables.find((candidate) => candidate.name === rest[0]) : undefined
        if (table) await loading.rows(table, entry.body)
        if (kind === 'files') await putFile(rest.join('/'), entry)
      }
      return restoredKeys
    })
  } catch (error) {
    await storage.remove([...restoredKeys].filter((key) => !before.has(key))).catch(() => {})
    throw error
  }
}

async function readManifest(entries: AsyncGenerator<ReadEntry>, file: string): Promise<Manifest> {
  const manifest = parsed(await readEntry(entries, file, 'manifest.json'))
  if (manifest?.format !== 1 || !Array.isArray(manifest.tables) || !manifest.migrations || !manifest.sequences)
    throw backupProblems.notOurArchive({ file })
  return manifest as Manifest
}

function parsed(text: string): Partial<Manifest> | null {
  try {
    return JSON.parse(text) as Partial<Manifest> | null
  } catch {
    return null
  }
}

async function readEntry(entries: AsyncGenerator<ReadEntry>, file: string, name: string): Promise<string> {
  const next = await entries.next()
  if (next.done || next.value.name !== name) throw backupProblems.notOurArchive({ file })
  return (await next.value.bytes()).toString('utf8')
}

async function checkIdle(url: string): Promise<void> {
  const sql = connect(url, { max: 1, applicationName: 'quoin restore' })
  try {
    const [row] = await sql<{ others: number }[]>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'quoin%'`
    if (row && row.others > 0) throw backupProblems.stillRunning()
  } finally {
    await sql.end({ timeout: 3 })
  }
}

async function checkEmpty(url: string): Promise<void> {
  const sql = connect(url, { max: 1, applicationName: 'quoin restore' })
  try {
    const [existing] = await sql<{ accounts: string | null; websites: string | null }[]>`
      select to_regclass('public.accounts')::text as accounts, to_regclass('public.websites')::text as websites`
    if (!existing?.accounts || !existing.websites) return
    const [row] = await sql<{ accounts: number; sites: number }[]>`
      select (select count(*) from accounts) as accounts, (select count(*) from websites) as sites`
    if (row && row.accounts + row.sites > 0) throw backupProblems.notEmpty(row)
  } finally {
    await sql.end({ timeout: 3 })
  }
}

async function removeOthers(storage: FileStore, restoredKeys: ReadonlySet<string>): Promise<void> {
  const others: string[] = []
  for await (const key of storage.list('')) if (!restoredKeys.has(key)) others.push(key)
  await storage.remove(others)
}
