import { createElement } from 'react'
import { z } from 'zod'
import { type Block, type Document, placeSchema } from '#platform/document'
import type { SiteContext, VisitorContext } from '#platform/context'
import { type Input, type Output, enumerations, everybody, idSchema, mayDo } from '#platform/contract'
import { jsonInText } from '#platform/http'
import { loadBlocks, renderMarkup } from '#platform/render/server'
import { pagesProblems } from '../../contract/index.ts'
import type { servingApi } from '../../contract/serving.api.ts'
import { pageContextOf } from './page-context.ts'
import { readPublishedBlock } from '../publish/published-block.queries.ts'

const widgetSchema = z.object({
  type: z.union([z.string().max(60), z.number().int()]),
  id: z.string().max(40),
  value: z.record(z.string(), z.unknown()).default({}),
})

/**
 * C7.08: renders one block as HTML. Owners may send unsaved values. For visitors only the id counts, and only the
 * published revision of a block is shown.
 */
export async function widgetRendering(
  ctx: SiteContext & { roles?: Parameters<typeof mayDo>[0] },
  { widgetJSON }: Input<typeof servingApi.widgetRendering>,
): Promise<Output<typeof servingApi.widgetRendering>> {
  const widget = readWidget(ctx, widgetJSON)
  const isOwner = ctx.roles !== undefined && mayDo(ctx.roles, 'content.edit')
  const block = isOwner ? draftOf(widget) : await readPublishedBlock(ctx, widget.id)
  if (!block) throw pagesProblems.notFound({ id: widget.id })
  const visitor: VisitorContext = { ...ctx, member: null, cart: null, consent: null, preview: isOwner }
  const pageContext = pageContextOf(ctx, {
    documentId: '',
    path: '/',
    pageType: enumerations.pageTypes.page,
    locks: everybody,
    editing: isOwner,
  })
  const document: Pick<Document, 'blocks'> = { blocks: { [block.id]: block } }
  const loaded = await loadBlocks(visitor, document, { ...pageContext, query: {} })
  const shown = loaded.renderable.get(block.id)
  if (!shown) throw pagesProblems.notFound({ id: widget.id })
  const section = { id: block.section, theme: 'lightest', width: 'site' as const }
  const element = createElement(shown.view, {
    id: block.id,
    props: shown.props,
    data: shown.data,
    place: block.place,
    section,
    page: pageContext,
    slots: {},
  })
  return {
    data: { html: renderMarkup(element, { bundleOf: () => null, runsOwnerCode: false, prefix: block.id }).html },
  }
}

function readWidget(ctx: SiteContext, json: string): { type: string; id: string; value: Record<string, unknown> } {
  const read = widgetSchema.safeParse(jsonInText(json))
  const id = idSchema.safeParse(read.data?.id.replace(/^block-/, ''))
  if (!read.success || !id.success) throw pagesProblems.notFound({ id: read.data?.id ?? '' })
  return { type: typeName(ctx, read.data.type), id: id.data, value: read.data.value }
}

/** Finds a block type by its number or name (C3.02). */
function typeName(ctx: SiteContext, type: string | number): string {
  const number = Number(type)
  return (
    [...ctx.product.blocks.values()].find(({ contract }) => contract.number === number)?.contract.type ?? String(type)
  )
}

function draftOf({ type, id, value }: { type: string; id: string; value: Record<string, unknown> }): Block {
  const place = placeSchema.parse({ desktop: { x: 0, y: 0, w: 24, h: 1, z: 0 }, mobile: null })
  return { id, section: id, order: 'a0', type, version: Number.MAX_SAFE_INTEGER, props: value, place }
}
