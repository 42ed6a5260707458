import { type Block, paragraphs } from '#platform/document'
import { newId } from '#platform/contract'

interface NewSection {
  sections: [{ id: string; order: string }]
  blocks: [Block]
}

/** A section with one block, for a new document. */
export function sectionWith(type: string, props: Record<string, unknown>, version = 1): NewSection {
  const section = newId()
  return { sections: [{ id: section, order: 'a0' }], blocks: [blockIn(section, type, props, version)] }
}

/** A section with one block of text, for a new document. */
export function textSection(words: string): NewSection {
  return sectionWith('html', { text: paragraphs(words) })
}

/** The first block of a section, as wide as the grid. */
export function blockIn(section: string, type: string, props: Record<string, unknown>, version = 1): Block {
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  return { id: newId(), section, order: 'a0', type, version, props, place }
}
