import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFile } from '#support/export-file'
import { startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { editorOfSite, sessionBy } from '#support/session'
import { upload } from '#support/upload'
import { processesOf } from '../load/support/processes.ts'

const products = 3000
const installation = await startInstallation()
afterAll(installation.stop)
const { command, data, port } = installation
const session = await sessionBy(installation.signInLink(), installation)
const rows = Array.from({ length: products }, (_, at) => `kom-${at},Kom ${at},true,5.00,K-${at}`)
const file = temporaryFile('products.csv', ['Handle,Title,Published,Variant Price,Variant SKU', ...rows, ''].join('\n'))

interface Seen {
  id: string
  state: string
  rowsDone: number
  counts: { kind: string; outcome: string; n: number }[]
}

async function importsOf(site: string): Promise<() => Promise<Seen[]>> {
  await command('create-site', site, '--owner', 'owner@quoin.localhost')
  return async () => (await (await editorOfSite(site, session, installation)).ask('/api/imports')).json<Seen[]>()
}

/** Of the newest import, whether or not the web process answers at the moment. */
async function newest(imports: () => Promise<Seen[]>): Promise<Seen | undefined> {
  return (await imports().catch(() => []))[0]
}

async function isUnderWay(imports: () => Promise<Seen[]>): Promise<void> {
  const rowsDone = async () => (await newest(imports))?.rowsDone ?? 0
  await expect.poll(rowsDone, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0)
}

const ended = { timeout: 80_000, interval: 500 }

test.for(['worker', 'web'] as const)(
  'an import whose %s process is killed goes on by itself, and makes each thing once',
  { timeout: 180_000 },
  async (role) => {
    const imports = await importsOf(`killed-${role}`)
    const editor = await editorOfSite(`killed-${role}`, session, installation)
    const { id } = await upload<Seen>(editor, '/api/imports', basename(file), readFileSync(file))
    await expect.poll(async () => (await newest(imports))?.state, ended).toBe('ready')
    await editor.send('POST', `/api/imports/${id}/run`, {})
    await isUnderWay(imports)
    const killed = processesOf(data, role)
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    await expect.poll(async () => (await newest(imports))?.state, ended).toBe('done')
    expect(killed).toHaveLength(1)
    expect((await newest(imports))?.counts).toEqual([{ kind: 'product', outcome: 'create', n: products }])
  },
)

test('an import of a command that is killed is taken up by the worker', { timeout: 180_000 }, async () => {
  const imports = await importsOf('killed-command')
  const words = ['import', file, '--site', 'killed-command', '--data', data]
  const running = spawn(join(import.meta.dirname, '../../quoin'), words, { detached: true, stdio: 'ignore' })
  await isUnderWay(imports)
  process.kill(-(running.pid ?? 0), 'SIGKILL')
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('done')
  expect((await newest(imports))?.counts).toEqual([{ kind: 'product', outcome: 'create', n: products }])
})

test('what is stopped in the middle of an import ends its database too, and the next start goes on', async () => {
  const imports = await importsOf('stopped')
  const editor = await editorOfSite('stopped', session, installation)
  const { id } = await upload<Seen>(editor, '/api/imports', basename(file), readFileSync(file))
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('ready')
  await editor.send('POST', `/api/imports/${id}/run`, {})
  await isUnderWay(imports)
  const database = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  for (const pid of processesOf(data, 'worker')) process.kill(pid, 'SIGKILL')
  await installation.interrupt()
  expect(() => process.kill(database, 0)).toThrow('ESRCH')
  await installation.start()
  expect((await ask(port, `localhost:${port}`, '/readyz')).status).toBe(200)
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('done')
}, 180_000)
