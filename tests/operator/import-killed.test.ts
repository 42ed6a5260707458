import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFile } from '#support/export-file'
import { startInstallation } from '#support/installation'
import { isGone } from '#support/is-gone'
import { oldPage, oldSite } from '#support/old-site'
import { ask } from '#support/request'
import { editorOfSite, sessionBy } from '#support/session'
import { upload } from '#support/upload'
import { processesOf } from '../load/support/processes.ts'

const products = 1200
const pages = Array.from({ length: 30 }, (_, at) => `/page-${at}`)
const old = await oldSite({
  '/': oldPage('Home', `<h1>Home</h1><p>${pages.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</p>`),
  ...Object.fromEntries(pages.map((path) => [path, oldPage(path, `<h1>Title ${path}</h1><p>Words of ${path}.</p>`)])),
})
const installation = await startInstallation({ env: old.env })
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

/** Returns the newest import, even while the web process does not answer. */
async function newest(imports: () => Promise<Seen[]>): Promise<Seen | undefined> {
  return (await imports().catch(() => []))[0]
}

async function isUnderWay(imports: () => Promise<Seen[]>): Promise<void> {
  const rowsDone = async () => (await newest(imports))?.rowsDone ?? 0
  await expect.poll(rowsDone, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0)
}

const ended = { timeout: 80_000, interval: 500 }

test.for(['worker', 'web'] as const)(
  'an import whose %s process is killed continues by itself, and creates each item once',
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

test('an import by address whose worker is killed while it reads, and again while it writes, has each page once', async () => {
  const imports = await importsOf('killed-address')
  const editor = await editorOfSite('killed-address', session, installation)
  const killWorker = (): void => {
    for (const pid of processesOf(data, 'worker')) process.kill(pid, 'SIGKILL')
  }
  await editor.send('POST', '/api/imports/site', { address: old.address, isOwn: true })
  await expect.poll(() => old.requests.filter((path) => pages.includes(path)).length, ended).toBeGreaterThan(4)
  killWorker()
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('ready')
  const requestCounts = pages.map((path) => old.requests.filter((request) => request === path).length)
  // Only the page whose answer was under way is asked for once more.
  expect([Math.min(...requestCounts), requestCounts.filter((times) => times > 1).length <= 1]).toEqual([1, true])
  const { id = '' } = (await newest(imports)) ?? {}
  await editor.send('POST', `/api/imports/${id}/run`, {})
  await isUnderWay(imports)
  killWorker()
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('done')
  const { rows: written } = (await editor.ask(`/api/imports/${id}/rows?limit=100&kind=page`)).json<{
    rows: { title: string; outcome: string; targetId: string }[]
  }>()
  expect(written.map(({ title }) => title).toSorted()).toEqual(
    ['Home', ...pages.map((path) => `Title ${path}`)].toSorted(),
  )
  expect(new Set(written.map(({ targetId }) => targetId)).size).toBe(written.length)
  expect(written.filter(({ outcome }) => outcome !== 'create')).toEqual([])
  const listed = (await editor.ask('/api/pages')).json<unknown>()
  expect(pages.map((path) => JSON.stringify(listed).split(`"Title ${path}"`).length - 1)).toEqual(pages.map(() => 1))
})

test('an import of a command that is killed is taken up by the worker', async () => {
  const imports = await importsOf('killed-command')
  const words = ['import', file, '--site', 'killed-command', '--data', data]
  const running = spawn(join(import.meta.dirname, '../../quoin'), words, { detached: true, stdio: 'ignore' })
  await isUnderWay(imports)
  process.kill(-(running.pid ?? 0), 'SIGKILL')
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('done')
  expect((await newest(imports))?.counts).toEqual([{ kind: 'product', outcome: 'create', n: products }])
})

test('stopping in the middle of an import ends its database too, and the next start continues', async () => {
  const imports = await importsOf('stopped')
  const editor = await editorOfSite('stopped', session, installation)
  const { id } = await upload<Seen>(editor, '/api/imports', basename(file), readFileSync(file))
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('ready')
  await editor.send('POST', `/api/imports/${id}/run`, {})
  await isUnderWay(imports)
  const database = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  for (const pid of processesOf(data, 'worker')) process.kill(pid, 'SIGKILL')
  await installation.interrupt()
  expect(isGone(database)).toBe(true)
  await installation.start()
  expect((await ask(port, `localhost:${port}`, '/readyz')).status).toBe(200)
  await expect.poll(async () => (await newest(imports))?.state, ended).toBe('done')
})
