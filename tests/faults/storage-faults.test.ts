import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '#platform/storage'
import type { Answered, Browser } from '#support/request'
import { listenHere } from '#support/listen-here'
import { runningApp } from '#support/running'
import { image, twoSites } from '../security/two-sites.ts'
import { answerMs } from './faulty-installation.ts'

const { ctx, first } = await twoSites()

/** Takes connections and never says a word. */
async function silentStore(): Promise<{ url: string }> {
  const server = createServer((socket) => void socket.on('error', () => {}))
  const { port } = await listenHere(server)
  return { url: `s3://key:secret@files?endpoint=http://127.0.0.1:${port}&region=eu-central-1` }
}

async function sentFile(owner: Browser, path: string, name: string, content: Uint8Array | string): Promise<Answered> {
  const form = new FormData()
  form.append('file', new Blob([content as BlobPart]), name)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return owner.send('POST', path, new Uint8Array(await encoded.arrayBuffer()), headers)
}

async function timed(asked: () => Promise<Answered>): Promise<{ answered: Answered; ms: number }> {
  const began = performance.now()
  const answered = await asked()
  return { answered, ms: performance.now() - began }
}

test('a silent store: uploads and images are answered within five seconds and say what to do, and all is well with a store that responds', async () => {
  const { url } = await silentStore()
  const web = await runningApp({ ...ctx, storage: await openStorage(url) })
  const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
  const before = (await owner.ask('/api/media')).json<{ assets: { id: string; file: string }[] }>().assets
  const [asset] = before
  const foto = await image()
  const answers = await Promise.all([
    timed(() => sentFile(owner, '/api/media', 'foto.png', foto)),
    timed(() => sentFile(owner, `/api/media/${asset?.id}/file`, 'foto.png', foto)),
    timed(() => web.ask(first.public, `/s/${asset?.id}/${asset?.file}`)),
    timed(() => sentFile(owner, '/api/imports', 'export.xml', '<rss/>')),
  ])
  expect(answers.filter(({ ms }) => ms > answerMs)).toEqual([])
  expect(answers.map(({ answered }) => answered.status)).toEqual([503, 503, 503, 503])
  expect(answers[0]?.answered.text).toContain('storage.unreachable')
  expect((await owner.ask('/api/media')).json<{ assets: unknown[] }>().assets).toEqual(before)
  const healthy = await runningApp(ctx)
  const again = healthy.browser(first.admin, Object.fromEntries(first.owner.cookies))
  expect((await sentFile(again, '/api/media', 'foto.png', foto)).status).toBe(200)
})

const disk = join(ctx.config.dataFolder, 'small-disk')
mkdirSync(disk)
const isMounted =
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status === 0
afterAll(() => void (isMounted && spawnSync('umount', ['--lazy', disk])))

test.runIf(isMounted)(
  'a disk with less free space than its limit: an upload is answered with 507 while it arrives and leaves nothing, a small one is taken, and the process continues',
  async () => {
    const storageUrl = pathToFileURL(join(disk, 'floor')).href
    const web = await runningApp({
      ...ctx,
      storage: await openStorage(storageUrl, { leastFreeBytes: 12_000_000 }),
      config: { ...ctx.config, storageUrl },
    })
    const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
    const uploads = [
      await timed(() => sentFile(owner, '/api/media', 'tekst.txt', 'x'.repeat(15_000_000))),
      await timed(() => sentFile(owner, '/api/imports', 'export.xml', `<rss>${'x'.repeat(15_000_000)}</rss>`)),
      await timed(() => sentFile(owner, '/api/site-archives/import', 'site.zip', 'x'.repeat(15_000_000))),
    ]
    expect(uploads.map(({ answered }) => [answered.status, answered.json<{ code: string }>().code])).toEqual(
      uploads.map(() => [507, 'storage.nearly_full']),
    )
    expect(uploads[0]?.answered.text).toContain('Less than 12 MB is free on this server')
    expect(uploads.filter(({ ms }) => ms > answerMs)).toEqual([])
    expect(spawnSync('find', [disk, '-type', 'f']).stdout.toString()).toBe('')
    expect((await web.ask(first.public, '/readyz')).status).toBe(200)
    expect((await sentFile(owner, '/api/media', 'tekst.txt', 'x'.repeat(1_000_000))).status).toBe(200)
    rmSync(join(disk, 'floor'), { recursive: true })
  },
)

test.runIf(isMounted)(
  'a full disk: an upload is answered with 507 and leaves nothing, the process is not ready, and both work once there is room',
  async () => {
    const storageUrl = pathToFileURL(join(disk, 'files')).href
    const web = await runningApp({
      ...ctx,
      storage: await openStorage(storageUrl),
      config: { ...ctx.config, storageUrl },
    })
    const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
    expect((await web.ask(first.public, '/readyz')).status).toBe(200)
    const filler = join(disk, 'filler')
    writeFileSync(filler, Buffer.alloc(23 * 1024 * 1024))
    const video = Buffer.concat([
      Buffer.from('00000018667479706d703432000000006d703432', 'hex'),
      Buffer.alloc(6_000_000),
    ])
    const uploads = await Promise.all([
      timed(() => sentFile(owner, '/api/media', 'tekst.txt', 'x'.repeat(3_000_000))),
      timed(() => sentFile(owner, '/api/media', 'video.mp4', video)),
      timed(() => sentFile(owner, '/api/imports', 'export.xml', `<rss>${'x'.repeat(3_000_000)}</rss>`)),
    ])
    expect(uploads.map(({ answered }) => answered.status)).toEqual([507, 507, 507])
    expect(uploads[0]?.answered.text).toContain('There is no room left')
    expect(uploads.filter(({ ms }) => ms > answerMs)).toEqual([])
    const left = spawnSync('find', [disk, '-type', 'f']).stdout.toString().trim().split('\n')
    expect(left).toEqual([filler])
    expect((await web.ask(first.public, '/readyz')).status).toBe(503)
    rmSync(filler)
    expect((await web.ask(first.public, '/readyz')).status).toBe(200)
    expect((await sentFile(owner, '/api/media', 'tekst.txt', 'x'.repeat(3_000_000))).status).toBe(200)
  },
)
