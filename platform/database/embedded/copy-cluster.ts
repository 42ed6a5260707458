import type { Dirent } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { connect } from '../connect.ts'
import type { Embedded } from './open-embedded.ts'

export interface ClusterStart {
  /** Identifier of the server that wrote it: another server's log does not fit. */
  readonly systemId: string
  readonly major: number
  /** The first piece of the log that a copy needs. */
  readonly startWal: string
  /** Folders, also empty ones, in the order in which they can be made. */
  readonly folders: readonly string[]
}

export interface ClusterSink {
  readonly begin: (start: ClusterStart) => Promise<void>
  readonly file: (entry: { name: string; size: number }, body: Readable) => Promise<void>
}

/** Folders that a server recreates, according to PostgreSQL's guide on copying a running cluster. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const leftOut = /^(postmaster\.(pid|opts)|pg_internal\.init.*|backup_label.*|tablespace_map.*|current_logfiles)$/
const control = 'global/pg_control'

/**
 * Copies the files of a running server. The copy is complete only with the pieces of the log from `startWal` up to the
 * returned one.
 */
export async function copyCluster(embedded: Embedded, sink: ClusterSink): Promise<{ endWal: string }> {
  // The backup begins and ends on the same connection.
  const sql = connect(embedded.superUrl('postgres'), { max: 1, applicationName: 'quoin base backup' })
  try {
    const [start] = await sql<{ wal: string; id: string; version: number }[]>`
      select pg_walfile_name(pg_backup_start('quoin', fast => true)) as wal, current_setting('server_version_num')::int as version,
        (select system_identifier::text from pg_control_system()) as id`
    if (!start) throw new Error('The server began no backup.')
    const { folders, files } = await entriesOf(embedded.cluster)
    const major = Math.floor(start.version / 10_000)
    await sink.begin({ systemId: start.id, major, startWal: start.wal, folders })
    for (const name of files) await putFile(embedded.cluster, name, sink)
    const [stop] = await sql<{ wal: string; label: string }[]>`
      select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(wait_for_archive => true)`
    if (!stop) throw new Error('The server ended no backup.')
    const label = Buffer.from(stop.label)
    await sink.file({ name: 'backup_label', size: label.length }, Readable.from([label], { objectMode: false }))
    return { endWal: stop.wal }
  } finally {
    await sql.end({ timeout: 3 })
  }
}

async function entriesOf(cluster: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  const pathOf = (entry: Dirent) => relative(cluster, join(entry.parentPath, entry.name))
  const isEmptied = (path: string) =>
    emptied.some((folder) => path.startsWith(`${folder}/`)) ||
    path.split('/').some((part) => part.startsWith('pgsql_tmp'))
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  const files = entries
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map(pathOf)
    .filter((path) => !isEmptied(path) && path !== control)
  const kept = folders.filter((path) => !isEmptied(path) || path === 'pg_wal/archive_status')
  // The control file is copied last, because it states how far the files are.
  return { folders: kept.toSorted(), files: [...files.toSorted(), control] }
}

/** Files appear, disappear and change their length during the copy: the log contains what happened to them. */
async function putFile(cluster: string, name: string, { file }: ClusterSink): Promise<void> {
  const handle = await open(join(cluster, name)).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? null : Promise.reject(error),
  )
  if (!handle) return
  try {
    const { size } = await handle.stat()
    await file({ name, size }, Readable.from(exactly(handle, size), { objectMode: false }))
  } finally {
    await handle.close()
  }
}

const pieceBytes = 256 * 1024

async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  let at = 0
  while (at < size) {
    const piece = Buffer.alloc(Math.min(pieceBytes, size - at))
    const { bytesRead } = await handle.read(piece, 0, piece.length, at)
    const part = bytesRead === 0 ? piece : piece.subarray(0, bytesRead)
    yield part
    at += part.length
  }
}
