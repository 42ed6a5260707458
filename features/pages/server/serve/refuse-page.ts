import { cacheTag, type VisitorContext, type VisitorTransaction } from '#platform/context'
import type { PageRequest, PageResult } from '#platform/http'
import type { Availability } from '../../contract/availability.api.ts'
import { settingsOf } from '../render/render-page.tsx'
import { closedSitePage, comingSoonPage, lockScreen, missingPage } from '../system-pages/system-pages.tsx'
import { finishPage } from '../render/finish-page.ts'
import { type PublishedPage, publishedPage } from '../publish/page-at.queries.ts'
import { answerOnce, type PageServer } from './render-published.ts'
import { addressNameOf, privateEntry, privateHeaders } from './private-entry.ts'

/** The site's page for unknown addresses, which is the same for all of them. */
export function missing(server: PageServer, ctx: VisitorTransaction, request: PageRequest): Promise<PageResult> {
  return privateEntry(request, 'missing', async () => {
    const frame = await server.frameOf(ctx)
    const { bundleOf, bootUrl } = server.bundles
    const rendered = await missingPage(ctx, { frame, bundleOf })
    const headers = { 'Cache-Control': 'no-cache' }
    return finishPage(ctx, { rendered, frame, status: 404, bootUrl, runsOwnerCode: true, noindex: true, headers })
  })
}

/** Renders the page at `/` until the home page is published for the first time, or after it was unpublished. */
export function comingSoon(server: PageServer, ctx: VisitorTransaction, request: PageRequest): Promise<PageResult> {
  return privateEntry(request, 'coming soon', async () => {
    const frame = await server.frameOf(ctx)
    const rendered = await comingSoonPage(ctx)
    const headers = { 'Cache-Control': 'no-cache' }
    const { bootUrl } = server.bundles
    return finishPage(ctx, { rendered, frame, status: 200, bootUrl, runsOwnerCode: true, noindex: true, headers })
  })
}

/** Renders every page of a closed site, which reveals nothing but its design. */
export async function closedSite(
  server: PageServer,
  ctx: VisitorTransaction,
  request: PageRequest,
  closure: Availability,
): Promise<PageResult> {
  const frame = await server.bareFrameOf(ctx)
  const isWrong = request.query.get('locked') === 'wrong'
  const rendered = await closedSitePage(ctx, { closure, returnTo: request.path, isWrong })
  const isSoon = closure.state === 'coming-soon'
  const { bootUrl } = server.bundles
  const finished = await finishPage(ctx, {
    rendered,
    frame: { ...frame, announcement: null, header: null, footer: null },
    // With 503 search engines keep their index while the site is temporarily closed.
    status: isSoon ? 503 : 200,
    bootUrl,
    runsOwnerCode: false,
    noindex: true,
    headers: { ...privateHeaders, ...(isSoon ? { 'Retry-After': '3600' } : {}) },
  })
  return answerOnce(finished)
}

/** The screen that asks for the password of `documentId`, which is the page or covers it. */
export function passwordScreen(
  server: PageServer,
  ctx: VisitorContext,
  request: PageRequest,
  page: PublishedPage,
  documentId: string,
): Promise<PageResult> {
  const { bundleOf, bootUrl } = server.bundles
  const isWrong = request.query.get('locked') === 'wrong'
  return privateEntry(request, `lock ${addressNameOf(page)} ${documentId} ${isWrong}`, async () => {
    const frame = await server.frameOf(ctx)
    const locking = documentId === page.documentId ? page : ((await publishedPage(ctx, documentId, page)) ?? page)
    const lock = { documentId, lockScreen: settingsOf(locking.document).lockScreen, path: page.path }
    const screen = await lockScreen(ctx, { lock, frame, bundleOf, returnTo: request.path, isWrong })
    const tags = [...screen.part.tags, cacheTag.document(page.documentId), cacheTag.document(documentId)]
    return finishPage(ctx, {
      rendered: { ...screen, part: { ...screen.part, tags } },
      frame,
      status: 200,
      bootUrl,
      runsOwnerCode: false,
      noindex: true,
      headers: privateHeaders,
    })
  })
}
