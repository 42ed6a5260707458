import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, limitConnections, usualConnections } from './connections.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

/** A server with these limits, which answers each whole request with its body. */
async function limited(limits: Partial<ConnectionLimits>, answer?: string): Promise<number> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => response.end(answer ?? Buffer.concat(parts)))
  })
  limitConnections(server, { trustedProxies: [] }, { ...usualConnections, lookEveryMs: 20, ...limits })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  opened.push({ close: () => (server.closeAllConnections(), server.close()) })
  return (server.address() as AddressInfo).port
}

interface Line {
  socket: Socket
  /** Resolves with the received text once the other side hung up. */
  ended: Promise<string>
  /** Resolves with what came, once it holds this. */
  until: (text: string) => Promise<string>
}

function line(port: number, host: string): Line {
  const socket = connect(port, host)
  let heard = ''
  const waiting = new Set<() => void>()
  socket.on('data', (part) => {
    heard += part.toString()
    for (const look of waiting) look()
  })
  socket.on('error', () => {})
  opened.push({ close: () => socket.destroy() })
  return {
    socket,
    ended: new Promise((resolve) => socket.on('close', () => resolve(heard))),
    until: (text) =>
      new Promise((resolve) => {
        const look = () => heard.includes(text) && resolve(heard)
        waiting.add(look)
        look()
      }),
  }
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** An address of this machine that is no loopback address: the limit by network does not hold for those. */
async function outsideAddress(): Promise<string | undefined> {
  const { networkInterfaces } = await import('node:os')
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address
}

test('a network may open a limited number of connections; a closed one makes room', async (context) => {
  const host = await outsideAddress()
  if (host === undefined) return context.skip()
  const port = await limited({ byNetwork: 3 }, 'here')
  const lines = [line(port, host), line(port, host), line(port, host)]
  for (const { socket, until } of lines) {
    socket.write(get)
    await until('here')
  }
  const refused = line(port, host)
  refused.socket.write(get)
  expect(await refused.ended).toBe('')
  lines[0]?.socket.destroy()
  await lines[0]?.ended
  await expect
    .poll(async () => {
      const next = line(port, host)
      next.socket.write(get)
      return (await Promise.race([next.until('here'), next.ended])).endsWith('here')
    })
    .toBe(true)
})

test('when all connections are taken, idle ones make room', async () => {
  const port = await limited({ inAll: 3 }, 'here')
  const idle = [line(port, '127.0.0.1'), line(port, '127.0.0.1'), line(port, '127.0.0.1')]
  for (const { socket, until } of idle) {
    socket.write(get)
    await until('here')
  }
  const refused = line(port, '127.0.0.1')
  await refused.ended
  await Promise.all(idle.map(({ ended }) => ended))
  const next = line(port, '127.0.0.1')
  next.socket.write(get)
  expect(await next.until('here')).toContain('200 OK')
})

test('a body that arrives drop by drop is cut with its own status', async () => {
  const port = await limited({ slowestBody: 1000, patienceMs: 100 })
  const slow = line(port, '127.0.0.1')
  slow.socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
  const drops = setInterval(() => slow.socket.write('x'), 10)
  opened.push({ close: () => clearInterval(drops) })
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('a chunked body that never ends is cut as well', async () => {
  const port = await limited({ slowestBody: 1000, patienceMs: 100 })
  const slow = line(port, '127.0.0.1')
  slow.socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n')
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that arrives in time is read whole, however often it is read', async () => {
  const port = await limited({ slowestBody: 1, patienceMs: 20 })
  const steady = line(port, '127.0.0.1')
  steady.socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000\r\n\r\n')
  for (let part = 0; part < 20; part++) {
    steady.socket.write('x'.repeat(100))
    // The body itself takes this long: its speed is tested.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(await Promise.race([steady.until('x'.repeat(2000)), steady.ended])).toContain('200 OK')
})

test('a body that arrived while this process was busy is read whole', async () => {
  const port = await limited({ slowestBody: 1000, patienceMs: 500 })
  const waiting = line(port, '127.0.0.1')
  waiting.socket.write('POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2000\r\n\r\n')
  await waiting.until('100 Continue')
  waiting.socket.write('x'.repeat(2000))
  const end = performance.now() + 700
  while (performance.now() < end);
  expect(await Promise.race([waiting.until('x'.repeat(2000)), waiting.ended])).toContain('200 OK')
})

test('a response that is not read is aborted', async () => {
  const port = await limited({ unreadMs: 100 }, 'x'.repeat(50_000_000))
  const deaf = line(port, '127.0.0.1')
  deaf.socket.pause()
  deaf.socket.write(get)
  // The answer stays unread for longer than it may.
  await new Promise((resolve) => setTimeout(resolve, 600))
  deaf.socket.resume()
  expect((await deaf.ended).length).toBeLessThan(50_000_000)
})
