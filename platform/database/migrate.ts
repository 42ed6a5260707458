import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import { connect, type Sql } from './connect.ts'
import { databaseProblems } from './database.problems.ts'
import { formerDigests, withdrawnMigrations } from './former-migrations.ts'

export interface Migration {
  file: string
  text: string
  digest: string
}

/** Only one process migrates at a time; the others wait and then find nothing to do. */
const migrationLock = 5_170_300

/**
 * Runs the migrations that the database has not run, all in one transaction, so that after a failure the previous
 * program can still use the database. Returns the names of their files.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const sql = connect(url, { max: 1, applicationName: 'quoin migrate' })
  try {
    await prepareMigrating(sql)
    await makeMigrationsTable(sql)
    const ran = await sql<{ file: string; digest: string }[]>`select file, digest from migrations`
    const pending = pendingMigrations(ran, migrationsIn(folder))
    if (pending.length > 0) await sql.begin((transaction) => runAll(transaction, pending))
    return pending.map(({ file }) => file)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Takes the lock, which ends with the connection, and creates the role that the migrations use. */
export async function prepareMigrating(sql: Sql): Promise<void> {
  await requireVersion(sql)
  await sql`select pg_advisory_lock(${migrationLock})`
  await requireRole(sql)
}

/** Runs exactly these, in the caller's transaction, on a database without any tables. */
export async function runMigrations(transaction: postgres.ISql, migrations: readonly Migration[]): Promise<void> {
  await makeMigrationsTable(transaction)
  await runAll(transaction, migrations)
}

/** Returns the migrations that have not run. Throws when a completed one is unknown or has another text. */
export function pendingMigrations(
  ran: readonly Pick<Migration, 'file' | 'digest'>[],
  available: readonly Migration[],
): Migration[] {
  for (const { file, digest } of ran) {
    if (withdrawnMigrations.has(file)) continue
    const same = available.find((migration) => migration.file === file)
    if (!same) throw databaseProblems.newerThanProgram({ file })
    if (same.digest !== digest && !formerDigests[file]?.includes(digest))
      throw databaseProblems.migrationChanged({ file })
  }
  return available.filter(({ file }) => !ran.some((migration) => migration.file === file))
}

export async function runAll(transaction: postgres.ISql, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    // Makes the rows of all sites visible. Settings of the previous migration are reset.
    await transaction`select set_config('app.whole_installation', 'on', true), set_config('app.website_id', '', true)`
    await runMigration(transaction, migration)
  }
}

async function makeMigrationsTable(sql: postgres.ISql): Promise<void> {
  await sql`create table if not exists migrations (file text primary key, digest text not null, run_at timestamptz not null default now())`
}

export function migrationsIn(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.sql$/.test(file))
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { file, text, digest: createHash('sha256').update(text).digest('hex') }
  })
}

async function runMigration(transaction: postgres.ISql, { file, text, digest }: Migration): Promise<void> {
  try {
    await transaction.unsafe(text).simple()
    await transaction`insert into migrations (file, digest) values (${file}, ${digest})`
  } catch (error) {
    throw Object.assign(databaseProblems.migrationFailed({ file, reason: reasonOf(error, text) }), { cause: error })
  }
}

function reasonOf(error: unknown, text: string): string {
  const { message, position } = error as { message: string; position?: string }
  const line = position ? text.slice(0, Number(position)).split('\n').length : undefined
  return line ? `${message} (line ${line})` : message
}

async function requireVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ version: string; number: string }[]>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number`
  if (!row || Number(row.number) < 150_000) throw databaseProblems.tooOld({ version: row?.version ?? '?' })
}

/**
 * Creates the role of every transaction. It owns nothing and cannot sign in, so row-level security always applies to
 * it.
 */
async function requireRole(sql: Sql): Promise<void> {
  const [row] = await sql<{ user: string; is_member: boolean | null }[]>`
    select current_user as user, (select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = 'quoin_app') as is_member`
  if (row?.is_member) return
  try {
    if (row?.is_member === null) await sql`create role quoin_app nologin`
    await sql`grant quoin_app to current_user`
  } catch (error) {
    if ((error as { code?: string }).code === '42710') return requireRole(sql)
    throw Object.assign(databaseProblems.mayNotMakeRole({ user: row?.user ?? '' }), { cause: error })
  }
}
