import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, connect as connectTo, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Feature } from '#platform/context'
import { endpoint } from '#platform/contract'
import { openDatabase } from '#platform/database'
import { on } from '#platform/http'
import { createMailer } from '#platform/mail'
import { listenHere } from '#support/listen-here'
import { runningApp } from '#support/running'
import { upload } from '#support/upload'
import { readEnvironment } from '../../apps/server/read-environment.ts'
import { image, twoSites } from './two-sites.ts'
import { atEnd } from '#support/at-end'

const { ctx, first } = await twoSites()

/** A way to the database that can be cut and mended. */
async function cuttable(url: string): Promise<{ url: string; cut: () => void; mend: () => void }> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const through = target.searchParams.get('host')
      ? connectTo(join(target.searchParams.get('host') ?? '', `.s.PGSQL.${target.port || 5432}`))
      : connectTo(Number(target.port), target.hostname)
    for (const one_ of [socket, through]) {
      sockets.add(one_)
      one_.on('error', () => {})
      one_.on('close', () => (socket.destroy(), through.destroy(), sockets.delete(one_)))
    }
    socket.pipe(through).pipe(socket)
  })
  const { port } = await listenHere(server)
  const own = new URL(url)
  own.searchParams.delete('host')
  own.hostname = '127.0.0.1'
  own.port = String(port)
  return {
    url: own.href,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => (isCut = false),
  }
}

const stackLike =
  /at \S+ \(|\.ts:\d+|\.js:\d+|node_modules|select .* from|insert into|ECONN|ENOSPC|EACCES|\/tmp\/|postgres:\/\//i

test('bad input: while the database is down pages in memory are served and calls are refused; once it is back everything acknowledged is there', async () => {
  const line = await cuttable(ctx.databaseUrl)
  const opened = openDatabase(line.url, { max: 4 })
  const siteCtx = { ...ctx, db: opened.db, config: { ...ctx.config, databaseUrl: line.url } }
  const web = await runningApp({ ...siteCtx, mail: createMailer(siteCtx) })
  atEnd(() => opened.close())
  const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
  const kept: string[] = []
  const save = async (title: string) => {
    const { status, text } = await owner.send('POST', '/api/pages', { title })
    if (status === 200) kept.push(title)
    return { status, text }
  }
  expect((await web.ask(first.public, '/over-ons')).status).toBe(200)
  expect((await save('Voor')).status).toBe(200)
  line.cut()
  const away = [await save('Tijdens'), await save('Nog eens')]
  for (const { status, text } of away) {
    expect(status).toBe(503)
    expect(text).toMatch(/"sentence":"[^"]{20,}/)
    expect(text).not.toMatch(stackLike)
  }
  expect((await web.ask(first.public, '/over-ons')).text).toContain(first.mark)
  const page = await web.ask(first.public, '/nieuws?x=1', { headers: { accept: 'text/html' } })
  expect([200, 503]).toContain(page.status)
  expect(page.text).not.toMatch(stackLike)
  line.mend()
  await vi.waitFor(async () => expect((await web.ask(first.public, '/readyz')).status).toBe(200), { timeout: 10_000 })
  await vi.waitFor(async () => expect((await save('Daarna')).status).toBe(200), { timeout: 10_000 })
  const { text } = await owner.ask('/api/pages')
  expect(kept.filter((title) => !text.includes(`"${title}"`))).toEqual([])
  expect(text).not.toContain('"Tijdens"')
})

