import { newId } from '../contract/id.ts'
import type { Block, Document } from './document.ts'

type NewId = () => string

/** Copies the sections and blocks of a document with new ids, for a document that starts as its copy. */
export function duplicateDocument(document: Document, makeId: NewId = newId): Pick<Document, 'sections' | 'blocks'> {
  const fresh = freshIds([...Object.values(document.sections), ...Object.values(document.blocks)], makeId)
  for (const { group } of Object.values(document.blocks))
    if (group !== undefined && !fresh.has(group)) fresh.set(group, makeId())
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

function freshIds(all: readonly { id: string }[], makeId: NewId): Map<string, string> {
  return new Map(all.map(({ id }) => [id, makeId()]))
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
