import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { hostsOf, siteNamed, testWeb } from '#support/web'
import { type PageResult, sitePageHeaders } from '../index.ts'
import { cacheTag } from '../../context/index.ts'

const [bakker, alpen] = [siteNamed('bakker'), siteNamed('alpen')]
const ctx = await testContext()
const web = await testWeb(ctx, {
  siteOfHost: hostsOf([bakker, alpen]),
  servePage: async ({ site, path }): Promise<PageResult> => ({
    kind: 'page',
    page: {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: `${site.name} ${path}`,
      headers: sitePageHeaders({ nonce: null }),
      tags: [cacheTag.document(site.id)],
      until: null,
    },
    queryNames: [],
    epoch: 0,
  }),
})

/** Bytes on the wire as they stand: what no HTTP client would send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(web.port, '127.0.0.1', () => socket.end(text))
    let answered = ''
    socket.on('data', (part) => {
      answered += part.toString()
    })
    socket.on('close', () => resolve(answered))
    socket.on('error', reject)
  })
}

test.each([
  ['as written', 'bakker.localhost:8080'],
  ['upper case', 'BAKKER.Localhost:8080'],
  ['with the dot of the root', 'bakker.localhost.:8080'],
])('a site answers at its host %s', async (_, host) => {
  expect((await web.ask(host, '/brood')).text).toBe('bakker /brood')
})

test.each([
  ['another port', 'bakker.localhost:9999'],
  ['no port', 'bakker.localhost'],
  ['a label more', 'x.bakker.localhost:8080'],
  ['a neighbour', 'bakkerx.localhost:8080'],
  ['an address', '127.0.0.1:8080'],
])('a host with %s is refused with a sentence', async (_, host) => {
  const answered = await web.ask(host, '/', { headers: { accept: 'text/html' } })
  expect(answered.status).toBe(421)
  expect(answered.text).toContain('No site answers at')
  expect(answered.text).not.toContain('bakker /')
})

test.each([
  'bakker@alpen.localhost:8080',
  'bakker.localhost:8080/x',
  'bakker.localhost:8080, alpen.localhost:8080',
  '',
])('the Host “%s” names no site', async (host) => {
  expect([400, 421]).toContain((await web.ask(host, '/')).status)
})

test('two Host headers are refused even when the page is in memory', async () => {
  await web.ask('bakker.localhost:8080', '/')
  const text = await raw(
    'GET / HTTP/1.1\r\nHost: bakker.localhost:8080\r\nHost: alpen.localhost:8080\r\nConnection: close\r\n\r\n',
  )
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).not.toContain('bakker /')
})

test('a target in absolute form is refused', async () => {
  const text = await raw(
    'GET http://alpen.localhost:8080/ HTTP/1.1\r\nHost: bakker.localhost:8080\r\nConnection: close\r\n\r\n',
  )
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request without Host is refused', async () => {
  expect(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('X-Forwarded-Host of a stranger changes nothing, neither for the request nor for later ones', async () => {
  const first = await web.ask('bakker.localhost:8080', '/nieuw', {
    headers: { 'x-forwarded-host': 'alpen.localhost:8080' },
  })
  const second = await web.ask('alpen.localhost:8080', '/nieuw')
  expect([first.text, second.text]).toEqual(['bakker /nieuw', 'alpen /nieuw'])
})

test('a trusted proxy may name the requested host', async () => {
  const behind = await testWeb(
    { ...ctx, config: { ...ctx.config, trustedProxies: ['127.0.0.1/32'] } },
    { siteOfHost: hostsOf([bakker, alpen]), servePage: web.parts.servePage },
  )
  const answered = await behind.ask('inner:1', '/', {
    headers: { 'x-forwarded-host': 'alpen.localhost:8080', 'x-forwarded-for': '203.0.113.9' },
  })
  expect(answered.text).toBe('alpen /')
})

test('A2.07 /config on a public host leads to the admin host with the path to show', async () => {
  const plain = await web.ask('bakker.localhost:8080', '/config/?frameUrl=%2Fbrood%3Fx%3D1')
  const foreign = await web.ask('bakker.localhost:8080', '/config?frameUrl=//evil.example/')
  expect(plain.headers.location).toBe('http://bakker.admin.localhost:8080/config/?frameUrl=%2Fbrood%3Fx%3D1')
  expect(foreign.headers.location).toBe('http://bakker.admin.localhost:8080/config/?frameUrl=%2F')
})

test('no host shows metrics, or a page in their place', async () => {
  const hosts = ['localhost:8080', 'bakker.localhost:8080', 'bakker.admin.localhost:8080']
  const answers = await Promise.all(hosts.map((host) => web.ask(host, '/metrics')))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the probes answer on any host', async () => {
  const answers = await Promise.all([
    web.ask('anything.example', '/healthz'),
    web.ask('bakker.localhost:8080', '/readyz'),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
})

test('a trailing slash and double slashes lead to the single address of a page', async () => {
  const answered = await web.ask('bakker.localhost:8080', '//brood//wit/?a=1')
  expect(answered.status).toBe(301)
  expect(answered.headers.location).toBe('/brood/wit?a=1')
})

test.each(['/%', '/%ff', '/a%00b', '/a%5cb', '/a/../b'])('the path %s is answered with a sentence', async (path) => {
  const answered = await web.ask('bakker.localhost:8080', path)
  expect([400, 404]).toContain(answered.status)
  expect(answered.text).not.toContain('at ')
})

test('a public host never serves the script of a service worker', async () => {
  const answered = await web.ask('bakker.localhost:8080', '/sw.js', { headers: { 'service-worker': 'script' } })
  expect(answered.status).toBe(404)
})
