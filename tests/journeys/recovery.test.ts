import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort, startInstallation } from '#support/installation'
import { isGone } from '#support/is-gone'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'

const root = join(import.meta.dirname, '../..')
const kept = temporaryFolder('quoin-kept-log')
// It keeps its log, of which a second start knows nothing.
const installation = await startInstallation({
  env: { ...process.env, QUOIN_BACKUP_TO: kept, QUOIN_BACKUP_DAYS: '7' },
})
afterAll(installation.stop)
const untouched = () => [
  existsSync(join(installation.data, 'postgres-wal')),
  readFileSync(join(installation.data, 'port'), 'utf8').trim(),
]

const patient = { timeout: 90_000, interval: 100 }
const database = () => Number(readFileSync(join(installation.data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const status = (path: string) =>
  ask(installation.port, `localhost:${installation.port}`, path).then(
    (answered) => answered.status,
    () => 0,
  )

test('a command joins the database of a running installation and leaves it running', async () => {
  const created = await installation.command(
    'create-owner',
    '--email',
    'ada@example.com',
    '--password',
    'three plain words',
  )
  expect([created.code, created.output]).toEqual([0, expect.stringContaining('ada@example.com')])
  expect(await status('/readyz')).toBe(200)
})

test('a second start on the same port names the first, and the next step', () => {
  const again = spawnSync(
    join(root, 'quoin'),
    ['start', '--port', String(installation.port), '--data', installation.data],
    { encoding: 'utf8' },
  )
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining(`Port ${installation.port} is in use`)])
  expect(untouched()).toEqual([true, String(installation.port)])
})

test('a second start on the same data folder with another port says so and leaves the first alone', async () => {
  const again = spawnSync(
    join(root, 'quoin'),
    ['start', '--port', String(await freePort()), '--data', installation.data],
    { encoding: 'utf8' },
  )
  expect([again.status, again.stderr]).toEqual([
    1,
    expect.stringContaining(`Quoin is running on the data folder ${installation.data} already.`),
  ])
  expect(await status('/readyz')).toBe(200)
  expect(untouched()).toEqual([true, String(installation.port)])
})

test('only the account of the program has access to the data folder', () => {
  // The cluster belongs to the database's user, who also runs the copy of PostgreSQL that may stand beside it.
  const ofDatabase = ['(', '-path', '*/postgres', '-o', '-path', '*/postgresql-*', ')', '-prune']
  const open = spawnSync('find', [installation.data, ...ofDatabase, '-o', '-type', 'f', '-perm', '/077', '-print'])
  expect(open.stdout.toString()).toBe('')
  expect(statSync(installation.data).mode & 0o066).toBe(0)
})

test('when the database is killed the web server says so with 503 and recovers by itself', async () => {
  const killed = database()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), { ...patient, interval: 20 })
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), patient)
  expect(database()).not.toBe(killed)
})

test('after kill -9 of everything the next start has all acknowledged data', async () => {
  const killed = database()
  await installation.kill()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await status('/healthz')).toBe(0), patient)
  await installation.start()
  const link = await installation.command('sign-in-link', 'ada@example.com')
  expect([link.code, link.output]).toEqual([0, expect.stringContaining('/sign-in-link')])
})

test('an orderly end leaves no process behind', async () => {
  const server = database()
  await installation.stop()
  expect([isGone(server), await status('/healthz')]).toEqual([true, 0])
})
