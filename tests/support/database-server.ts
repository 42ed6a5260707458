import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, type Embedded, migrate, openEmbedded, type Sql } from '#platform/database'
import { serverState } from '../../platform/database/embedded/postmaster.ts'
import { migrationsIn } from '../../platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's superuser on its database `postgres`, and the database every test database is a copy of. */
    testServer: { superUrl: string; template: string } | { failure: string }
  }
}

const root = join(import.meta.dirname, '../..')
export const databaseFolder = join(root, '.quoin/test-database')
const migrations = join(root, 'migrations')

/**
 * One server for all runs of this checkout, also at the same time; the migrated database is kept until the migrations
 * change.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const superUrl = server.superUrl('postgres')
  const sql = connect(superUrl, { max: 1 })
  try {
    await sweep(sql)
    const template = await templateDatabase(sql, server)
    project.provide('testServer', { superUrl, template })
  } catch (error) {
    // Tests without a database still run; the others say this.
    project.provide('testServer', { failure: error instanceof Error ? error.message : String(error) })
  } finally {
    await sql.end()
  }
  return () => server.close()
}

/**
 * The server writes without waiting for the disk, so a machine that lost its power may leave a broken cluster: then a
 * new one is made.
 */
async function openServer(): Promise<Embedded> {
  const options = { durable: false, maxConnections: 300 }
  try {
    return await openEmbedded(databaseFolder, options)
  } catch (error) {
    // Another run has it open: what lies there is in use.
    if (serverState(join(databaseFolder, 'postgres')).is === 'running') throw error
    rmSync(databaseFolder, { recursive: true, force: true })
    return openEmbedded(databaseFolder, options)
  }
}

async function templateDatabase(sql: Sql, server: Embedded): Promise<string> {
  const digest = createHash('sha256')
  for (const { file, text } of migrationsIn(migrations)) digest.update(`${file}\n${text}\n`)
  const name = `template_${digest.digest('hex').slice(0, 16)}`
  await sql`select pg_advisory_lock(5170310)`
  const [found] = await sql`select 1 from pg_database where datname = ${name}`
  if (found) return name
  const unfinished = `unfinished_${process.pid}`
  await sql.unsafe(`create database ${unfinished} owner quoin`)
  await migrate(server.url.replace('/quoin?', `/${unfinished}?`), migrations)
  await sql.unsafe(`alter database ${unfinished} rename to ${name}`)
  return name
}

/** Removes databases of runs that were killed, and templates of other migrations than the last few. */
async function sweep(sql: Sql): Promise<void> {
  const databases = await sql<
    { datname: string }[]
  >`select datname from pg_database where datname ~ '^(test|unfinished|template)_' order by oid`
  const names = databases.map(({ datname }) => datname)
  const abandoned = names.filter((name) => /^(test|unfinished)_/.test(name) && !isRunning(Number(name.split('_')[1])))
  const old = names.filter((name) => name.startsWith('template_')).slice(0, -4)
  for (const name of [...abandoned, ...old])
    await sql.unsafe(`drop database if exists ${name} with (force)`).catch(() => {})
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