test.each([
  ['refuses', 'AccessDenied'],
  ['is full', 'ENOSPC: no space left on device, write'],
  ['stays away', 'ECONNREFUSED 127.0.0.1:9000'],
])(
  'bad input: a store that %s is a sentence; no half file is stored, and existing files are still served',
  async (_, message) => {
    const failing = () => Promise.reject(Object.assign(new Error(message), { code: message.split(':')[0] }))
    const web = await runningApp({ ...ctx, storage: { ...ctx.storage, put: failing } })
    const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
    const before = (await owner.ask('/api/media')).text
    const told = await upload(owner, '/api/media', 'foto.png', await image()).then(
      (answered) => JSON.stringify(answered),
      (error: Error) => error.message,
    )
    expect(told).toMatch(/"sentence":"[^"]{20,}/)
    expect(told).not.toMatch(stackLike)
    expect((await owner.ask('/api/media')).text).toBe(before)
    const imported = await upload(owner, '/api/imports', 'export.xml', '<rss/>').then(
      JSON.stringify,
      (error: Error) => error.message,
    )
    expect(imported).toMatch(/"sentence":"[^"]{20,}/)
    const { assets } = (await owner.ask('/api/media')).json<{ assets: { id: string; file: string }[] }>()
    expect((await web.ask(first.public, `/s/${assets[0]?.id}/${assets[0]?.file}`)).status).toBe(200)
  },
)

test('T39 a defect in any place is an apology with a number: no stack, no query, no path', async () => {
  const broken = async () => {
    throw Object.assign(new Error('select secret from accounts at /srv/app/x.ts:12'), { query: 'select secret' })
  }
  const route = (host: 'admin' | 'public' | 'platform', path: string) =>
    on(endpoint({ method: 'GET', host, path, allows: 'anyone', input: z.object({}), output: z.unknown() }), broken)
  const hole: Feature = {
    name: 'hole',
    routes: [
      route('admin', '/api/hole'),
      route('public', '/api/hole'),
      route('platform', '/api/hole'),
      route('public', '/hole'),
    ],
  }
  const web = await runningApp({ ...ctx, product: { ...ctx.product, features: [...ctx.product.features, hole] } })
  const answers = await Promise.all(
    [first.admin, first.public, 'localhost:8080']
      .flatMap((host) => [web.ask(host, '/api/hole'), web.ask(host, '/api/hole', { headers: { accept: 'text/html' } })])
      .concat(web.ask(first.public, '/hole', { headers: { accept: 'text/html' } })),
  )
  for (const { status, text } of answers) {
    expect(status).toBe(500)
    expect(text).not.toMatch(/secret|\/srv|x\.ts|Error:|node:|at Object/)
    expect(text).toMatch(/[0-9a-f]{12}/)
  }
})

const isRoot = process.getuid?.() === 0
const disk = join(ctx.config.dataFolder, 'small-disk')
mkdirSync(disk)
const isMounted = isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0
afterAll(() => void (isMounted && spawnSync('umount', ['--lazy', disk])))

test.runIf(isMounted)(
  'bad input: on a disk that is really full an upload is a sentence, and no half file is left behind',
  async () => {
    const { openStorage } = await import('#platform/storage')
    const { pathToFileURL } = await import('node:url')
    const storage = await openStorage(pathToFileURL(disk).href)
    writeFileSync(join(disk, 'filler'), Buffer.alloc(200 * 1024))
    const web = await runningApp({ ...ctx, storage })
    const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
    const told = await upload(owner, '/api/media', 'tekst.txt', 'x'.repeat(200 * 1024)).then(
      JSON.stringify,
      (error: Error) => error.message,
    )
    expect(told).toMatch(/"sentence":"[^"]{20,}/)
    expect(told).not.toMatch(stackLike)
    const left = spawnSync('find', [disk, '-type', 'f']).stdout.toString().trim().split('\n')
    expect(left).toEqual([join(disk, 'filler')])
  },
)

test.runIf(isMounted)(
  'bad input: on a full disk a stopped database is not even started, and a sentence says why',
  () => {
    const data = join(disk, 'data')
    mkdirSync(join(data, 'postgres'), { recursive: true })
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'rest')}`, 'bs=1k', 'count=1000'])
    expect(() => readEnvironment({ data }, {})).toThrowError(
      expect.objectContaining({ code: 'server.data_unwritable', message: expect.stringContaining('the disk is full') }),
    )
  },
)
