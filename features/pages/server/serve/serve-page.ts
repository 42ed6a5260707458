import type { PlatformContext, VisitorContext, VisitorTransaction, OutsideTransaction } from '#platform/context'
import { membersIn, passwordsIn } from '#platform/contract'
import { inSite } from '#platform/database'
import { type FinishedPage, type PageCache, type PublicVisit, type Served, isOwnPath, redirect } from '#platform/http'
import type { Bundles } from '#platform/render/server'
import { admission, closedBy } from '../access/admission.ts'
import { finishPage } from './finish-page.ts'
import { ownPage, showSystemPage, systemPageAt } from './own-page.ts'
import { type PageAddress, type PublishedPage, pageAt, pagesAt, publishedPage } from './page-at.queries.ts'
import { previewGrant } from './preview-token.ts'
import { previewPage } from './preview-page.ts'
import { isPersonal, personalPage } from './personal-page.ts'
import { type RenderedPage, renderPage, settingsOf } from '../render/render-page.tsx'
import { type SiteFrame, rememberFrames } from '../render/site-frame.tsx'
import { lockScreen, missingPage } from '../system-pages/system-pages.tsx'
import { visitorContextOf } from './visitor-context.ts'

export interface PageServerParts {
  ctx: OutsideTransaction<PlatformContext>
  cache: PageCache
  bundles: Bundles
}

/** What a kept page carries along, to be joined with a new frame without rendering anew. */
interface Kept {
  rendered: RenderedPage
  epoch: number
}

interface Serving extends PageServerParts {
  frameOf: (ctx: VisitorContext) => Promise<SiteFrame>
  bareFrameOf: (ctx: VisitorContext) => Promise<SiteFrame>
}

function servingBy(parts: PageServerParts): Serving {
  const { cache, bundles } = parts
  const frames = (runsOwnerCode: boolean) => rememberFrames(cache.epochs, { bundleOf: bundles.bundleOf, runsOwnerCode })
  return { ...parts, frameOf: frames(true), bareFrameOf: frames(false) }
}

const privately = { 'Cache-Control': 'private, no-store' }

/**
 * Serves a page: site → address → document → load → render → keep. The site is known from the host; every page is the same for all
 * visitors of an address, or is kept for those alone who may see it.
 */
export function makePageServer(parts: PageServerParts): (visit: PublicVisit) => Promise<Served> {
  const serving = servingBy(parts)
  return (visit) => {
    const epoch = parts.cache.epochs.epochOf(visit.site.id)
    return inSite(visitorContextOf(parts.ctx, visit), visit.site, async (ctx) => {
      const grant = previewGrant(ctx, visit.visit.cookies.get('ss_preview'))
      const preview = grant && (await previewPage(ctx, visit, { grant, bundles: parts.bundles }))
      if (preview) return preview
      return rejoined(serving, ctx, visit) ?? serve(serving, ctx, visit, epoch, await addressOf(ctx, visit))
    })
  }
}

/**
 * The same for several pages of one site that nobody waits for, in one transaction: addresses and documents are read for all of them at
 * once. Each is handed over as soon as it is made.
 */
export function makePagesServer(
  parts: PageServerParts,
): (visits: readonly PublicVisit[], onServed: (visit: PublicVisit, served: Served) => void) => Promise<void> {
  const serving = servingBy(parts)
  return async (visits, onServed) => {
    const [first] = visits
    if (!first) return
    const epoch = parts.cache.epochs.epochOf(first.site.id)
    await inSite(visitorContextOf(parts.ctx, first), first.site, async (ctx) => {
      const plain = visits.filter((visit) => visit.query.size === 0).map(({ path }) => path)
      const found = await pagesAt(ctx, plain)
      for (const visit of visits) {
        const address = visit.query.size === 0 ? (found.get(visit.path) ?? null) : await addressOf(ctx, visit)
        onServed(visit, await serve(serving, ctx, visit, epoch, address))
      }
    })
  }
}

