import type { VisitorContext } from '#platform/context'
import { type PublicVisit, type Served, answer } from '#platform/http'
import type { Bundles } from '#platform/render/server'
import { draftAt } from './drafts.queries.ts'
import { finishPage } from './finish-page.ts'
import { renderPage } from './render-page.tsx'
import { siteFrame } from './site-frame.tsx'
import { missingPage } from './system-pages.tsx'

const alone = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The draft in place of the revision, with everything a visitor would get. Made anew each time, kept nowhere. */
export async function previewPage(visitor: VisitorContext, visit: PublicVisit, { bundleOf, bootUrl }: Bundles): Promise<Served> {
  const ctx: VisitorContext = { ...visitor, preview: true }
  const frame = await siteFrame(ctx, { bundleOf, runsOwnerCode: true })
  const page = await draftAt(ctx, visit.path)
  const query = Object.fromEntries(visit.query)
  const rendered = page ? await renderPage(ctx, { page, frame, query, bundleOf, runsOwnerCode: true }) : await missingPage(ctx, { frame, bundleOf })
  const { config } = ctx
  const framedBy = `${config.protocol}://${ctx.site.name}.${config.adminHost}`
  const finished = await finishPage(ctx, {
    rendered,
    frame,
    status: page ? 200 : 404,
    bootUrl,
    runsOwnerCode: true,
    headers: alone,
    framedBy,
    noindex: true,
  })
  return { keep: null, answer: answer({ status: finished.status, type: finished.type, body: finished.body, headers: finished.headers }) }
}
