import { type FinishedPage, encodePage, isSamePage } from './encode-page.ts'
import type { PageCache, PageEntry } from './page-cache.ts'
import type { PageRequest, PageResponse } from './page-request.ts'
import { readsOtherLanguage, type Visit } from '../request/visit.ts'
import type { WebParts } from '../web-parts.ts'

type WholePageRequest = PageRequest & { readonly visit: Visit }

export interface PublicPages {
  /** Returns the page from the cache, or renders it. */
  find: (page: Omit<WholePageRequest, 'staleEntry' | 'privateEntry'>) => Promise<PageResponse>
  /** Caches the response of a feature's route. */
  keep: (
    host: string,
    url: string,
    page: FinishedPage,
    queryNames: readonly string[],
    websiteId: string,
    epoch: number,
  ) => Promise<PageEntry>
}

interface Flight {
  epoch: number
  result: Promise<PageResponse>
}

type PagesParts = Pick<WebParts, 'cache' | 'servePage' | 'isPreviewing' | 'ctx' | 'store' | 'metrics'>

/** Renders a page once, however many ask for it at the same time: they wait for the one that is under way. */
export function makePublicPages(parts: PagesParts): PublicPages {
  const { cache, servePage, store } = parts
  const flights = new Map<string, Flight>()
  const now = () => parts.ctx.now().getTime()

  const keep: PublicPages['keep'] = async (host, url, page, queryNames, websiteId, epoch) => {
    const entry = await encodePage(page, websiteId, epoch)
    cache.keep(host, url, queryNames, entry)
    return entry
  }

  const render = async (pageRequest: WholePageRequest, url: string): Promise<PageResponse> => {
    const result = await servePage(pageRequest)
    if (result.kind !== 'page') return result
    const { page, queryNames } = result
    const plain = plainPage(cache, pageRequest.host, url)
    if (plain && cache.isFresh(plain, now()) && isSamePage(page, plain)) {
      cache.alias(pageRequest.host, url)
      return { kind: 'entry', entry: plain }
    }
    const entry = await keep(pageRequest.host, url, page, queryNames, pageRequest.site.id, result.epoch)
    store?.put(pageRequest.host, url, queryNames, page, entry)
    return { kind: 'entry', entry }
  }

  const recallOrRender = async (pageRequest: WholePageRequest, url: string): Promise<PageResponse> => {
    // Assembling a locally rendered page again is faster than fetching an entry.
    if (pageRequest.staleEntry?.parts !== undefined || url.includes('?')) return render(pageRequest, url)
    const entry = await store?.recall(pageRequest.site.id, pageRequest.host, url)
    return entry ? { kind: 'entry', entry } : render(pageRequest, url)
  }

  /** A request after a change does not join a rendering that began before. */
  const fly = (pageRequest: WholePageRequest, url: string): Flight => {
    const key = `${pageRequest.host}${url}`
    const epoch = cache.epochs.epochOf(pageRequest.site.id)
    const under = flights.get(key)
    if (under && under.epoch === epoch) return under
    const result = recallOrRender(pageRequest, url).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight = { epoch, result }
    flights.set(key, flight)
    return flight
  }

  const shared = async (pageRequest: WholePageRequest, url: string): Promise<PageResponse> => {
    const isJoined = flights.has(`${pageRequest.host}${url}`)
    const result = await fly(pageRequest, url).result
    // An uncached response is for the first caller; callers that waited get their own.
    return isJoined && result.kind === 'answer' ? render(pageRequest, url) : result
  }

  return {
    keep,
    find: async (page) => {
      const url = page.visit.request.url ?? '/'
      const entry = cache.find(page.host, url)
      const pageRequest = { ...page, staleEntry: entry, privateEntry: privateEntries(parts, keep, page) }
      if (mustBeAlone(parts, page)) return render({ ...pageRequest, staleEntry: undefined }, url)
      const fresh = entry && cache.isFresh(entry, now()) ? entry : null
      count(parts.metrics, fresh !== null)
      if (fresh) return { kind: 'entry', entry: fresh }
      return page.visit.cookies.has('__Host-member') ? render(pageRequest, url) : shared(pageRequest, url)
    },
  }
}

function count(metrics: WebParts['metrics'], isHit: boolean): void {
  if (metrics) metrics[isHit ? 'cacheHits' : 'cacheMisses'] += 1
}

/** Returns the entry of the address without its query. */
function plainPage(cache: PageCache, host: string, url: string): PageEntry | undefined {
  const at = url.indexOf('?')
  return at < 0 ? undefined : cache.find(host, url.slice(0, at))
}

/** Returns private entries of a host, which no address reaches. */
function privateEntries(
  { cache, ctx }: Pick<WebParts, 'cache' | 'ctx'>,
  keep: PublicPages['keep'],
  { host, site }: Pick<PageRequest, 'host' | 'site'>,
): PageRequest['privateEntry'] {
  return async (name, render) => {
    // A host name contains no space, so these entries cannot be requested.
    const privateHost = `${host} ${name}`
    const entry = cache.find(privateHost, '/')
    if (entry && cache.isFresh(entry, ctx.now().getTime())) return entry
    const epoch = cache.epochs.epochOf(site.id)
    return keep(privateHost, '/', await render(), [], site.id, epoch)
  }
}

/**
 * Tells whether this browser's page depends on more than the address, so it neither waits for shared pages nor receives
 * them.
 */
function mustBeAlone(
  { isPreviewing }: PagesParts,
  { visit, site, query }: Pick<WholePageRequest, 'visit' | 'site' | 'query'>,
): boolean {
  if (readsOtherLanguage(visit)) return true
  const preview = visit.cookies.get('__Host-preview')
  const hasPreview = preview !== undefined && (isPreviewing?.(site, preview) ?? true)
  const looksAround = visit.cookies.has('ss_lastid') || query.get('logout') === 'true'
  return hasPreview || looksAround || visit.cookies.has('__Host-access')
}
