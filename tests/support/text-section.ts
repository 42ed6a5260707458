import { type Block, paragraphs } from '#platform/document'
import { newId } from '#platform/contract'

/** A section with one block of text, for a new document. */
export function textSection(words: string): { sections: [{ id: string; order: string }]; blocks: [Block] } {
  const section = newId()
  const block: Block = {
    id: newId(),
    section,
    order: 'a0',
    type: 'html',
    version: 1,
    props: { text: paragraphs(words) },
    place: { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null },
  }
  return { sections: [{ id: section, order: 'a0' }], blocks: [block] }
}
