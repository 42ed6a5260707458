import {
  copySection,
  type Document,
  orderBefore,
  type PlainOperation,
  sectionSchema,
  sectionsInOrder,
} from '#platform/document'

/**
 * Operations that insert a copy of a section and its blocks before another section. An anchor that the page already has
 * is left out, so that its links keep their target.
 */
export function copiedSection(
  document: Document,
  source: Pick<Document, 'sections' | 'blocks'>,
  id: string,
  before: string | null,
): { operations: PlainOperation[]; id: string } | null {
  const copy = copySection(source, id)
  if (!copy) return null
  const others = sectionsInOrder(document)
  const { anchor } = copy.section
  const isTaken = others.some((other) => other.anchor === anchor)
  const order = orderBefore(others, before)
  const section = sectionSchema.parse({ ...copy.section, order, anchor: isTaken ? '' : anchor })
  const blocks = copy.blocks.map((block): PlainOperation => ({ kind: 'insertBlock', block }))
  return { operations: [{ kind: 'insertSection', section }, ...blocks], id: section.id }
}

/** The section below another, before which a new one is inserted; null at the end of the page. */
export function sectionBelow(document: Document, id: string | null): string | null {
  const sections = sectionsInOrder(document)
  const at = sections.findIndex((section) => section.id === id)
  return at < 0 ? null : (sections[at + 1]?.id ?? null)
}
