import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from '../connect.ts'
import { openEmbedded } from './open-embedded.ts'
import { isAlive } from './postmaster.ts'

const root = mkdtempSync(join(tmpdir(), 'quoin pg '))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = join(root, 'data')

async function notes(url: string): Promise<string[]> {
  const sql = connect(url, { max: 1 })
  const rows = await sql<{ text: string }[]>`select text from notes order by text`
  await sql.end()
  return rows.map(({ text }) => text)
}

async function write(url: string, text: string): Promise<void> {
  const sql = connect(url, { max: 1 })
  await sql`create table if not exists notes (text text)`
  await sql`insert into notes values (${text})`
  await sql.end()
}

/** Another process that opens the folder and stays until it is killed. */
async function opener(): Promise<{ server: number; kill: () => Promise<void> }> {
  const script = `
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'open-embedded.ts'))}
    const { pid } = await openEmbedded(${JSON.stringify(folder)})
    console.log(pid())
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(child.stdout, 'data')
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { server: Number(String(output)), kill }
}

test('a cluster is created once, kept, and stopped with its last user', async () => {
  const first = await openEmbedded(folder)
  await write(first.url, 'kept')
  await first.close()
  expect(isAlive(first.pid())).toBe(false)
  const second = await openEmbedded(folder)
  expect(await notes(second.url)).toEqual(['kept'])
  await second.close()
})

test('the login role is no superuser and can take the role of transactions', async () => {
  const server = await openEmbedded(folder)
  const sql = connect(server.url, { max: 1 })
  const [row] =
    await sql`select rolsuper, rolbypassrls, pg_has_role('quoin_app', 'member') as app from pg_roles where rolname = current_user`
  await sql.end()
  await server.close()
  expect(row).toEqual({ rolsuper: false, rolbypassrls: false, app: true })
})

test('the server writes durably, as an unprivileged account, behind a folder closed to other accounts', async () => {
  const server = await openEmbedded(folder)
  const sql = connect(server.url, { max: 1 })
  const [row] =
    await sql`select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses,
    (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale`
  const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]
  await sql.end()
  await server.close()
  expect(row).toEqual({ fsync: 'on', pages: 'on', addresses: '', locale: 'b C.UTF-8' })
  expect(uid).not.toBe('0')
})

test('a server whose starter was killed is joined, not started again', async () => {
  const other = await opener()
  await other.kill()
  const joined = await openEmbedded(folder)
  expect(joined.pid()).toBe(other.server)
  await joined.close()
  expect(isAlive(joined.pid())).toBe(false)
})

test('a server that another process uses continues when we are done', async () => {
  const other = await opener()
  const joined = await openEmbedded(folder)
  await joined.close()
  expect(isAlive(other.server)).toBe(true)
  await other.kill()
  await (await openEmbedded(folder)).close()
})

test('a server that is killed restarts by itself under its users, with every acknowledged row', async () => {
  const server = await openEmbedded(folder)
  await write(server.url, 'safe')
  const killed = server.pid()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(server.pid()).not.toBe(killed), { timeout: 10_000 })
  expect(await notes(server.url)).toEqual(['kept', 'safe'])
  await server.close()
  expect(isAlive(server.pid())).toBe(false)
})

test('after kill -9 of everything the next start recovers by itself', async () => {
  const other = await opener()
  await other.kill()
  process.kill(other.server, 'SIGKILL')
  const again = await openEmbedded(folder)
  expect(again.pid()).not.toBe(other.server)
  expect(await notes(again.url)).toEqual(['kept', 'safe'])
  await again.close()
})

test('concurrent openers share one server', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => openEmbedded(folder)))
  expect(new Set(all.map(({ pid }) => pid())).size).toBe(1)
  await Promise.all(all.map((embedded) => embedded.close()))
  expect(isAlive(all[0]?.pid() ?? 0)).toBe(false)
})

test('opening and closing at the same time never leaves a process without a server', async () => {
  const rounds = Array.from({ length: 5 }, async () => {
    for (let round = 0; round < 3; round++) {
      const server = await openEmbedded(folder)
      expect(await notes(server.url)).toContain('safe')
      await server.close()
    }
  })
  await Promise.all(rounds)
})

test('a path too long for a socket, with a folder on the way that others cannot enter, is no obstacle', async () => {
  const locked = join(root, 'locked')
  const long = join(locked, 'd'.repeat(100), 'data')
  mkdirSync(long, { recursive: true })
  chmodSync(locked, 0o700)
  const server = await openEmbedded(long)
  await write(server.url, 'deep')
  expect(await notes(server.url)).toEqual(['deep'])
  await server.close()
  expect(existsSync(join(long, 'postgres/PG_VERSION'))).toBe(true)
})
