import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalHost, trustOf } from './host.ts'
import { bareHeaders } from '../response/security-headers.ts'
import type { WebParts } from '../web-parts.ts'

export const knownHostPath = '/api/domains/known'

/** The proxy asks at an address of its own machine or network, so the request need not name a host of ours. */
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const loopback = trustOf({ trustedProxies: ['127.0.0.0/8', '::1/128'] })

/**
 * Whether a proxy asks for permission to request a certificate. Only our own proxies may ask, and only for themselves:
 * a request that a proxy forwards is a visitor's.
 */
export function isForProxies({ ctx: { config } }: WebParts, request: IncomingMessage): boolean {
  const [path] = (request.url ?? '').split('?')
  if (path !== knownHostPath || request.method !== 'GET') return false
  const peer = request.socket.remoteAddress ?? ''
  const isProxy = loopback(peer) || trustOf(config)(peer)
  const isHandedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => request.headers[name] !== undefined,
  )
  const host = request.headers.host ?? ''
  return isProxy && !isHandedOn && (ownNames.test(host) || host === config.platformHost)
}

/**
 * Responds with 200 for the platform's host, built-in hosts of sites and verified domains, and with 404 for every other
 * name.
 */
export async function answerKnownHost(
  parts: WebParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isKnown = await knows(parts, new URLSearchParams((request.url ?? '').split('?')[1]).get('domain') ?? '')
  response.writeHead(isKnown ? 200 : 404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...bareHeaders(),
  })
  response.end(isKnown ? 'known\n' : 'unknown\n')
}

/** Whether a name is that of the platform, the built-in one of a site, or a domain that its owner proved. */
export async function knows(
  { ctx, siteOfHost }: Pick<WebParts, 'ctx' | 'siteOfHost'>,
  domain: string,
): Promise<boolean> {
  const { platformHost, protocol } = ctx.config
  const name = normalHost(domain, protocol)
  if (name === null || name.includes(':')) return false
  const host = name + (/:\d+$/.exec(platformHost)?.[0] ?? '')
  return host === platformHost || (await siteOfHost(ctx, host)) !== null
}
