import { type Server, createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#platform/contract'
import { type EgressRules, fetchFromOutside } from './index.ts'
import { egressRulesOf } from './egress-rules.ts'

let server: Server
let connections = 0
let port = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path === '/image') response.writeHead(200, { 'content-type': 'image/png' }).end('pixels')
    else if (path === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(new Uint8Array(5_000_000)))
    else if (path === '/away') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (path === '/once') response.writeHead(301, { location: '/image' }).end()
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (path === '/slow') response.writeHead(200).write('…')
    else response.writeHead(404).end()
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { maxBytes: 1_000_000, timeoutMs: 3_000 }
const open = (): EgressRules => ({ allow: ['127.0.0.1/32'], ports: [port], proxy: '' })
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

/** Every spelling of this machine and of private networks, followed by the canary's own port. */
const hosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '0x7f.0x0.0x0.0x1',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '0x0',
  '00000000',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '127。0。0。1',
  '127%2e0%2e0%2e1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:7f00:0001::1]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00::1]',
  '[ff02::1]',
  '[::ffff:0:127.0.0.1]',
  '[100::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.1.254',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '[::ffff:169.254.169.254]',
  '[fd00:ec2::254]',
  '100.100.100.200',
  '100.64.0.1',
  '192.0.0.192',
  '198.18.0.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  'user@127.0.0.1',
  'user:word@127.0.0.1',
  'example.com@127.0.0.1',
  'example.com%40127.0.0.1',
  'example.com#@127.0.0.1',
  '127.0.0.1\\@example.com',
  'rebound.example',
  'mixed.example',
] as const

const schemes = [
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:70/_x',
  'dict://127.0.0.1/',
  'data:text/html,x',
  'javascript:alert(1)',
  '//127.0.0.1/',
  'http:',
  'http://',
  'unix:/var/run/docker.sock',
]

const resolver: LookupFunction = (hostname, _options, answer) => {
  const loopback = { address: '127.0.0.1', family: 4 }
  answer(null, hostname === 'mixed.example' ? [{ address: '93.184.216.34', family: 4 }, loopback] : [loopback])
}

test('no spelling of a private address ever opens a connection', async () => {
  const before = connections
  const rules: EgressRules = { allow: [], ports: [port, 80, 443], proxy: '', lookup: resolver }
  const addresses = [
    ...hosts.flatMap((host) => [`http://${host}:${port}/image`, `https://${host}:${port}/image`]),
    ...schemes,
  ]
  const codes = await Promise.all(addresses.map((address) => codeOf(fetchFromOutside(address, limits, rules))))
  expect(addresses.length).toBeGreaterThan(150)
  expect(
    addresses.filter((_, index) => !['egress.refused', 'egress.bad_address'].includes(codes[index] ?? '')),
  ).toEqual([])
  expect(connections).toBe(before)
})

test('ports other than 80 and 443 are refused before any lookup', async () => {
  expect(await codeOf(fetchFromOutside(`http://example.com:${port}/`, limits, egressRulesOf({})))).toBe(
    'egress.refused',
  )
})

test('a redirect is checked like the address it replaces', async () => {
  const fetching = (path: string) =>
    codeOf(fetchFromOutside(`http://127.0.0.1:${port}${path}`, limits, { ...open(), ports: [port, 80] }))
  expect(await fetching('/away')).toBe('egress.refused')
  expect(await fetching('/file')).toBe('egress.bad_address')
  expect(await fetching('/round')).toBe('egress.too_many_redirects')
})

test('a redirect inside the same server is followed to its end', async () => {
  const fetched = await fetchFromOutside(`http://127.0.0.1:${port}/once`, { ...limits, accept: ['image/*'] }, open())
  expect(fetched).toMatchObject({ url: `http://127.0.0.1:${port}/image`, type: 'image/png' })
  expect(Buffer.from(fetched.bytes).toString()).toBe('pixels')
})

test('an answer that decompresses beyond the limit is aborted', async () => {
  expect(await codeOf(fetchFromOutside(`http://127.0.0.1:${port}/bomb`, limits, open()))).toBe('egress.too_large')
})

test('a server that never ends its response is aborted in time', async () => {
  expect(await codeOf(fetchFromOutside(`http://127.0.0.1:${port}/slow`, { ...limits, timeoutMs: 200 }, open()))).toBe(
    'egress.too_slow',
  )
})

test('a type that was not requested is refused', async () => {
  expect(
    await codeOf(fetchFromOutside(`http://127.0.0.1:${port}/image`, { ...limits, accept: ['text/html'] }, open())),
  ).toBe('egress.unfit')
})

test('a proxy gets a checked address, and never a private one', async () => {
  const through = { ...open(), allow: [], ports: [80, port], proxy: `http://127.0.0.1:${port}` }
  const before = connections
  expect(await codeOf(fetchFromOutside('http://192.168.0.7/', limits, through))).toBe('egress.refused')
  expect(connections).toBe(before)
  expect(await codeOf(fetchFromOutside('http://93.184.216.34/', limits, through))).toBe('egress.refused_by_server')
})
