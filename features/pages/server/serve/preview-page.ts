import type { Document } from '#platform/document'
import type { VisitorContext } from '#platform/context'
import { everybody } from '#platform/contract'
import type { PageRequest, PageResult } from '#platform/http'
import type { Bundles } from '#platform/render/server'
import { draftPlace, grantedDraft } from '../documents/drafts.queries.ts'
import { finishPage } from '../render/finish-page.ts'
import { type PublishedPage, pageAt } from '../publish/page-at.queries.ts'
import { answerOnce } from './render-published.ts'
import type { PreviewGrant } from '../access/preview-token.ts'
import { stacked } from '../render/announcement.tsx'
import { previewBar } from '../render/preview-bar.tsx'
import { renderPage } from '../render/render-page.tsx'
import { siteFrame } from '../render/site-frame.tsx'

const alone = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Renders the draft of one document instead of its revision, with all other content as visitors see it: at its own
 * address, or around every page if it is a part of them. Rendered for each request and never cached. Null when the
 * document may not be shown.
 */
export async function previewPage(
  ctx: VisitorContext,
  request: PageRequest,
  { grant, bundles }: { grant: PreviewGrant; bundles: Bundles },
): Promise<PageResult | null> {
  const draft = await grantedDraft(ctx, grant)
  const page = draft && (await pageWithDraft(ctx, draft, request.path))
  if (!page) return null
  const { bundleOf, bootUrl } = bundles
  const siteParts = await siteFrame(ctx, { bundleOf, runsOwnerCode: true, draft })
  const frame = { ...siteParts, announcement: stacked(previewBar(ctx), siteParts.announcement) }
  const rendered = await renderPage(ctx, {
    page,
    frame,
    query: Object.fromEntries(request.query),
    bundleOf,
    runsOwnerCode: true,
  })
  const { config } = ctx
  const framedBy = `${config.protocol}://${ctx.site.name}.${config.adminHost}`
  const finished = await finishPage(ctx, {
    rendered,
    frame,
    bootUrl,
    runsOwnerCode: true,
    headers: alone,
    framedBy,
    noindex: true,
  })
  return answerOnce(finished)
}

async function pageWithDraft(ctx: VisitorContext, draft: Document, path: string): Promise<PublishedPage | null> {
  const place = await draftPlace(ctx, draft)
  if (place) {
    const isHere = place.path === path
    return isHere
      ? {
          documentId: draft.id,
          kind: draft.kind,
          document: draft,
          publishedAt: null,
          locks: everybody,
          passwordsSince: {},
          ...place,
        }
      : null
  }
  const address = await pageAt(ctx, path)
  if (address?.state !== 'page') return null
  const { page } = address
  return page.locks.length === 0 ? page : null
}
