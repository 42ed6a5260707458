import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { temporaryFolder } from '#support/temporary-folder'
import { siteNamed, testWeb } from '#support/web'

const folder = temporaryFolder('quoin-assets')
const script = `export const words = ${JSON.stringify('a word and another '.repeat(40))}\n`
writeFileSync(join(folder, 'boot-1a2b.js'), script)
writeFileSync(join(folder, 'inter-latin-wght-normal.woff2'), 'wOF2')
symlinkSync('/etc/passwd', join(folder, 'outside.js'))

const bakker = siteNamed('bakker')
const web = await testWeb(await testContext(), {
  siteOfHost: async (_, host) => (host === 'bakker.localhost:8080' ? { site: bakker, kind: 'public' } : null),
  assetFolders: [folder],
})
const get = (name: string, headers: Record<string, string> = {}) =>
  web.ask('bakker.localhost:8080', `/universal/yui3/3.17.2/${name}`, { headers })

test('B7.31 built files are served under /universal/yui3/3.17.2/ with their type, with a permanent cache', async () => {
  const { status, headers, text } = await get('boot-1a2b.js')
  expect([status, text]).toEqual([200, script])
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('B7.31 each browser gets the best encoding it reads', async () => {
  const [br, gz] = await Promise.all([
    get('boot-1a2b.js', { 'accept-encoding': 'gzip, br' }),
    get('boot-1a2b.js', { 'accept-encoding': 'gzip' }),
  ])
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect([brotliDecompressSync(br.bytes).toString(), gunzipSync(gz.bytes).toString()]).toEqual([script, script])
})

test('a compressed file beside a built one is sent as it is', async () => {
  writeFileSync(join(folder, 'shell-3c4d.js'), script)
  writeFileSync(join(folder, 'shell-3c4d.js.br'), brotliCompressSync(script.toUpperCase()))
  writeFileSync(join(folder, 'shell-3c4d.js.gz'), gzipSync(script.toLowerCase()))
  const [br, gz] = await Promise.all([
    get('shell-3c4d.js', { 'accept-encoding': 'gzip, br' }),
    get('shell-3c4d.js', { 'accept-encoding': 'gzip' }),
  ])
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script.toUpperCase())
  expect(gunzipSync(gz.bytes).toString()).toBe(script.toLowerCase())
})

test('a font may be used from a sandboxed frame, which asks from no origin', async () => {
  const { headers } = await get('inter-latin-wght-normal.woff2', { origin: 'null' })
  expect([headers['content-type'], headers['access-control-allow-origin']]).toEqual(['font/woff2', '*'])
})

test.each([
  '',
  'nothing.js',
  '../package.json',
  '..%2fpackage.json',
  '.env',
  'outside.js',
  'boot-1a2b.js/x',
  'a//boot-1a2b.js',
  'boot-1a2b.js%00',
])('the name “%s” leads to no file', async (name) => {
  const { status, text } = await get(name)
  expect([400, 404]).toContain(status)
  expect(text).not.toContain('root:')
})

test('a built file is never the script of a service worker', async () => {
  expect((await get('boot-1a2b.js', { 'service-worker': 'script' })).status).toBe(404)
})
