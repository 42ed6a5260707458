import { idSchema, newId } from '../contract/id.ts'
import type { Block, Document, Section } from './document.ts'
import { blocksOfSection, descendantsOf } from './tree.ts'

type NewId = () => string

/** Copies the sections and blocks of a document with new ids, for a document that starts as its copy. */
export function duplicateDocument(document: Document, makeId: NewId = newId): Pick<Document, 'sections' | 'blocks'> {
  const blocksBefore = Object.values(document.blocks)
  const fresh = freshIds([...Object.values(document.sections), ...blocksBefore], blocksBefore, makeId)
  const sections = Object.values(document.sections).map((section) => ({
    ...section,
    id: fresh.get(section.id) ?? section.id,
  }))
  const blocks = Object.values(document.blocks).map((block) => renamed(block, fresh))
  return {
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
}

/**
 * Copies a section with its blocks, parents before their children. The copy may be shown beside its original, where a
 * visitor's page has each id once: the entries of lists in the props get new ids too.
 */
export function copySection(
  document: Pick<Document, 'sections' | 'blocks'>,
  id: string,
  makeId: NewId = newId,
): { section: Section; blocks: Block[] } | null {
  const section = document.sections[id]
  if (!section) return null
  const blocks = blocksOfSection(document, id).flatMap((block) => [block, ...descendantsOf(document, block.id)])
  const entries = blocks.flatMap(({ props }) => entriesIn(props))
  const fresh = freshIds([section, ...blocks, ...entries], blocks, makeId)
  return {
    section: { ...section, id: fresh.get(id) ?? id },
    blocks: blocks.map((block) => renamed({ ...block, section: id }, fresh)),
  }
}

/** Returns a new id for each of the parts and for each group of the blocks. */
function freshIds(parts: readonly { id: string }[], blocks: readonly Block[], makeId: NewId): Map<string, string> {
  const groups = blocks.flatMap(({ group }) => group ?? [])
  return new Map([...parts.map((part) => part.id), ...groups].map((id) => [id, makeId()]))
}

/** Returns the entries of all lists within a value. */
function entriesIn(value: unknown): { id: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry) => [...(isEntry(entry) ? [entry] : []), ...entriesIn(entry)])
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(entriesIn) : []
}

function isEntry(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && idSchema.safeParse(value.id).success
}

function renamed(block: Block, fresh: ReadonlyMap<string, string>): Block {
  return {
    ...block,
    id: fresh.get(block.id) ?? block.id,
    section: fresh.get(block.section) ?? block.section,
    ...(block.parent === undefined ? {} : { parent: fresh.get(block.parent) ?? block.parent }),
    ...(block.group === undefined ? {} : { group: fresh.get(block.group) ?? block.group }),
    props: renamedIn(block.props, fresh) as Block['props'],
  }
}

/** A prop that contains the id of a copied block gets the id of the copy. */
function renamedIn(value: unknown, fresh: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return fresh.get(value) ?? value
  if (Array.isArray(value)) return value.map((entry) => renamedIn(entry, fresh))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamedIn(entry, fresh)]))
}
