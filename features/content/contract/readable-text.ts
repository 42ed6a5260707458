import { type Contracts, wordsOf } from '#platform/block'
import { type Block, type Document, inReadingOrder, isRichText, plainText, sectionsInOrder } from '#platform/document'

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

/** Returns the blocks of all sections in reading order. */
export function blocksInReadingOrder({ sections, blocks }: Pick<Document, 'sections' | 'blocks'>): Block[] {
  const bySection = Map.groupBy(Object.values(blocks), ({ section }) => section)
  return sectionsInOrder({ sections }).flatMap(({ id }) => inReadingOrder(bySection.get(id) ?? []))
}
