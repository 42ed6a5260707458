import { type Block, desktopColumns, type Section, sectionSchema } from '#platform/blocks'
import { enumerations } from '#platform/contract'
import { indexBlockContract } from '../blocks/index/index.contract.ts'
import { journalBlockContract } from '../blocks/journal/journal.contract.ts'

/** The one section of an index document: a fixed block that lists the items, around which owners may add what they like. */
export function indexLayout(type: number, id: () => string): { sections: Record<string, Section>; blocks: Record<string, Block> } {
  const section = sectionSchema.parse({ id: id(), order: 'a0' })
  const contract = type === enumerations.collectionTypes.blog ? journalBlockContract : indexBlockContract
  const block: Block = {
    id: id(),
    section: section.id,
    order: 'a0',
    type: contract.type,
    version: contract.version,
    props: contract.starts,
    place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
    locked: true,
  }
  return { sections: { [section.id]: section }, blocks: { [block.id]: block } }
}
