import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Configuration } from '../../context/index.ts'

/** A name and port of a Host header: no user, no path, no spaces. */
const hostShape =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/

/**
 * Returns the host in lower case, without the root's trailing dot and the protocol's default port; null for an invalid
 * one.
 */
export function normalHost(stated: string, protocol: 'http' | 'https'): string | null {
  if (stated.length > 260) return null
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(:.*)?$/.exec(stated.toLowerCase()) ?? []
  const host = `${name.endsWith('.') && !name.startsWith('[') ? name.slice(0, -1) : name}${port === (protocol === 'http' ? ':80' : ':443') ? '' : port}`
  return hostShape.test(host) ? host : null
}

/** Returns which addresses are proxies of ours, whose X-Forwarded-* headers are used. */
export function trustOf(config: Pick<Configuration, 'trustedProxies'>): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of config.trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

export interface RequestedHost {
  /** The normal form; null when the request does not name exactly one host. */
  host: string | null
  protocol: 'http' | 'https'
  address: string
}

/** Returns the host, protocol and client of a request. Two Host headers or an absolute-form target name no host. */
export function requestTarget(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'socket'>,
  trusts: (address: string) => boolean,
  config: Pick<Configuration, 'protocol'>,
): RequestedHost {
  const behind = trusts(request.socket.remoteAddress ?? '')
  const forwardedProtocol = behind ? firstValue(request.headers['x-forwarded-proto']) : undefined
  const protocol = forwardedProtocol === 'https' || forwardedProtocol === 'http' ? forwardedProtocol : config.protocol
  const plain = request.url?.startsWith('/') === true && countOfHosts(request.rawHeaders) === 1
  const stated = behind
    ? (firstValue(request.headers['x-forwarded-host']) ?? request.headers.host)
    : request.headers.host
  return {
    host: plain && stated !== undefined ? normalHost(stated, protocol) : null,
    protocol,
    address: addressOf(request, trusts),
  }
}

/**
 * Returns the client's address: the last one that none of this installation's proxies added, because the client could
 * have written earlier ones. When a proxy wrote an invalid address, the client is unknown.
 */
export function addressOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusts: (address: string) => boolean,
): string {
  const peer = request.socket.remoteAddress ?? ''
  if (!trusts(peer)) return peer
  let last = peer
  for (const part of String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .toReversed()) {
    const address = plainAddress(part.trim())
    if (address === null) return last
    if (!trusts(address)) return address
    last = address
  }
  return last
}

/** Proxies also write `192.0.2.1:5000`, `[2001:db8::1]` and `[2001:db8::1]:5000`, some of them in quotes. */
function plainAddress(written: string): string | null {
  const bare = written.replace(/^"(.*)"$/, '$1')
  const address = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare
  return isIP(address) === 0 ? null : address
}

function firstValue(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' && !header.includes(',') ? header : undefined
}

export function countOfHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
