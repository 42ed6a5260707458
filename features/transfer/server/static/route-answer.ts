import type { OutsideTransaction, PlatformContext, Product, Route, Site, VisitorContext } from '#platform/context'
import { Problem } from '#platform/contract'
import { inSite } from '#platform/database'
import type { Answer, Caller } from '#platform/http'
import { languageOf } from '#platform/i18n'

export interface MatchedRoute {
  route: Route
  params: Record<string, string>
}

/** Returns the public route at a path besides pages: feeds, images, the site map. */
export function publicRouteAt(product: Product, path: string): MatchedRoute | null {
  const parts = path.split('/')
  const routes = publicRoutes(product)
  for (const { route, wanted } of routes.get(parts[1] ?? '') ?? routes.get('*') ?? []) {
    const params = matched(wanted, parts)
    if (params) return { route, params }
  }
  return null
}

type PublicRoutes = ReadonlyMap<string, readonly { route: Route; wanted: readonly string[] }[]>
const routesOf = new WeakMap<Product, PublicRoutes>()

/** Public routes by the first part of their paths, in their order; `*` contains those that match any first part. */
function publicRoutes(product: Product): PublicRoutes {
  const present = routesOf.get(product)
  if (present) return present
  const all = product.features
    .flatMap(({ routes = [] }) => routes)
    .filter(
      ({ endpoint: { method, host, allows } }) =>
        method === 'GET' && allows === 'anyone' && [host].flat().includes('public'),
    )
    .map((route) => ({ route, wanted: route.endpoint.path.split('/') }))
  const fitsAny = ({ wanted: [, first = ''] }: (typeof all)[number]): boolean => first === '*' || first.startsWith(':')
  const names = new Set(['*', ...all.filter((own) => !fitsAny(own)).map(({ wanted }) => wanted[1] ?? '')])
  const routes = new Map(
    [...names].map((name) => [name, all.filter((own) => fitsAny(own) || own.wanted[1] === name)] as const),
  )
  routesOf.set(product, routes)
  return routes
}

/** Matches a path like fastify: `:name` is one part, `*` the rest. */
function matched(wanted: readonly string[], parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [at, want] of wanted.entries()) {
    if (want === '*') {
      params['*'] = parts.slice(at).join('/')
      return parts.length > at ? params : null
    }
    const part = parts[at]
    if (part === undefined || (want.startsWith(':') ? part === '' : part !== want)) return null
    if (want.startsWith(':')) params[want.slice(1)] = part
  }
  return parts.length === wanted.length ? params : null
}

/** Returns the response for an unidentified visitor; null where there is none. */
export async function answerOf(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  { route, params }: MatchedRoute,
  url: string,
): Promise<Answer<unknown> | null> {
  const input = route.endpoint.input.safeParse(params)
  if (!input.success) return null
  const visitor: OutsideTransaction<VisitorContext> = {
    ...ctx,
    site,
    locale: languageOf(site.locale),
    member: null,
    cart: null,
    consent: null,
    preview: false,
  }
  const caller = unknownCaller(site, url)
  try {
    const answered =
      route.options?.transaction === 'own'
        ? await route.operation({ ...visitor, caller }, input.data)
        : await inSite(visitor, site, (tx) => route.operation({ ...tx, caller }, input.data))
    return answered as Answer<unknown>
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function unknownCaller(site: Site, url: string): Caller {
  return {
    address: '',
    userAgent: '',
    origin: new URL(site.baseUrl).origin,
    url,
    cameFrom: null,
    fromPage: null,
    refusesTracking: false,
    acceptLanguage: site.locale,
    wantsPage: false,
    range: null,
    ifRange: null,
    isHead: false,
    session: null,
    siteUserToken: null,
    cookie: () => undefined,
    files: async function* () {},
    message: null,
    disconnected: new AbortController().signal,
  }
}
