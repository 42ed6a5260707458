import { type Contracts, wordsOf } from '#platform/block'
import { type Block, type Document, isRichText, plainText } from '#platform/document'

/** Returns all text in a document's blocks, from top to bottom, as their contracts declare it. */
export function readableText(document: Pick<Document, 'sections' | 'blocks'>, contracts: Contracts): string {
  return blocksInReadingOrder(document)
    .map((block) => {
      const contract = contracts.get(block.type)
      return contract ? wordsOf(block, contract) : ''
    })
    .filter(Boolean)
    .join('\n')
}

/** Tells whether a document has no content yet: no featured image, and no block, or only texts without words. */
export function isBlank({ settings, blocks }: Pick<Document, 'settings' | 'blocks'>): boolean {
  if (settings['image']) return false
  return Object.values(blocks).every(
    ({ type, props }) => type === 'html' && isRichText(props['text']) && plainText(props['text']).trim() === '',
  )
}

/** Returns blocks in reading order: by section, then by row and column of the desktop layout. */
export function blocksInReadingOrder({ sections, blocks }: Pick<Document, 'sections' | 'blocks'>): Block[] {
  const sectionAt = new Map(
    Object.values(sections)
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ id }, at) => [id, at]),
  )
  return Object.values(blocks).sort(
    (a, b) =>
      (sectionAt.get(a.section) ?? 0) - (sectionAt.get(b.section) ?? 0) ||
      a.place.desktop.y - b.place.desktop.y ||
      a.place.desktop.x - b.place.desktop.x ||
      (a.order < b.order ? -1 : 1),
  )
}
