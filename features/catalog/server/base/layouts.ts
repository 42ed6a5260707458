import { type Block, desktopColumns, type Section, sectionSchema } from '#platform/document'
import { productBlockContract } from '../../blocks/product/product.contract.ts'
import { productListBlockContract } from '../../blocks/summary/summary.contract.ts'

/** A section with a fixed block, around which owners may add others. */
function layoutWith(
  block: Pick<Block, 'type' | 'version' | 'props'>,
  id: () => string,
): { sections: Record<string, Section>; blocks: Record<string, Block> } {
  const section = sectionSchema.parse({ id: id(), order: 'a0', width: 'site', padding: 'small' })
  const fixed: Block = {
    id: id(),
    section: section.id,
    order: 'a0',
    ...block,
    place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
    locked: true,
  }
  return { sections: { [section.id]: section }, blocks: { [fixed.id]: fixed } }
}

/** The blocks around each product of a page. */
export function productLayout(id: () => string) {
  const { type, version, starts } = productBlockContract
  const { sections, blocks } = layoutWith({ type, version, props: starts }, id)
  const section = Object.keys(sections)[0] ?? ''
  // Reviews belong to a later feature, so only the block's name is known here. Without that feature the block is
  // hidden.
  const reviews: Block = {
    id: id(),
    section,
    order: 'a1',
    type: 'reviews',
    version: 1,
    props: { product: null, limit: 10 },
    place: { desktop: { x: 0, y: 12, w: desktopColumns, h: 1, z: 0 }, mobile: null },
  }
  return { sections, blocks: { ...blocks, [reviews.id]: reviews } }
}

/** The index of a products page. */
export function listLayout(id: () => string) {
  const { type, version, starts } = productListBlockContract
  return layoutWith({ type, version, props: { ...starts, source: 'page' } }, id)
}