/** No document and no redirect is where a page of the product's own is; only old addresses that are told apart by their query may be. */
async function addressOf(ctx: VisitorContext, visit: PublicVisit): Promise<PageAddress | null> {
  return visit.query.size === 0 && systemPageAt(ctx, visit.path) ? null : pageAt(ctx, visit.path, searchOf(visit))
}

function searchOf({ query }: PublicVisit): string {
  return query.size > 0 ? `?${query}` : ''
}

async function serve(
  serving: Serving,
  ctx: VisitorTransaction,
  visit: PublicVisit,
  epoch: number,
  address: PageAddress | null,
): Promise<Served> {
  if (!address) return (await ownPage(ctx, visit, serving)) ?? missing(serving, ctx, visit)
  if (address.state === 'redirect') return moved(address, visit)
  const { page } = address
  if (membersIn(page.locks).length > 0) return forMembers(serving, ctx, visit, page)
  if (page.locks.length > 0) return locked(serving, ctx, visit, page)
  const queryNames = ctx.product.kinds.get(page.kind)?.query ?? []
  if (isPersonal(ctx, visit, page))
    return personalPage(ctx, visit, (visitorCtx) => rendered(serving, visitorCtx, visit, page, queryNames, epoch))
  return { keep: await rendered(serving, ctx, visit, page, queryNames, epoch), queryNames, epoch }
}

async function rendered(
  serving: Serving,
  ctx: VisitorContext,
  visit: PublicVisit,
  page: PublishedPage,
  queryNames: readonly string[],
  epoch: number,
): Promise<FinishedPage> {
  const { bundleOf, bootUrl } = serving.bundles
  // What is remembered for everybody knows nobody.
  const frame = await serving.frameOf({ ...ctx, cart: null })
  const query = Object.fromEntries(
    queryNames.flatMap((name) => (visit.query.has(name) ? [[name, visit.query.get(name) ?? '']] : [])),
  )
  const renderedPage = await renderPage(ctx, { page, frame, query, bundleOf, runsOwnerCode: true })
  const finished = await finishPage(ctx, {
    rendered: renderedPage,
    frame,
    bootUrl,
    runsOwnerCode: true,
    ...(page.pageType === 100 ? { status: 404 } : {}),
  })
  return { ...finished, parts: { rendered: renderedPage, epoch } satisfies Kept }
}

/** Only the frame changed since the page was rendered: it is joined anew with what stands. */
function rejoined(serving: Serving, ctx: VisitorContext, visit: PublicVisit): Promise<Served> | null {
  const { epochs } = serving.cache
  const kept = visit.before?.parts as Kept | undefined
  if (!kept || visit.before?.status !== 200) return null
  const { rendered, epoch } = kept
  const isOver = rendered.part.until !== null && rendered.part.until <= ctx.now()
  if (isOver || epochs.changedSince(ctx.site.id, rendered.part.tags, epoch)) return null
  const now = epochs.epochOf(ctx.site.id)
  return serving
    .frameOf(ctx)
    .then((frame) => finishPage(ctx, { rendered, frame, bootUrl: serving.bundles.bootUrl, runsOwnerCode: true }))
    .then((finished) => ({
      keep: { ...finished, parts: { rendered, epoch: now } satisfies Kept },
      queryNames: ctx.product.kinds.get(rendered.kind)?.query ?? [],
      epoch: now,
    }))
}

/** `target` is a path of the site or an address from the owner's own table of redirects. */
function moved({ target, permanent }: { target: string; permanent: boolean }, visit: PublicVisit): Served {
  const query = visit.query.size > 0 && !target.includes('?') ? `?${visit.query}` : ''
  const to = isOwnPath(target) ? new URL(target, 'http://own.invalid').href.slice('http://own.invalid'.length) : target
  return {
    keep: null,
    answer: redirect(to + query, {
      status: permanent ? 301 : 302,
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' },
    }),
  }
}

