import { type Socket, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { testContext } from '#support/context'
import { siteNamed } from '#support/web'
import { openChangeFeed } from '#platform/database'
import { answer, makePageCache, openWeb } from '../index.ts'
import { ask } from '#support/request'

const ctx = await testContext()
const feed = openChangeFeed(ctx.db, { url: ctx.config.databaseUrl })
const bakker = siteNamed('bakker')
const web = await openWeb({
  ctx,
  siteOfHost: async () => ({ site: bakker, kind: 'public' }),
  authenticate: async () => null,
  rolesOn: async () => [],
  notAllowed: () => new Error('not allowed') as never,
  cache: makePageCache(feed, 1_000_000),
  servePage: async () => ({ kind: 'answer', answer: answer({ type: 'text/html; charset=utf-8', body: 'here' }) }),
  ownerShell: () => '',
  assetFolders: [],
})
const port = await web.listen(0, '127.0.0.1')
afterAll(async () => {
  await web.close()
  await feed.close()
})

/**
 * Opens a connection that sends part of a request and then stalls; resolves with the text received before the server
 * hung up.
 */
function stall(firstBytes: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(firstBytes))
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  return {
    socket,
    ended: new Promise((resolve) => socket.on('close', () => resolve(received)).on('error', () => resolve(received))),
  }
}

test('connections that send their headers drop by drop get an error and are closed, and no other client waits for them', async () => {
  expect(web.server.headersTimeout).toBeLessThanOrEqual(15_000)
  web.server.headersTimeout = 200
  const slow = Array.from({ length: 200 }, () => stall('GET / HTTP/1.1\r\nHost: bakker.localhost:8080\r\nX-a: '))
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, 'bakker.localhost:8080', '/')))
  expect(answers.every(({ status, text }) => status === 200 && text === 'here')).toBe(true)
  const endings = await Promise.all(slow.map(({ ended }) => ended))
  expect(endings.every((text) => text === '' || text.startsWith('HTTP/1.1 408 '))).toBe(true)
})

test('a body that never arrives ends as well', async () => {
  expect(web.server.requestTimeout).toBeLessThanOrEqual(300_000)
  web.server.requestTimeout = 300
  const { ended } = stall(
    'POST /api/nothing HTTP/1.1\r\nHost: bakker.localhost:8080\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"a"',
  )
  expect(await ended).toMatch(/^HTTP\/1\.1 (404|408|400|403) /)
})

test('a header that never ends is refused with its own status', async () => {
  const { ended } = stall(`GET / HTTP/1.1\r\nHost: bakker.localhost:8080\r\nX-a: ${'a'.repeat(20_000)}`)
  expect(await ended).toMatch(/^HTTP\/1\.1 431 /)
})

test('a client that hangs up in the middle of a body is not reported as an error', async () => {
  const before = ctx.logged.length
  const { socket, ended } = stall(
    'POST /api/crumb HTTP/1.1\r\nHost: bakker.localhost:8080\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"a"',
  )
  await expect.poll(() => openConnections()).toBeGreaterThan(0)
  socket.resetAndDestroy()
  await ended
  await expect.poll(() => openConnections()).toBe(0)
  expect((await ask(port, 'bakker.localhost:8080', '/')).status).toBe(200)
  expect(ctx.logged.slice(before)).toEqual([])
})

const openConnections = () => promisify(web.server.getConnections.bind(web.server))()
