import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FinishedPage, encodePage, isSamePage } from './encode-page.ts'
import { sendEntry } from '../fast-path.ts'
import { type Outcome, outcomeOf } from '../response/outcome.ts'
import type { PageCache, PageEntry } from './page-cache.ts'
import type { PublicVisit, Served } from './public-visit.ts'
import type { Visit } from '../request/visit.ts'
import type { WebParts } from '../web-parts.ts'

type AskedVisit = PublicVisit & { readonly visit: Visit }

export interface PublicPages {
  answer: (
    visit: Omit<AskedVisit, 'before' | 'aside'>,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<Outcome | 'sent'>
  /** Keeps what a feature's route answered. */
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
  result: Promise<PageEntry | Outcome>
}

/** Renders a page once, however many ask for it at the same time: they wait for the one that is under way. */
export function makePublicPages(parts: Pick<WebParts, 'cache' | 'servePage' | 'ctx' | 'store'>): PublicPages {
  const { cache, servePage, store } = parts
  const flights = new Map<string, Flight>()
  const now = () => parts.ctx.now().getTime()

  const keep: PublicPages['keep'] = async (host, url, page, queryNames, websiteId, epoch) => {
    const entry = await encodePage(page, websiteId, epoch)
    cache.keep(host, url, queryNames, entry)
    return entry
  }

  const render = async (visit: AskedVisit, url: string): Promise<PageEntry | Outcome> => {
    const served: Served = await servePage(visit)
    if (served.entry) return served.entry
    if (served.keep === null) return outcomeOf(visit.visit, served.answer)
    const plain = plainPage(cache, visit.host, url)
    if (plain && cache.isFresh(plain, now()) && isSamePage(served.keep, plain)) {
      cache.alias(visit.host, url)
      return plain
    }
    const entry = await keep(visit.host, url, served.keep, served.queryNames, visit.site.id, served.epoch)
    store?.put(visit.host, url, served.queryNames, served.keep, entry)
    return entry
  }

  const recallOrRender = async (visit: AskedVisit, url: string): Promise<PageEntry | Outcome> => {
    // What was rendered here is joined anew faster than anything is fetched.
    const kept =
      visit.before?.parts !== undefined || url.includes('?')
        ? null
        : await store?.recall(visit.site.id, visit.host, url)
    return kept ?? render(visit, url)
  }

  /** Whoever asks after a change does not join a flight that took off before it. */
  const fly = (visit: AskedVisit, url: string): Flight => {
    const key = `${visit.host}${url}`
    const epoch = cache.epochs.epochOf(visit.site.id)
    const under = flights.get(key)
    if (under && under.epoch === epoch) return under
    const result = recallOrRender(visit, url).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight = { epoch, result }
    flights.set(key, flight)
    return flight
  }

  return {
    keep,
    answer: async (publicVisit, request, response) => {
      const url = request.url ?? '/'
      const before = cache.find(publicVisit.host, url)
      const visit: AskedVisit = { ...publicVisit, before, aside: asideOf(parts, keep, publicVisit) }
      if (mustBeAlone(visit)) return send(await render({ ...visit, before: undefined }, url), request, response)
      if (before && cache.isFresh(before, now())) {
        sendEntry(before, request, response)
        return 'sent'
      }
      if (visit.visit.cookies.has('__Host-member')) return send(await render(visit, url), request, response)
      const isJoined = flights.has(`${visit.host}${url}`)
      const result = await fly(visit, url).result
      // What nobody keeps is for whoever asked for it: a cart, a search. Those who waited for a page get an answer of their own.
      return send(isJoined && !('variants' in result) ? await render(visit, url) : result, request, response)
    },
  }
}

/** What is kept of an address without its query, for one that has a query. */
function plainPage(cache: PageCache, host: string, url: string): PageEntry | undefined {
  const at = url.indexOf('?')
  return at < 0 ? undefined : cache.find(host, url.slice(0, at))
}

/** Keeps what belongs to a host and is no page of it. */
function asideOf(
  { cache, ctx }: Pick<WebParts, 'cache' | 'ctx'>,
  keep: PublicPages['keep'],
  visit: Pick<PublicVisit, 'host' | 'site'>,
): PublicVisit['aside'] {
  return async (name, make) => {
    // No host has a space in its name: nobody can ask for what is kept here.
    const shelf = `${visit.host} ${name}`
    const before = cache.find(shelf, '/')
    if (before && cache.isFresh(before, ctx.now().getTime())) return before
    const epoch = cache.epochs.epochOf(visit.site.id)
    return keep(shelf, '/', await make(), [], visit.site.id, epoch)
  }
}

/** What these browsers are shown depends on more than the address: nobody waits for their page or is given it. */
function mustBeAlone({ visit }: PublicVisit): boolean {
  return visit.cookies.has('ss_preview') || visit.cookies.has('__Host-access')
}

function send(result: PageEntry | Outcome, request: IncomingMessage, response: ServerResponse): Outcome | 'sent' {
  if (!('variants' in result)) return result
  sendEntry(result, request, response)
  return 'sent'
}
