import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { databaseProblems, readSql } from '#platform/database'
import type { Configuration, PlatformContext } from '../context/index.ts'
import { Problem } from '../contract/index.ts'
import { httpProblems } from './http.problems.ts'
import { freeBytesIn } from '../storage/free-space.ts'
import { storageProblems } from '../storage/storage.problems.ts'

const patienceMs = 1500
/** Bytes of free space below which the database and the files will soon refuse writes. */
const leastFreeBytes = 16 * 1024 * 1024

/** Returns why this process should get no requests now; null when it can serve. */
export async function unreadiness(ctx: PlatformContext): Promise<Problem | null> {
  return (
    (await databaseFailure(ctx)) ??
    ((await freeBytes(ctx.config)) < leastFreeBytes ? storageProblems.full({ status: 507 }) : null)
  )
}

/** The probe waits for a connection like other callers; when it gets none in time, all are in use. */
async function databaseFailure(ctx: PlatformContext): Promise<Problem | null> {
  const { promise: late, resolve } = Promise.withResolvers<Problem>()
  const timer = setTimeout(() => resolve(databaseProblems.exhausted()), patienceMs)
  const answer = readSql(
    ctx.db,
    sql<{ is_read_only: boolean }>`
      select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as is_read_only`,
  ).then(
    ({ rows }) => (rows[0]?.is_read_only ? databaseProblems.readOnly() : null),
    (error: unknown) => (error instanceof Problem ? error : httpProblems.databaseGone()),
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the free bytes of the fullest disk that this installation uses. */
export async function freeBytes({
  dataFolder,
  storageUrl,
}: Pick<Configuration, 'dataFolder' | 'storageUrl'>): Promise<number> {
  const folders = [dataFolder, ...(storageUrl.startsWith('file:') ? [fileURLToPath(storageUrl)] : [])]
  return Math.min(...(await Promise.all(folders.map(freeBytesIn))))
}
