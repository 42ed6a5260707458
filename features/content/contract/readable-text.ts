import { type Block, type Document, plainText } from '#platform/document'

/** Props that hold words for readers; all other texts are settings, addresses or code. */
const wordProps = new Set([
  'text',
  'markdown',
  'title',
  'heading',
  'quote',
  'author',
  'caption',
  'label',
  'alt',
  'description',
  'subtitle',
  'body',
])

/** Everything there is to read in a document's blocks, from top to bottom. */
export function readableText(document: Pick<Document, 'sections' | 'blocks'>): string {
  return blocksInReadingOrder(document)
    .map((block) => wordsOf(block.props))
    .filter(Boolean)
    .join('\n')
}

/** Blocks as people read them: by section, then by row and column of the wide layout. */
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

function wordsOf(value: unknown, name = ''): string {
  if (typeof value === 'string') return wordProps.has(name) ? value.trim() : ''
  if (Array.isArray(value)) return joined(value.map((one) => wordsOf(one, name)))
  if (typeof value !== 'object' || value === null) return ''
  if ((value as { type?: unknown }).type === 'doc') return plainText(value)
  return joined(Object.entries(value).map(([key, one]) => wordsOf(one, key)))
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n')
}
