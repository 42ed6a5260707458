import { enumerations, type Input } from '#platform/contract'
import type { OwnerContext, VisitorContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { languageOf } from '#platform/i18n'
import { pagesProblems } from '../../contract/index.ts'
import type { servingApi } from '../../contract/serving.api.ts'
import { locksOfDocument } from '../access/locks-of-document.ts'
import { draftById, draftPlace } from '../documents/drafts.queries.ts'
import { finishPage } from './finish-page.ts'
import { renderPage } from './render-page.tsx'
import { siteFrame } from './site-frame.tsx'

const still = { bundleOf: () => null, runsOwnerCode: false } as const
const headers = { 'Cache-Control': 'private, no-store', 'X-Frame-Options': 'SAMEORIGIN' }

/**
 * Loaders and views know only visitors. On the canvas the owner counts as a visitor who sees drafts, in the site's
 * language instead of the owner's own.
 */
export function asVisitor(ctx: OwnerContext): VisitorContext {
  return { ...ctx, locale: languageOf(ctx.site.locale), member: null, cart: null, consent: null, preview: true }
}

/** Renders the draft for frames of the owner area, without scripts. */
export async function canvasPage(ctx: OwnerContext, { id }: Input<typeof servingApi.canvas>): Promise<Answer<unknown>> {
  ctx.require('content.edit')
  const document = await draftById(ctx, id)
  if (!document) throw pagesProblems.notFound({ id })
  const visitor = asVisitor(ctx)
  const frame = await siteFrame(visitor, still)
  const { path, pageType } = (await draftPlace(visitor, document)) ?? {
    path: '/',
    pageType: enumerations.pageTypes.page,
  }
  const page = {
    documentId: id,
    kind: document.kind,
    document,
    publishedAt: null,
    path,
    pageType,
    locks: await locksOfDocument(ctx, id),
    passwordsSince: {},
  }
  const rendered = await renderPage(visitor, { page, frame, query: {}, ...still })
  const around = {
    ...frame,
    // Browsers refuse the focus in a frame without scripts, and report an attempt in the console.
    header: frame.header && { ...frame.header, html: frame.header.html.replaceAll(' autofocus=""', '') },
    ...(document.kind === 'header' && { header: null }),
    ...(document.kind === 'footer' && { footer: null }),
  }
  const finished = await finishPage(visitor, {
    rendered,
    frame: around,
    bootUrl: null,
    runsOwnerCode: false,
    headers,
    framedBy: "'self'",
    noindex: true,
  })
  return answer({ type: finished.type, body: finished.body, headers: finished.headers })
}
