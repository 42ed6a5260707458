import { provided, recognised, type VisitorContext, type VisitorTransaction } from '#platform/context'
import { isStaff, looksAround } from '#features/sites/server'
import { membersIn } from '#platform/contract'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { type PageRequest, type PageResult, isOwnPath, redirect } from '#platform/http'
import { admission, closedBy } from '../access/admission.ts'
import { type SystemPage, frontPages } from '../extension-points.ts'
import { closureFor } from '../access/site-closure.ts'
import { type PageAddress, type PublishedPage, pageAt, pagesAt } from '../publish/page-at.queries.ts'
import { previewGrant } from '../access/preview-token.ts'
import { previewPage } from './preview-page.ts'
import { admittedName, otherLanguageName, privateEntry, privateHeaders } from './private-entry.ts'
import { closedSite, comingSoon, missing, passwordScreen } from './refuse-page.ts'
import {
  type PageServer,
  type PageServerParts,
  answerOnce,
  pageServerOf,
  personalNames,
  queryNamesOf,
  rejoined,
  renderPublished,
} from './render-published.ts'
import { showSystemPage } from './system-page.ts'
import { systemPageAt } from '../addresses/system-page-at.ts'
import { visitorContextOf } from './visitor-context.ts'

/**
 * Serves a page in four steps: resolve the address, authorise the visitor, render for their audience, respond. The host
 * determines the site. A page is the same for all of its audience, so each audience has a cache entry of its own.
 */
export function makePageServer(parts: PageServerParts): (request: PageRequest) => Promise<PageResult> {
  const server = pageServerOf(parts)
  return (request) => {
    const epoch = parts.cache.epochs.epochOf(request.site.id)
    return inSite(visitorContextOf(parts.ctx, request), request.site, async (ctx) => {
      const grant = previewGrant(ctx, request.visit.cookies.get('__Host-preview'))
      const preview = grant && (await previewPage(ctx, request, { grant, bundles: parts.bundles }))
      if (preview) return preview
      const closure = await closureFor(ctx, request.visit.cookies.get('__Host-access'))
      if (closure) return closedSite(server, ctx, request, closure)
      return rejoined(server, ctx, request) ?? serve(server, ctx, request, epoch, await resolve(ctx, request))
    })
  }
}

/**
 * Serves several pages of one site in the background, in one transaction: addresses and documents are read for all of
 * them at once. Each page is passed on as soon as it is rendered.
 */
export function makePagesServer(
  parts: PageServerParts,
): (requests: readonly PageRequest[], onResult: (request: PageRequest, result: PageResult) => void) => Promise<void> {
  const server = pageServerOf(parts)
  return async (requests, onResult) => {
    const [first] = requests
    if (!first) return
    const epoch = parts.cache.epochs.epochOf(first.site.id)
    await inSite(visitorContextOf(parts.ctx, first), first.site, async (ctx) => {
      const plain = requests.filter((request) => request.query.size === 0).map(({ path }) => path)
      const addresses = await pagesAt(ctx, plain)
      for (const request of requests) {
        const address = request.query.size === 0 ? (addresses.get(request.path) ?? null) : await resolve(ctx, request)
        onResult(request, await serve(server, ctx, request, epoch, address))
      }
    })
  }
}

/**
 * Returns the document or redirect at an address; null for a page of the product itself. Only redirects may depend on
 * the query.
 */
async function resolve(ctx: VisitorContext, { path, query }: PageRequest): Promise<PageAddress | null> {
  return query.size === 0 && systemPageAt(ctx, path) ? null : pageAt(ctx, path, query.size > 0 ? `?${query}` : '')
}

async function serve(
  server: PageServer,
  ctx: VisitorTransaction,
  request: PageRequest,
  epoch: number,
  address: PageAddress | null,
): Promise<PageResult> {
  if (!address) return serveSystemPage(server, ctx, request)
  if (address.state === 'redirect') return moved(address, request)
  const { page } = address
  const audience = await audienceOf(ctx, request, page)
  switch (audience.kind) {
    case 'public': {
      const looker = lookerOf(ctx, request)
      if (looker) {
        const seesUnset = await isStaff(ctx, request.visit.cookies.get('__Host-staff'))
        const own = await renderPublished(server, ctx, request, page, 0, { looker, seesUnset })
        return answerOnce({ ...own, headers: { ...own.headers, ...privateHeaders } })
      }
      if (ctx.locale !== languageOf(ctx.site.locale))
        return fromCopy(server, ctx, request, page, otherLanguageName(request, page, queryNamesOf(ctx, page)))
      const finished = await renderPublished(server, ctx, request, page, epoch)
      return { kind: 'page', page: finished, queryNames: queryNamesOf(ctx, page), epoch }
    }
    case 'admitted':
      return fromCopy(server, ctx, request, page, admittedName(request, page, queryNamesOf(ctx, page)))
    case 'personal':
      return forOneVisitor(server, ctx, request, page)
    case 'password-missing':
      return passwordScreen(server, ctx, request, page, audience.documentId)
    case 'not-admitted': {
      const { screen } = audience
      return screen
        ? showSystemPage(audience.ctx, request, screen, { ...server, status: 403 })
        : missing(server, ctx, request)
    }
  }
}

