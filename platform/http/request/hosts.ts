import type { IncomingMessage } from 'node:http'
import { addressOf, requestTarget, trustOf } from './host.ts'
import type { ResolvedHost, WebParts } from '../web-parts.ts'

const unknownForMs = 1000
const mostRemembered = 20_000

export interface Hosts {
  /** Resolves the host of a request; null when it is not named clearly, `unknown` when no site has it. */
  resolve: (
    request: IncomingMessage,
  ) => Promise<{ found: ResolvedHost | 'unknown' | null; host: string; address: string; protocol: 'http' | 'https' }>
  /** Returns the normal form of a public host from memory, without a query. */
  remembered: (request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'socket'>) => string | undefined
  /** Returns the client address of a request behind trusted proxies. */
  addressOf: (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string
  /** Looks up a host before the first request for it. */
  prepare: (host: string) => Promise<void>
}

/** Caches hosts until their site changes, and unknown ones for a second. */
export function makeHosts(parts: Pick<WebParts, 'ctx' | 'siteOfHost' | 'cache'>): Hosts {
  const { ctx, siteOfHost, cache } = parts
  const { config } = ctx
  const trusts = trustOf(config)
  const resolvedHosts = new Map<string, ResolvedHost | { unknownUntil: number }>()
  /** Host headers of public hosts as sent, which saves the fast path their normalisation. */
  const stated = new Map<string, string>()
  const forget = () => {
    resolvedHosts.clear()
    stated.clear()
  }
  cache.epochs.onChange((_, tag) => {
    if (tag === 'site') forget()
  })
  cache.epochs.onReset(forget)

  const lookUp = async (host: string, protocol: 'http' | 'https'): Promise<ResolvedHost | 'unknown'> => {
    const key = `${protocol}://${host}`
    const before = resolvedHosts.get(key)
    if (before && 'kind' in before) return before
    if (before && before.unknownUntil > Date.now()) return 'unknown'
    if (resolvedHosts.size > mostRemembered) forget()
    const found: ResolvedHost | null =
      host === config.platformHost
        ? { kind: 'platform', host, origin: key }
        : await siteOfHost(ctx, host).then((hosted) => hosted && { ...hosted, host, origin: key })
    resolvedHosts.set(key, found ?? { unknownUntil: Date.now() + unknownForMs })
    return found ?? 'unknown'
  }

  return {
    resolve: async (request) => {
      const requested = requestTarget(request, trusts, config)
      if (requested.host === null)
        return { found: null, host: '', address: requested.address, protocol: requested.protocol }
      const found = await lookUp(requested.host, requested.protocol)
      const header = request.headers.host
      if (
        found !== 'unknown' &&
        found.kind === 'public' &&
        !found.canonical &&
        header !== undefined &&
        config.trustedProxies.length === 0
      )
        stated.set(header, requested.host)
      return { found, ...requested, host: requested.host }
    },
    prepare: async (host) => {
      const found = await lookUp(host, config.protocol)
      if (found !== 'unknown' && found.kind === 'public' && !found.canonical && config.trustedProxies.length === 0)
        stated.set(host, host)
    },
    addressOf: (request) => addressOf(request, trusts),
    remembered: (request) => {
      if (config.trustedProxies.length === 0) return stated.get(request.headers.host ?? '')
      const requested = requestTarget(request, trusts, config)
      const found = requested.host === null ? undefined : resolvedHosts.get(`${requested.protocol}://${requested.host}`)
      return found && 'kind' in found && found.kind === 'public' && !found.canonical ? found.host : undefined
    },
  }
}
