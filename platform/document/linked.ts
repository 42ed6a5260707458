import type { Block, Document, Section } from './document.ts'

/** Returns the linked sections of a document, each once. */
export function linkedIn({ sections }: Pick<Document, 'sections'>): string[] {
  return [...new Set(Object.values(sections).flatMap(({ linked }) => linked ?? []))]
}

/**
 * Returns the document with the content of its linked sections: they keep their own places, names and anchors, and take
 * everything else from the saved section. A missing one, or one already on the page, shows nothing: block ids on a page
 * are unique.
 */
export function withLinked<D extends Pick<Document, 'sections' | 'blocks'>>(
  document: D,
  saved: ReadonlyMap<string, Pick<Document, 'sections' | 'blocks'>>,
): D {
  if (linkedIn(document).length === 0) return document
  const sections: Record<string, Section> = {}
  const blocks: Record<string, Block> = { ...document.blocks }
  const shown = new Set<string>()
  for (const section of inOrder(document.sections)) {
    const id = section.linked
    if (id === undefined) {
      sections[section.id] = section
      continue
    }
    const source = shown.has(id) ? undefined : saved.get(id)
    const [look] = inOrder(source?.sections ?? {})
    for (const block of Object.values(document.blocks)) if (block.section === section.id) delete blocks[block.id]
    if (!source || !look) continue
    shown.add(id)
    const { order, anchor, name } = section
    sections[section.id] = { ...look, id: section.id, order, anchor, name, linked: id }
    for (const block of Object.values(source.blocks))
      if (block.section === look.id && !blocks[block.id]) blocks[block.id] = { ...block, section: section.id }
  }
  return { ...document, sections, blocks }
}

function inOrder(sections: Readonly<Record<string, Section>>): Section[] {
  return Object.values(sections).toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
}
