import { type Block, desktopColumns, headed, type Section, sectionSchema } from '#platform/blocks'
import type { PlatformContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { indexBlockContract } from '../blocks/index/index.contract.ts'
import { journalBlockContract } from '../blocks/journal/journal.contract.ts'
import type { Collection } from '../contract/index.ts'

/**
 * The one section of an index document: a fixed block that lists the items, around which owners may add what they like. Pictures name nothing:
 * above them stands a heading of the owner's.
 */
export function indexLayout(
  { product }: PlatformContext,
  { type, title }: Pick<Collection, 'type' | 'title'>,
  id: () => string,
): { sections: Record<string, Section>; blocks: Record<string, Block> } {
  const own = product.features.find((feature) => feature.collectionTypes?.[type])?.collectionTypes?.[type]
  if (own) return own.layout(id)
  const section = sectionSchema.parse({ id: id(), order: 'a0' })
  const list = listOf(type)
  const heading = { type: 'html', version: 1, props: { text: headed(1, title) } }
  const isNamed = list.type !== 'gallery'
  const placed = isNamed
    ? [{ ...list, y: 0, h: 12 }]
    : [
        { ...heading, y: 0, h: 2 },
        { ...list, y: 2, h: 12 },
      ]
  const blocks = placed.map(({ y, h, ...block }, at): Block => {
    const place = { desktop: { x: 0, y, w: desktopColumns, h, z: 0 }, mobile: null }
    return { id: id(), section: section.id, order: `a${at}`, ...block, place, ...(block.type === list.type ? { locked: true } : {}) }
  })
  return { sections: { [section.id]: section }, blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) }
}

/** What lists the items of a collection. Pictures are shown by a block of a later feature, known here by its name alone. */
function listOf(type: number): Pick<Block, 'type' | 'version' | 'props'> {
  const { blog, gallery, album, mosaic } = enumerations.collectionTypes
  if (type === gallery || type === mosaic) return { type: 'gallery', version: 1, props: { source: 'collection', design: 'autocolumns', gutter: 12 } }
  if (type === album)
    return { type: 'gallery', version: 1, props: { source: 'collection', design: 'grid', imageAspectRatio: '1:1', lightbox: false } }
  const { type: name, version, starts } = type === blog ? journalBlockContract : indexBlockContract
  return { type: name, version, props: starts }
}
