import type { VisitorContext } from '#platform/context'
import { presentProps } from '#platform/render/server'
import type { PublishedPage } from '../publish/page-at.queries.ts'

/** The names of the query with which a page becomes the asker's own: of its kind, and of its own blocks. */
export function personalNames(
  { product }: VisitorContext,
  { kind, document }: Pick<PublishedPage, 'kind' | 'document'>,
): readonly string[] {
  const ofKind = product.kinds.get(kind)?.personal
  const ofBlocks = Object.values(document.blocks).flatMap((block) => {
    const serverBlock = product.blocks.get(block.type)
    if (!serverBlock?.personal) return []
    const props = presentProps(serverBlock, block)
    return props ? serverBlock.personal(props.value) : []
  })
  return ofKind === undefined ? ofBlocks : [ofKind, ...ofBlocks]
}
