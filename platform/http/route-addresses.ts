import type { IncomingMessage } from 'node:http'
import type { HTTPMethod } from 'find-my-way'
import type { ResolvedHost } from './web-parts.ts'

/** Tokens of emails are longer than the router's own limit. */
export const maxParamLength = 2000

type Kind = ResolvedHost['kind']

/** Addresses of the features' routes, by kind of host. */
export interface RouteAddresses {
  readonly add: (kind: Kind, methods: readonly HTTPMethod[], path: string) => void
  /** Tells whether a route answers this request. */
  readonly has: (request: IncomingMessage, kind: Kind) => boolean
}

/** Finds addresses by the router of the framework, so that both agree on each. */
export async function openRouteAddresses(): Promise<RouteAddresses> {
  const { default: makeRouter } = await import('find-my-way')
  const routers = {
    platform: makeRouter({ maxParamLength }),
    admin: makeRouter({ maxParamLength }),
    public: makeRouter({ maxParamLength }),
  }
  return {
    add: (kind, methods, path) => routers[kind].on([...methods], path, () => {}),
    has: ({ method, url }, kind) => routers[kind].find((method ?? 'GET') as HTTPMethod, url ?? '/') !== null,
  }
}