async function missing(serving: Serving, ctx: VisitorTransaction, visit: PublicVisit): Promise<Served> {
  return aside(visit, 'missing', async () => {
    const frame = await serving.frameOf(ctx)
    const { bundleOf, bootUrl } = serving.bundles
    const renderedPage = await missingPage(ctx, { frame, bundleOf })
    const headers = { 'Cache-Control': 'no-cache' }
    return finishPage(ctx, {
      rendered: renderedPage,
      frame,
      status: 404,
      bootUrl,
      runsOwnerCode: true,
      noindex: true,
      headers,
    })
  })
}

/** Behind passwords: the screen of the first that was not given, or the page for those who gave all. Neither is ever kept under the public key. */
async function locked(
  serving: Serving,
  ctx: VisitorTransaction,
  visit: PublicVisit,
  page: PublishedPage,
): Promise<Served> {
  const closed = closedBy(ctx, visit.visit.cookies.get('__Host-access'), page)
  return closed === null ? opened(serving, ctx, visit, page) : screenOf(serving, ctx, visit, page, closed)
}

/** The page for those who have opened all of its locks: they share one copy, in which nothing is anybody's own. */
async function opened(
  serving: Serving,
  ctx: VisitorTransaction,
  visit: PublicVisit,
  page: PublishedPage,
): Promise<Served> {
  const queryNames = ctx.product.kinds.get(page.kind)?.query ?? []
  if (isPersonal(ctx, visit, page))
    return personalPage(ctx, visit, (visitorCtx) => rendered(serving, visitorCtx, visit, page, queryNames, 0))
  const moments = passwordsIn(page.locks).map((id) => page.passwordsSince[id]?.getTime() ?? 0)
  const name = [
    'open',
    nameOf(page),
    ...page.locks,
    ...moments,
    ...queryNames.map((queryName) => visit.query.get(queryName) ?? ''),
  ]
  return aside(visit, name.join(' '), async () => {
    const finished = await rendered(serving, ctx, visit, page, queryNames, 0)
    return { ...finished, headers: { ...finished.headers, ...privately } }
  })
}

async function screenOf(
  serving: Serving,
  ctx: VisitorContext,
  visit: PublicVisit,
  page: PublishedPage,
  documentId: string,
): Promise<Served> {
  const { bundleOf, bootUrl } = serving.bundles
  const isWrong = visit.query.get('locked') === 'wrong'
  const returnTo = visit.path
  return aside(visit, `lock ${nameOf(page)} ${documentId} ${isWrong}`, async () => {
    const frame = await serving.frameOf(ctx)
    const locking = documentId === page.documentId ? page : ((await publishedPage(ctx, documentId, page)) ?? page)
    const lockedPage = { documentId, lockScreen: settingsOf(locking.document).lockScreen, path: page.path }
    const renderedPage = await lockScreen(ctx, { asked: lockedPage, frame, bundleOf, returnTo, isWrong })
    const tagged = {
      ...renderedPage,
      part: {
        ...renderedPage.part,
        tags: [...renderedPage.part.tags, `document:${page.documentId}`, `document:${documentId}`],
      },
    }
    return finishPage(ctx, {
      rendered: tagged,
      frame,
      status: 200,
      bootUrl,
      runsOwnerCode: false,
      noindex: true,
      headers: privately,
    })
  })
}

/** A page for members: others see what a feature puts in its place. A password that the page also has is asked of members too. */
async function forMembers(
  serving: Serving,
  visitorCtx: VisitorTransaction,
  visit: PublicVisit,
  page: PublishedPage,
): Promise<Served> {
  const { isAdmitted, ctx, screen } = await admission(visitorCtx, visit, page)
  if (isAdmitted) return locked(serving, visitorCtx, visit, page)
  return screen ? showSystemPage(ctx, visit, screen, { ...serving, status: 403 }) : missing(serving, visitorCtx, visit)
}

/** One document may be shown at many addresses, and show something else at each. */
function nameOf({ documentId, path }: PublishedPage): string {
  return `${documentId} ${encodeURI(path)}`
}

/** Kept apart from what everybody is shown, under a name that says who may see it. */
async function aside(visit: PublicVisit, name: string, make: () => Promise<FinishedPage>): Promise<Served> {
  return { entry: await visit.aside(`${name} ${visit.site.locale}`, make) }
}