/** The audience of a page, or the reason why it is not shown to the visitor. */
type Audience =
  /** The public. */
  | { readonly kind: 'public' }
  /** Visitors who opened all of its locks share one copy without personal data. */
  | { readonly kind: 'admitted' }
  /** A page with the visitor's own cart. */
  | { readonly kind: 'personal' }
  /** `documentId`: the locked document whose password is missing. */
  | { readonly kind: 'password-missing'; readonly documentId: string }
  /** `screen`: the page shown instead to the member in `ctx`; null where no feature can admit anyone. */
  | { readonly kind: 'not-admitted'; readonly screen: SystemPage | null; readonly ctx: VisitorContext }

/** Decides about membership first. A page with a password as well requires it of members too. */
async function audienceOf(ctx: VisitorTransaction, request: PageRequest, page: PublishedPage): Promise<Audience> {
  if (membersIn(page.locks).length > 0) {
    const member = await admission(ctx, request, page)
    if (!member.isAdmitted) return { kind: 'not-admitted', screen: member.screen, ctx: member.ctx }
  }
  const documentId = closedBy(ctx, request.visit.cookies.get('__Host-access'), page)
  if (documentId !== null) return { kind: 'password-missing', documentId }
  if (isPersonal(ctx, request, page)) return { kind: 'personal' }
  return { kind: page.locks.length > 0 ? 'admitted' : 'public' }
}

/** Whether the response depends on the browser that requests it. */
function isPersonal(ctx: VisitorContext, { query }: PageRequest, page: PublishedPage): boolean {
  return query.size > 0 && personalNames(ctx, page).some((name) => query.has(name))
}

/** Returns the kind of a known visitor: a member of the site, or one who just left its owner area. */
function lookerOf(ctx: VisitorContext, { visit, query }: PageRequest): 'owner' | 'viewer' | 'visitor' | null {
  return looksAround(ctx, visit.cookies.get('ss_lastid')) ?? (query.get('logout') === 'true' ? 'visitor' : null)
}

/** A site with an open shop redirects to it instead of announcing that it comes soon. */
async function withoutHome(server: PageServer, ctx: VisitorTransaction, request: PageRequest): Promise<PageResult> {
  for (const frontOf of provided(ctx.product, frontPages)) {
    const target = await frontOf(ctx)
    if (target !== null) return moved({ target, permanent: false }, request)
  }
  return comingSoon(server, ctx, request)
}

/** Serves the page of a feature at this address, such as search. Only a private page gets the identified visitor. */
async function serveSystemPage(server: PageServer, ctx: VisitorTransaction, request: PageRequest): Promise<PageResult> {
  const system = systemPageAt(ctx, request.path)
  if (!system) return request.path === '/' ? withoutHome(server, ctx, request) : missing(server, ctx, request)
  if (system.isThere && !(await system.isThere(ctx))) return missing(server, ctx, request)
  const { cookies } = request.visit
  const asker =
    system.isPrivate === true
      ? await recognised({ ...ctx, accessTickets: cookies.get('__Host-access') }, (name) => cookies.get(name))
      : ctx
  return showSystemPage(asker, request, system, server)
}

/** Serves the copy for this audience from the cache. */
function fromCopy(
  server: PageServer,
  ctx: VisitorTransaction,
  request: PageRequest,
  page: PublishedPage,
  name: string,
): Promise<PageResult> {
  return privateEntry(request, name, async () => {
    const finished = await renderPublished(server, ctx, request, page, 0)
    return { ...finished, headers: { ...finished.headers, ...privateHeaders } }
  })
}

/** The page gets the visitor's cart but not their identity, because code of the owner runs beside it. */
async function forOneVisitor(
  server: PageServer,
  ctx: VisitorTransaction,
  request: PageRequest,
  page: PublishedPage,
): Promise<PageResult> {
  const { cart } = await recognised(ctx, (name) => request.visit.cookies.get(name))
  const finished = await renderPublished(server, { ...ctx, cart }, request, page, 0)
  return answerOnce({ ...finished, headers: { ...finished.headers, ...privateHeaders } })
}

/** `target` is a path of the site, or an address in the owner's redirects. */
function moved({ target, permanent }: { target: string; permanent: boolean }, { query }: PageRequest): PageResult {
  const kept = query.size > 0 && !target.includes('?') ? `?${query}` : ''
  const to = isOwnPath(target) ? new URL(target, 'http://own.invalid').href.slice('http://own.invalid'.length) : target
  return {
    kind: 'answer',
    answer: redirect(to + kept, {
      status: permanent ? 301 : 302,
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' },
    }),
  }
}
