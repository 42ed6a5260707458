import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Socket, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { encodePage } from './cache/encode-page.ts'
import { makeFastPath } from './fast-path.ts'
import type { NoteView } from './note-view.ts'
import { frozenEpochs, makePageCache } from './cache/page-cache.ts'
import { readHead } from './request/read-head.ts'
import { addFastResponses } from './shortcut.ts'
import { cacheTag } from '../context/index.ts'

const host = 'bakker.localhost:8080'
const cache = makePageCache(frozenEpochs(0), 1e7)
const headers = { 'X-Content-Type-Options': 'nosniff' }
cache.keep(
  host,
  '/bread',
  [],
  await encodePage(
    {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: 'Rye and spelt',
      headers,
      tags: [cacheTag.nav],
      until: null,
    },
    'site',
    0,
  ),
)
const etag = cache.find(host, '/bread')?.etag ?? ''

/** The user agent of every request that the site was told of. */
const viewed: (string | undefined)[] = []
const noteView: NoteView = (_, { headers }) => void viewed.push(headers['user-agent'])

const fastPath = makeFastPath({
  noteView,
  cache,
  hosts: { remembered: (request) => (request.headers.host === host ? host : undefined) },
  now: Date.now,
  keepAliveSeconds: 65,
})
const count = { parser: 0, shortcut: 0 }
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  count.parser++
  if (fastPath.respond(request, response)) return
  request.resume().on('end', () => response.end(`${request.method} ${request.url}`))
})
const underWay: Buffer[] = []
addFastResponses(
  server,
  (head, socket) => {
    const serialized = fastPath.serialized(head, socket)
    if (serialized !== null) count.shortcut++
    return serialized
  },
  (bytes) => underWay.push(bytes),
)
const { port } = await listenHere(server)

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n${more}\r\n`

interface ConnectionState {
  socket: Socket
  /** Sends a text, and waits for a number of complete responses. */
  send: (text: string, answers?: number) => Promise<string[]>
}

async function openLine(): Promise<ConnectionState> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let rest = ''
  return {
    socket,
    send: async (text, answers = 1) => {
      socket.write(text)
      const chunks: string[] = []
      while (chunks.length < answers) {
        const [answer, after] = firstOf(rest)
        if (answer === null) rest += String(((await once(socket, 'data')) as [Buffer])[0].toString('latin1'))
        else chunks.push(answer)
        if (answer !== null) rest = after
      }
      return chunks
    },
  }
}

function firstOf(text: string): [string | null, string] {
  const body = text.indexOf('\r\n\r\n') + 4
  const end = body + Number(/content-length: (\d+)/i.exec(text.slice(0, body))?.[1] ?? 0)
  return body < 4 || text.length < end ? [null, text] : [text.slice(0, end), text.slice(end)]
}

const undated = (answer: string) => answer.replace(/Date: .*\r\n/, '')
const counted = async (work: () => Promise<unknown>) => {
  const before = { ...count }
  await work()
  return { parser: count.parser - before.parser, shortcut: count.shortcut - before.shortcut }
}

test.each([
  ['a page', ''],
  ['a page that the browser still has', `If-None-Match: ${etag}\r\n`],
  ['a page for a browser with cookies', 'Cookie: crumb=x; ss_cid=y\r\n'],
])('%s is the same with and without a request made of its bytes', async (_, more) => {
  const connection = await openLine()
  const counts = await counted(async () => {
    const [first] = await connection.send(get('/bread', more))
    const [second, third] = [
      await connection.send(get('/bread', more)),
      await connection.send(get('/bread', more)),
    ].flat()
    expect([second, third].map((answer) => undated(answer ?? ''))).toEqual([undated(first ?? ''), undated(first ?? '')])
  })
  expect(counts).toEqual({ parser: 1, shortcut: 2 })
})

test('a page that is not in memory goes to the server, and the next page over the same connection is short again', async () => {
  const connection = await openLine()
  const counts = await counted(async () => {
    const answers = [
      await connection.send(get('/')),
      await connection.send(get('/bread')),
      await connection.send(get('/cake')),
      await connection.send(get('/bread')),
    ].flat()
    expect(answers.map((answer) => answer.split('\r\n\r\n')[1]?.slice(0, 9))).toEqual([
      'GET /',
      expect.anything(),
      'GET /cake',
      expect.anything(),
    ])
  })
  expect(counts).toEqual({ parser: 2, shortcut: 2 })
})

test('every view is reported with its client, with and without a request made of its bytes', async () => {
  const connection = await openLine()
  viewed.length = 0
  for (const who of ['one', 'two', 'three'])
    await connection.send(get('/bread', `User-Agent: ${who}\r\nSec-Fetch-Mode: navigate\r\n`))
  await connection.send(get('/cake', 'User-Agent: four\r\n'))
  expect(viewed).toEqual(['one', 'two', 'three'])
})

test('an owner who looks at a preview never gets the page cached for all visitors', async () => {
  const connection = await openLine()
  await connection.send(get('/bread'))
  const [answer] = await connection.send(get('/bread', 'Cookie: __Host-preview=token\r\n'))
  expect(answer).toContain('GET /bread')
})

test('several requests sent at once are answered in their order', async () => {
  const connection = await openLine()
  await connection.send(get('/bread'))
  const answers = await connection.send(get('/1') + get('/bread') + get('/2'), 3)
  expect(answers.map((answer) => /GET \/\d|Content-Encoding/.exec(answer)?.[0])).toEqual([
    'GET /1',
    'Content-Encoding',
    'GET /2',
  ])
})

test('a request that comes in pieces is answered once it is whole', async () => {
  const connection = await openLine()
  await connection.send(get('/bread'))
  const request = get('/bread')
  connection.socket.write(request.slice(0, 20))
  const [answer] = await connection.send(request.slice(20))
  expect(answer).toContain('Content-Encoding: br')
})

test('the content of a body is never parsed as a request', async () => {
  const connection = await openLine()
  await connection.send(get('/bread'))
  const hidden = get('/hidden')
  connection.socket.write(`POST /form HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${hidden.length}\r\n\r\n`)
  const answers = await connection.send(hidden + get('/after'), 2)
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual(['POST /form', 'GET /after'])
})

test.each([
  ['a body that is announced', 'Content-Length: 5\r\n'],
  ['a body in chunks', 'transfer-encoding: chunked\r\n'],
  ['the end of the connection', 'Connection: close\r\n'],
  ['another protocol', 'Upgrade: h2c\r\n'],
  ['a question before the body', 'Expect: 100-continue\r\n'],
  ['a second host', 'Host: alpen.localhost\r\n'],
  ['a second cookie header', 'Cookie: a=1\r\nCookie: b=2\r\n'],
  ['a folded line', 'X-A: 1\r\n Host: alpen.localhost\r\n'],
  ['a space before the colon', 'Content-Length : 5\r\n'],
  ['a stray line end', 'X-A: 1\nContent-Length: 5\r\n'],
  ['a control character', 'X-A: \u0000\r\n'],
  ['a name that is none', ': 5\r\n'],
])('%s is left to the real parser', (_, more) => {
  expect(readHead(Buffer.from(get('/bread', more)))).toBeNull()
})

test.each([
  ['another method', get('/').replace('GET', 'POST')],
  ['an absolute address', get('http://alpen.localhost/')],
  ['an older protocol', get('/').replace('1.1', '1.0')],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['something behind the request', `${get('/')}x`],
  ['half a request', get('/').slice(0, -2)],
  ['a very long one', get(`/${'a'.repeat(9000)}`)],
])('%s is no plain request', (_, text) => {
  expect(readHead(Buffer.from(text))).toBeNull()
})

test('a page requested again within a second is the same to the last byte, and every second has its own date', () => {
  let after = 0
  const now = () => Date.parse('2026-06-01T10:00:00Z') + after
  const { serialized } = makeFastPath({ cache, noteView, hosts: { remembered: () => host }, now, keepAliveSeconds: 65 })
  const head = readHead(Buffer.from(get('/bread')))
  const answers = [0, 300, 900, 1000].map((milliseconds) => {
    after = milliseconds
    return (head && serialized(head, {} as Socket)?.toString('latin1')) ?? ''
  })
  expect(answers.slice(1, 3)).toEqual([answers[0], answers[0]])
  expect(answers.map((text) => /Date: (.*)\r\n/.exec(text)?.[1]?.slice(-7))).toEqual([
    ':00 GMT',
    ':00 GMT',
    ':00 GMT',
    ':01 GMT',
  ])
  expect(answers[3]?.replace(':01 GMT', ':00 GMT')).toBe(answers[0])
})

test('the date is written into the existing bytes, except where they are still being sent', () => {
  let moment = Date.parse('2026-06-01T10:00:00Z')
  const { serialized, underWay } = makeFastPath({
    cache,
    noteView,
    hosts: { remembered: () => host },
    now: () => moment,
    keepAliveSeconds: 65,
  })
  const head = readHead(Buffer.from(get('/bread')))
  const ask = () => head && serialized(head, {} as Socket)
  const bytes = [ask(), ask(), ask()]
  expect([typeof bytes[0], bytes[1] === bytes[2]]).toEqual(['string', true])
  moment += 1000
  expect(ask()).toBe(bytes[2])
  const slow = ask() as Buffer
  underWay(slow)
  moment += 1000
  expect([typeof ask(), ask() === slow]).toEqual(['string', false])
  expect(slow.toString('latin1')).toContain(':01 GMT')
})

test('the unsent bytes of a slow reader are known', async () => {
  const entry = cache.find(host, '/bread')
  if (!entry) throw new Error('The page is gone.')
  const { identity } = entry.variants
  cache.keep(host, '/long', [], {
    ...entry,
    variants: { ...entry.variants, identity: { ...identity, text: 'x'.repeat(16e6) } },
  })
  const slow = await openLine()
  await slow.send(get('/bread'))
  slow.socket.removeAllListeners('data').pause()
  for (let time = 0; time < 2 && underWay.length === 0; time++) {
    const reader = await openLine()
    await reader.send(get('/bread'))
    reader.socket.on('error', () => {}).write(get('/long').replace(/Accept-Encoding.*\r\n/, ''))
    await expect.poll(() => reader.socket.bytesRead).toBeGreaterThan(16e6)
  }
  slow.socket.write(get('/long').replace(/Accept-Encoding.*\r\n/, ''))
  await expect.poll(() => underWay.length).toBeGreaterThan(0)
  expect(underWay[0]?.length).toBeGreaterThan(16e6)
})
