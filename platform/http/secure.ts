import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import { callbackify } from 'node:util'
import { isForProxies } from './request/known-host.ts'
import { normalHost, trustOf } from './request/host.ts'
import { pathOf } from './response/late.ts'
import { bareHeaders } from './response/security-headers.ts'
import type { WebParts } from './web-parts.ts'

type Tls = NonNullable<WebParts['tls']>
type WithTls = WebParts & { readonly tls: Tls }

/** Serves the same responses over TLS, each name with its own certificate. */
export function openSecure({ contextOf }: Tls, limits: ServerOptions, listener: RequestListener): Server {
  const server = createServer(
    {
      ...limits,
      handshakeTimeout: 10_000,
      SNICallback: callbackify(async (name: string) => {
        const context = await contextOf(name)
        if (context) return context
        throw new Error(`There is no certificate for ${name}.`)
      }),
    },
    listener,
  )
  server.maxRequestsPerSocket = 0
  // A failed handshake is not logged as a fault: old clients, unknown names and scans cause it.
  server.on('tlsClientError', (_, socket) => socket.destroy())
  return server as unknown as Server
}

const challengePath = '/.well-known/acme-challenge/'

/**
 * Creates the listener without TLS for certificate authorities that verify a host, for probes, and for our own proxies,
 * which terminate TLS themselves. All other requests are redirected to the same address over TLS.
 */
export function plainListener(
  parts: WithTls,
  whole: RequestListener,
  route: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const trusts = trustOf(parts.ctx.config)
  return (request, response) => {
    const path = pathOf(request)
    if (path.startsWith(challengePath)) void answerChallenge(parts, path.slice(challengePath.length), response)
    else if (path === '/healthz' || path === '/readyz' || isForProxies(parts, request)) route(request, response)
    else if (trusts(request.socket.remoteAddress ?? '')) whole(request, response)
    else sendToSecure(parts, request, response)
  }
}

async function answerChallenge({ ctx, tls }: WithTls, token: string, response: ServerResponse): Promise<void> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...bareHeaders() }
  try {
    const answer = /^[\w-]{10,200}$/.test(token) ? await tls.challengeAnswer(token) : null
    response.writeHead(answer === null ? 404 : 200, headers)
    response.end(answer ?? '')
  } catch (error) {
    ctx.log.warn({ error }, 'An authority could not be answered.')
    response.writeHead(503, { ...headers, 'Retry-After': '5' })
    response.end()
  }
}

/** The port is that of the platform's host, because sites have the same port. */
function sendToSecure({ ctx: { config } }: WithTls, request: IncomingMessage, response: ServerResponse): void {
  const host = normalHost(request.headers.host ?? '', 'http')
  const url = request.url ?? '/'
  const isPlain = host !== null && url.startsWith('/')
  const port = /:\d+$/.exec(config.platformHost)?.[0] ?? ''
  const location = isPlain ? { Location: `https://${host.replace(/:\d+$/, '')}${port}${url}` } : {}
  response.writeHead(isPlain ? 308 : 400, { ...location, 'Content-Length': '0', ...bareHeaders() })
  response.end()
}
