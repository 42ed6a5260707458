import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { minuteMs } from '../contract/index.ts'
import type { Configuration } from '../context/index.ts'
import { trustOf } from './request/host.ts'
import { networkPrefix } from './request/network-prefix.ts'

export interface ConnectionLimits {
  /** Open at a time. At that many, connections that wait for nothing are closed to make room. */
  inAll: number
  /**
   * Open at a time from one network: /24 of IPv4, /64 of IPv6. Proxies that are trusted, and this machine, have no such
   * limit.
   */
  byNetwork: number
  /** Interval of the checks of bodies and readers, in milliseconds. */
  lookEveryMs: number
  /** Minimum of a body in bytes per second; a slower body is cut off. */
  slowestBody: number
  /** Time for which a body may be slower than the minimum. */
  patienceMs: number
  /** Time for which a client may not read a response before it is cut off. */
  unreadMs: number
}

export const usualConnections: ConnectionLimits = {
  inAll: 10_000,
  byNetwork: 1000,
  lookEveryMs: 2500,
  slowestBody: 250,
  patienceMs: 10_000,
  unreadMs: minuteMs,
}

interface Watched {
  /** The request with an unfinished body. */
  body: { request: IncomingMessage; response: ServerResponse; since: number; read: number } | null
  /** Bytes of responses that have left this process, and the time of the last change. */
  bytesSent: number
  takenAt: number
}

/**
 * Protects connections from exhaustion, with limits in total and by network, of bodies that never end, and of responses
 * that are never read. The server's own `headersTimeout` covers slow headers and silent connections.
 */
export function limitConnections(
  server: Server,
  config: Pick<Configuration, 'trustedProxies'>,
  limits: ConnectionLimits,
  {
    now = () => performance.now(),
    begins = 'connection',
  }: { now?: () => number; begins?: 'connection' | 'secureConnection' } = {},
): void {
  const isProxy = trustOf({ trustedProxies: [...config.trustedProxies, '127.0.0.0/8', '::1/128'] })
  const byNetwork = new Map<string, number>()
  const watched = new Map<Socket, Watched>()
  server.maxConnections = limits.inAll
  // A dropped connection is retried by the client; by then the idle ones have made room.
  server.on('drop', () => server.closeIdleConnections())
  server.prependListener(begins, (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    watched.set(socket, { body: null, bytesSent: 0, takenAt: now() })
    socket.once('close', () => watched.delete(socket))
    if (isProxy(address)) return
    const network = networkPrefix(address)
    const open = (byNetwork.get(network) ?? 0) + 1
    if (open > limits.byNetwork) {
      socket.destroy()
      return
    }
    byNetwork.set(network, open)
    socket.once('close', () => {
      const left = (byNetwork.get(network) ?? 1) - 1
      if (left > 0) byNetwork.set(network, left)
      else byNetwork.delete(network)
    })
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const entry = watched.get(request.socket)
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (entry && (length !== '0' || encoding !== undefined))
      entry.body = { request, response, since: now(), read: request.socket.bytesRead }
  })
  // After a pause of this process, timers run before sockets are read. An immediate runs after the bytes that arrived
  // during the pause have been counted, so no client pays for it.
  const timer = setInterval(() => {
    setImmediate(() => {
      for (const [socket, entry] of watched) look(socket, entry, limits, now())
    })
  }, limits.lookEveryMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

function look(socket: Socket, entry: Watched, limits: ConnectionLimits, present: number): void {
  const bytesSent = socket.bytesWritten - socket.writableLength
  if (bytesSent !== entry.bytesSent || socket.writableLength === 0) {
    entry.bytesSent = bytesSent
    entry.takenAt = present
  } else if (present - entry.takenAt > limits.unreadMs) socket.destroy()
  const { body } = entry
  if (!body) return
  if (body.request.complete || body.request.destroyed) entry.body = null
  else if (isHeldBack(body.request)) {
    body.since = present
    body.read = socket.bytesRead
  } else if (present - body.since >= limits.patienceMs) {
    const bytesEachSecond = ((socket.bytesRead - body.read) * 1000) / (present - body.since)
    if (bytesEachSecond < limits.slowestBody) cut(socket, body.response)
    body.since = present
    body.read = socket.bytesRead
  }
}

/** Whether more bytes have arrived than were read, so that this server is the slow side. */
function isHeldBack(request: IncomingMessage): boolean {
  return request.readableLength >= request.readableHighWaterMark || request.socket.isPaused()
}

function cut(socket: Socket, response: ServerResponse): void {
  if (!response.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}
