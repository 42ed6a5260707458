import { randomBytes } from 'node:crypto'
import type { Document } from '#platform/blocks'
import type { OwnerContext, VisitorContext } from '#platform/context'
import { type Input, enumerations } from '#platform/contract'
import { type Answer, answer, ownPageHeaders } from '#platform/http'
import type { PageFacts } from '#platform/render'
import { escapeAttribute, jsonForHtml, loadBlocks, ownerBundle } from '#platform/render/server'
import { pagesProblems } from '../contract/index.ts'
import type { servingApi } from '../contract/serving.api.ts'
import { draftById } from './drafts.queries.ts'
import { pageFacts } from './page-facts.ts'
import { backgroundAssets } from './render-sections.tsx'
import { type SiteFrame, siteFrame } from './site-frame.tsx'

/** What the canvas starts from: the element `canvas-start` holds it as JSON. */
export interface CanvasStart {
  document: Document
  page: PageFacts
  /** By block id, as the loaders gave it. */
  data: Record<string, unknown>
  /** What the document's kind shows around its sections. */
  frame: { data: unknown } | null
  /** Pictures behind sections, by asset. */
  backgrounds: Record<string, unknown>
}

/** Loaders and views know visitors alone; on the canvas an owner looks as one who sees drafts. */
export function asVisitor(ctx: OwnerContext): VisitorContext {
  return { ...ctx, member: null, cart: null, consent: null, preview: true }
}

/** The draft in a frame of the owner area: real views, styles of every block, header and footer around, no owners' code. */
export async function canvasPage(ctx: OwnerContext, { id }: Input<typeof servingApi.canvas>): Promise<Answer<unknown>> {
  ctx.require('config')
  const document = await draftById(ctx, id)
  if (!document) throw pagesProblems.notFound({ id })
  const visitor = asVisitor(ctx)
  const frame = await siteFrame(visitor, { bundleOf: () => null, runsOwnerCode: false })
  const nonce = randomBytes(16).toString('base64url')
  const body = canvasHtml(visitor, { document, frame, nonce, start: await canvasStart(visitor, document, frame) })
  return answer({ type: 'text/html; charset=utf-8', body, headers: ownPageHeaders(nonce, { framedBySelf: true }) })
}

async function canvasStart(ctx: VisitorContext, document: Document, frame: SiteFrame): Promise<CanvasStart> {
  const address = await ctx.db
    .selectFrom('addresses')
    .select(['path', 'page_type'])
    .where('website_id', '=', ctx.site.id)
    .where('document_id', '=', document.id)
    .orderBy('path')
    .executeTakeFirst()
  const page = pageFacts(ctx, {
    documentId: document.id,
    path: address?.path ?? '/',
    pageType: address?.page_type ?? enumerations.pageTypes.page,
    editing: true,
    siteWidth: frame.styles.width,
  })
  const kind = ctx.product.kinds.get(document.kind)
  const [blocks, backgrounds, around] = await Promise.all([
    loadBlocks(ctx, document, { ...page, query: {} }),
    backgroundAssets(ctx, document),
    kind?.frame?.load(ctx, document, { ...page, query: {} }),
  ])
  return {
    document,
    page,
    data: Object.fromEntries([...blocks.renderable].map(([id, { data }]) => [id, data])),
    frame: around ? { data: around.data } : null,
    backgrounds: Object.fromEntries(backgrounds.assets),
  }
}

function canvasHtml(ctx: VisitorContext, given: { document: Document; frame: SiteFrame; nonce: string; start: CanvasStart }): string {
  const { document, frame, nonce, start } = given
  const css = [frame.css, ...[...ctx.product.blocks.values()].map((block) => block.css), ctx.product.kinds.get(document.kind)?.frame?.css ?? '']
  const assets = ownerBundle('canvas')
  return [
    `<!doctype html><html lang="${escapeAttribute(ctx.site.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escapeAttribute(ctx.site.title)}</title><style>${css.join('').replaceAll('</', '<\\/')}</style>`,
    ...assets.css.map((file) => `<link rel="stylesheet" href="${file}">`),
    `</head><body data-page-type="${start.page.pageType}" data-kind="${document.kind}">`,
    `<script type="application/json" id="canvas-start">${jsonForHtml(start)}</script>`,
    document.kind === 'header' ? '' : `<div id="canvas-header" inert>${frame.header?.html ?? ''}</div>`,
    '<main id="canvas"></main>',
    document.kind === 'footer' ? '' : `<div id="canvas-footer" inert>${frame.footer?.html ?? ''}</div>`,
    ...assets.js.map((file) => `<script type="module" src="${file}" nonce="${nonce}"></script>`),
    '</body></html>',
  ].join('')
}
