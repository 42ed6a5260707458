import { type ReactNode, createElement } from 'react'
import type { Document } from '#platform/document'
import type { DocumentKindDefinition, VisitorContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import { type LoadedBlocks, loadBlocks } from '#platform/render/server'

/** The blocks of a kind's frame, ready to be rendered, by type. Types of missing features are left out. */
export async function frameBlocks(
  ctx: VisitorContext,
  kind: DocumentKindDefinition | undefined,
  document: Document,
  page: PageContext & { query: Readonly<Record<string, string>> },
  data: unknown,
): Promise<Pick<LoadedBlocks, 'types' | 'tags' | 'until'> & { elements: Readonly<Record<string, ReactNode>> }> {
  const blocks = kind?.frame?.blocks?.(document, data) ?? []
  const loaded = await loadBlocks(ctx, { blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) }, page)
  const section = { id: 'frame', theme: 'lightest', width: 'narrow' } as const
  const elements = blocks.flatMap(({ id, type, place }) => {
    const renderable = loaded.renderable.get(id)
    return renderable
      ? [
          [
            type,
            createElement(renderable.view, {
              id,
              props: renderable.props,
              data: renderable.data,
              place,
              section,
              page,
              slots: {},
            }),
          ],
        ]
      : []
  })
  return { ...loaded, elements: Object.fromEntries(elements) }
}
