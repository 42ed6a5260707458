import type { VisitorContext } from '#platform/context'
import { everybody } from '#platform/contract'
import { languageOf, regionalLocale } from '#platform/i18n'
import type { PageRequest, PageResult } from '#platform/http'
import { finishPage } from '../render/finish-page.ts'
import { renderPage } from '../render/render-page.tsx'
import { type PageServer, answerOnce } from './render-published.ts'
import type { SystemPage } from '../extension-points.ts'

/**
 * Shows a feature's page at a fixed address, such as search. It may reflect the request, so it is rendered each time,
 * has its own nonce and is never cached. `status`: of a page that replaces one which is not shown.
 */
export async function showSystemPage(
  ctx: VisitorContext,
  request: PageRequest,
  system: SystemPage,
  { bundles, frameOf, bareFrameOf, status }: PageServer & { status?: number },
): Promise<PageResult> {
  const runsOwnerCode = system.isPrivate !== true
  // The frame is cached for all visitors, so it must not depend on one.
  const frame = await (runsOwnerCode ? frameOf : bareFrameOf)({ ...ctx, member: null, cart: null })
  const document = await system.document(ctx)
  const names = system.readsWholeQuery ? [...request.query.keys()] : system.query
  const addressQuery = Object.fromEntries(
    names.flatMap((name) => (request.query.has(name) ? [[name, request.query.get(name) ?? '']] : [])),
  )
  const own = Object.keys(addressQuery).length === 0 ? system.ownQuery?.((name) => request.visit.cookies.get(name)) : {}
  const query: Record<string, string> = { ...own, ...addressQuery }
  const page = {
    documentId: document.id,
    kind: document.kind,
    document,
    publishedAt: null,
    path: request.path,
    pageType: system.pageType,
    locks: everybody,
    passwordsSince: {},
  }
  const { bundleOf, bootUrl } = bundles
  // A private page may have a secret address, which no other host may learn.
  const headers = { 'Cache-Control': 'no-store', ...(runsOwnerCode ? {} : { 'Referrer-Policy': 'same-origin' }) }
  const plain = await renderPage(ctx, { page, frame, query, bundleOf, runsOwnerCode })
  const rendered = { ...plain, css: plain.css + (system.css ?? '') }
  const reaches = runsOwnerCode ? {} : { reaches: (await system.reaches?.(ctx, query)) ?? [] }
  const finished = await finishPage(ctx, {
    rendered,
    frame,
    bootUrl,
    runsOwnerCode,
    noindex: true,
    headers,
    language: ctx.locale === languageOf(ctx.site.locale) ? ctx.site.locale : regionalLocale(ctx.locale),
    ...reaches,
    ...(status ? { status } : {}),
  })
  return answerOnce(finished)
}
