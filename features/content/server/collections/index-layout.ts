import { type Block, desktopColumns, headed, type Section, sectionSchema } from '#platform/document'
import { type PlatformContext, provided } from '#platform/context'
import { enumerations } from '#platform/contract'
import { indexBlockContract } from '../../blocks/index/index.contract.ts'
import { journalBlockContract } from '../../blocks/journal/journal.contract.ts'
import type { Collection } from '../../contract/index.ts'
import { collectionTypes } from '../extension-points.ts'

/**
 * Returns the section of an index: a fixed block that lists the items, around which owners may add others. Image
 * indexes have no title of their own; the owner's heading is above them.
 */
export function indexLayout(
  { product }: PlatformContext,
  { type, title }: Pick<Collection, 'type' | 'title'>,
  id: () => string,
): { sections: Record<string, Section>; blocks: Record<string, Block> } {
  const own = provided(product, collectionTypes).get(String(type))
  if (own) return own.layout(id)
  const section = sectionSchema.parse({ id: id(), order: 'a0' })
  const block = (order: string, what: Pick<Block, 'type' | 'version' | 'props'>, y: number, h: number): Block => {
    const place = { desktop: { x: 0, y, w: desktopColumns, h, z: 0 }, mobile: null }
    return { id: id(), section: section.id, order, ...what, place }
  }
  const what = listOf(type)
  const heading =
    what.type === 'gallery' ? block('a0', { type: 'html', version: 1, props: { text: headed(1, title) } }, 0, 2) : null
  const list: Block = { ...block(heading ? 'a1' : 'a0', what, heading ? 2 : 0, 12), locked: true }
  return { sections: { [section.id]: section }, blocks: { ...(heading && { [heading.id]: heading }), [list.id]: list } }
}

/**
 * Returns the block that lists a collection's items. Galleries use a block of a later feature, known here by its name
 * alone.
 */
function listOf(type: number): Pick<Block, 'type' | 'version' | 'props'> {
  const { blog, gallery, album, mosaic } = enumerations.collectionTypes
  if (type === gallery || type === mosaic)
    return { type: 'gallery', version: 1, props: { source: 'collection', design: 'autocolumns', gutter: 12 } }
  if (type === album)
    return {
      type: 'gallery',
      version: 1,
      props: { source: 'collection', design: 'grid', imageAspectRatio: '1:1', lightbox: false },
    }
  const { type: name, version, starts } = type === blog ? journalBlockContract : indexBlockContract
  return { type: name, version, props: starts }
}
