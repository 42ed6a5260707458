import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { makeAssets } from './response/static-assets.ts'
import { limitConnections, usualConnections } from './connections.ts'
import { makeFastPath } from './fast-path.ts'
import { makeNoteView } from './note-view.ts'
import { type Hosts, makeHosts } from './request/hosts.ts'
import { makeRouter } from './router.ts'
import { openSecure, plainListener } from './secure.ts'
import { addFastResponses } from './shortcut.ts'
import type { WebParts } from './web-parts.ts'

export interface Web {
  readonly server: Server
  /** Returns the port, a free one for 0. Without a host it listens on all addresses, including IPv6 where available. */
  listen: (port: number, host?: string) => Promise<number>
  /** For a process with its own TLS. */
  listenSecurely: (port: number, host?: string) => Promise<void>
  /** Lets pending requests end, for a few seconds. */
  close: () => Promise<void>
}

const seconds = 1000
const keepAliveSeconds = 65

/** Creates the web server: pages in memory first, then everything else through the router. */
export async function openWeb(parts: WebParts): Promise<Web> {
  const hosts = makeHosts(parts)
  const noteView = makeNoteView(parts, hosts)
  const fastPath = makeFastPath({
    cache: parts.cache,
    hosts,
    noteView,
    metrics: parts.metrics,
    now: () => parts.ctx.now().getTime(),
    keepAliveSeconds,
  })
  const route = await makeRouter(parts, hosts, makeAssets(parts.assetFolders), noteView)
  await warm(parts, hosts)
  const listener: RequestListener = (request, response) => {
    if (!fastPath.respond(request, response)) route(request, response)
  }
  const { tls } = parts
  const server = createServer(limits, tls ? plainListener({ ...parts, tls }, listener, route) : listener)
  server.maxRequestsPerSocket = 0
  server.on('clientError', refuse)
  const connections = { ...usualConnections, ...parts.ctx.config.connections }
  limitConnections(server, parts.ctx.config, connections)
  const secure = tls ? openSecure(tls, limits, listener) : null
  if (secure) limitConnections(secure, parts.ctx.config, connections, { begins: 'secureConnection' })
  // Requests without TLS are redirected to the other server, so nothing is answered from memory here.
  else addFastResponses(server, fastPath.serialized, fastPath.underWay)
  const servers = secure ? [server, secure] : [server]
  return {
    server,
    listen: (port, host) => listenAt(server, port, host),
    listenSecurely: async (port, host) => {
      if (secure) await listenAt(secure, port, host)
    },
    close: async () => void (await Promise.all(servers.filter(({ listening }) => listening).map(closed))),
  }
}

const limits = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 300 * seconds,
  headersTimeout: 15 * seconds,
  keepAliveTimeout: keepAliveSeconds * seconds,
  connectionsCheckingInterval: 5 * seconds,
}

function listenAt(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), 5 * seconds)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Loads the pages and hosts of the former process, so that the first visitor after a start finds them. */
async function warm({ store, ctx }: WebParts, hosts: Hosts): Promise<void> {
  try {
    for (const host of (await store?.warm()) ?? []) await hosts.prepare(host)
  } catch (error) {
    ctx.log.warn({ error }, 'The start is cold: kept pages could not be read.')
  }
}

/** Refuses bytes that are not HTTP. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
