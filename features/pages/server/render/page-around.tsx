import type { Document } from '#platform/document'
import type { OwnerContext, VisitorContext } from '#platform/context'
import { enumerations, type Input, type Output } from '#platform/contract'
import { type PageContext, stylesFor } from '#platform/render'
import { renderMarkup } from '#platform/render/server'
import { pagesProblems } from '../../contract/index.ts'
import type { servingApi } from '../../contract/serving.api.ts'
import { locksOfDocument } from '../access/locks-of-document.ts'
import { asVisitor } from './canvas-page.ts'
import { draftById, draftPlace } from '../documents/drafts.queries.ts'
import { frameBlocks } from './frame-blocks.ts'
import { frameDocuments } from '../publish/page-at.queries.ts'
import { pageContextOf } from './page-context.ts'
import { siteFrame } from './site-frame.tsx'

const still = { bundleOf: () => null, runsOwnerCode: false } as const

/** Renders the header, footer and kind-specific frame around a page's own sections. Parts of pages have no frame. */
export async function pageAround(
  ctx: OwnerContext,
  { id }: Input<typeof servingApi.around>,
): Promise<Output<typeof servingApi.around>> {
  ctx.require('content.look')
  const document = await draftById(ctx, id)
  if (!document) throw pagesProblems.notFound({ id })
  const visitor = asVisitor(ctx)
  const place = await draftPlace(visitor, document)
  if (!place || place.pageType === enumerations.pageTypes.splashPage) return { header: null, footer: null, frame: null }
  const [frame, parts] = await Promise.all([
    siteFrame(visitor, { ...still, withDrafts: true }),
    frameDocuments(visitor, ['header', 'footer']),
  ])
  const part = (kind: 'header' | 'footer') => {
    const framePart = parts.find((candidate) => candidate.kind === kind)
    return framePart && frame[kind]
      ? { id: framePart.document.id, html: frame[kind].html, css: cssOf(ctx, frame[kind]) }
      : null
  }
  return {
    header: part('header'),
    footer: part('footer'),
    frame: await kindFrame(visitor, document, {
      ...place,
      locks: await locksOfDocument(ctx, id),
      siteWidth: frame.styles.width,
    }),
  }
}

/** Renders the frame of the kind with an empty element for the sections, marked `data-sections`. */
async function kindFrame(
  ctx: VisitorContext,
  document: Document,
  place: Pick<PageContext, 'path' | 'pageType' | 'locks' | 'siteWidth'>,
): Promise<{ html: string; css: string } | null> {
  const kind = ctx.product.kinds.get(document.kind)
  if (!kind?.frame) return null
  const page = { ...pageContextOf(ctx, { documentId: document.id, editing: true, ...place }), query: {} }
  const { data } = await kind.frame.load(ctx, document, page)
  const blocks = await frameBlocks(ctx, kind, document, page, data)
  const View = kind.frame.view
  const framed = (
    <View document={document} data={data} page={page} blocks={blocks.elements}>
      <div data-sections="" />
    </View>
  )
  const { html } = renderMarkup(framed, { ...still, prefix: 'a' })
  return { html, css: kind.frame.css + cssOf(ctx, { types: blocks.types, html }) }
}

/** Returns the styles of blocks around the page, because the editor has loaded only those of the page's own blocks. */
function cssOf(ctx: OwnerContext | VisitorContext, { types, html }: { types: Iterable<string>; html: string }): string {
  return [...types].map((type) => stylesFor(ctx.product.blocks.get(type)?.css ?? '', [html])).join('')
}
