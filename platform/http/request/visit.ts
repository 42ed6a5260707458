import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Account, Site } from '../../context/index.ts'
import { type Language, languageOf } from '../../i18n/index.ts'
import type { Caller } from './caller.ts'
import { cookiesOf } from './cookies.ts'
import type { ResolvedHost } from '../web-parts.ts'

/** A request with its known host. */
export interface Visit {
  readonly request: IncomingMessage
  readonly at: ResolvedHost
  readonly address: string
  readonly cookies: ReadonlyMap<string, string>
  /** Language of the product's texts: that of the request, and after the session is read that of the account. */
  language: Language
  /** Generated on first use, because few responses are pages with scripts. */
  readonly nonce: string
  /** Set after the session is read. */
  account: Account | null
}

const key = Symbol('visit')

type Visited = IncomingMessage & { [key]?: Visit }

/** Stores the visit on the request itself instead of a WeakMap, for the reason given at `transactionCache`. */
export function putVisit(request: IncomingMessage, visit: Visit): void {
  const visited: Visited = request
  visited[key] = visit
}

export function visitIn(request: IncomingMessage): Visit | undefined {
  const visited: Visited = request
  return visited[key]
}

export function visitOf(request: IncomingMessage, at: ResolvedHost, address: string): Visit {
  const accepted = request.headers['accept-language']
  const cookies = cookiesOf(request.headers.cookie)
  let nonce: string | undefined
  return {
    request,
    at,
    address,
    get nonce() {
      nonce ??= randomBytes(16).toString('base64url')
      return nonce
    },
    cookies,
    // Visitors read the language of the site, or another of its languages that they chose. Accounts read their own
    // language.
    language: at.kind === 'public' ? languageOfVisitor(at.site, cookies) : languageOf(accepted),
    account: null,
  }
}

function languageOfVisitor({ locale, otherLanguages = [] }: Site, cookies: ReadonlyMap<string, string>): Language {
  const chosen = cookies.get('__Host-language')
  return chosen !== undefined && otherLanguages.includes(chosen) ? chosen : languageOf(locale)
}

/** Whether a visitor reads the interface in another language than most, so that their pages are not cached for all. */
export function readsOtherLanguage({ at, language }: Pick<Visit, 'at' | 'language'>): boolean {
  return at.kind === 'public' && language !== languageOf(at.site.locale)
}

/** Creates `gone` on demand for the few operations that stop with the connection, because a signal is expensive. */
export function callerOf(
  visit: Visit,
  { files, message, disconnected }: Pick<Caller, 'files' | 'message'> & { disconnected: () => AbortSignal },
): Caller {
  const { request, at, address, cookies } = visit
  return {
    address,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 1000),
    origin: at.origin,
    url: request.url ?? '/',
    // Parsed on demand, because few operations need it and parsing an address is expensive.
    get cameFrom() {
      return URL.parse(String(request.headers.referer ?? '').slice(0, 2000))?.origin ?? null
    },
    get fromPage() {
      return ownPage(request.headers.referer, at.origin)
    },
    refusesTracking: request.headers['sec-gpc'] === '1',
    range: request.headers.range?.slice(0, 200) ?? null,
    ifRange: request.headers['if-range']?.toString().slice(0, 200) ?? null,
    isHead: request.method === 'HEAD',
    wantsPage: wantsPage(request.headers),
    acceptLanguage: String(request.headers['accept-language'] ?? '').slice(0, 500),
    session: at.kind === 'public' ? null : (cookies.get('__Host-quoin') ?? null),
    siteUserToken: request.headers['x-siteuser-xsrf-token']?.slice(0, 100).toString() ?? null,
    cookie: (name) => cookies.get(name),
    files,
    message,
    get disconnected() {
      return disconnected()
    },
  }
}

function ownPage(referrer: string | undefined, origin: string): Caller['fromPage'] {
  const url = referrer === undefined ? null : URL.parse(referrer.slice(0, 4000))
  return url?.origin === origin ? { path: url.pathname, query: url.searchParams } : null
}

/** Whether a person sees the response itself, so that a problem is shown as a page. */
export function wantsPage(headers: IncomingMessage['headers']): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}
