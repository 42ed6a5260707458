import { type Block, desktopColumns, type Section, sectionSchema } from '#platform/blocks'
import type { PlatformContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { indexBlockContract } from '../blocks/index/index.contract.ts'
import { journalBlockContract } from '../blocks/journal/journal.contract.ts'

/** The one section of an index document: a fixed block that lists the items, around which owners may add what they like. */
export function indexLayout(
  { product }: PlatformContext,
  type: number,
  id: () => string,
): { sections: Record<string, Section>; blocks: Record<string, Block> } {
  const own = product.features.find((feature) => feature.collectionTypes?.[type])?.collectionTypes?.[type]
  if (own) return own.layout(id)
  const section = sectionSchema.parse({ id: id(), order: 'a0' })
  const block: Block = {
    id: id(),
    section: section.id,
    order: 'a0',
    ...listOf(type),
    place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
    locked: true,
  }
  return { sections: { [section.id]: section }, blocks: { [block.id]: block } }
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
