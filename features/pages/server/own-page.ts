import type { VisitorContext } from '#platform/context'
import { type PublicVisit, type Served, answer } from '#platform/http'
import type { Bundles } from '#platform/render/server'
import { finishPage } from './finish-page.ts'
import { renderPage } from './render-page.tsx'
import type { SiteFrame } from './site-frame.tsx'

/**
 * A page that a feature has at a fixed address, such as search. It may reflect what was asked, so it is rendered for each request,
 * draws its own nonce and is kept by nobody.
 */
export async function ownPage(
  ctx: VisitorContext,
  visit: PublicVisit,
  { bundles, frameOf }: { bundles: Bundles; frameOf: (ctx: VisitorContext) => Promise<SiteFrame> },
): Promise<Served | null> {
  const system = ctx.product.features.map(({ systemPages }) => systemPages?.[visit.path]).find((page) => page !== undefined)
  if (!system) return null
  const frame = await frameOf(ctx)
  const document = await system.document(ctx)
  const query = Object.fromEntries(system.query.flatMap((name) => (visit.query.has(name) ? [[name, visit.query.get(name) ?? '']] : [])))
  const page = {
    documentId: document.id,
    kind: document.kind,
    document,
    publishedAt: null,
    path: visit.path,
    pageType: system.pageType,
    lockedAt: null,
  }
  const { bundleOf, bootUrl } = bundles
  const rendered = await renderPage(ctx, { page, frame, query, bundleOf, runsOwnerCode: true })
  const finished = await finishPage(ctx, { rendered, frame, bootUrl, runsOwnerCode: true, noindex: true, headers: { 'Cache-Control': 'no-store' } })
  return { keep: null, answer: answer({ status: finished.status, type: finished.type, body: finished.body, headers: finished.headers }) }
}
