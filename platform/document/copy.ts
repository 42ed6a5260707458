import { newId } from '../contract/id.ts'
import type { Block, Document, Section } from './document.ts'
import type { Operation, PlainOperation } from './operation.ts'
import { orderBefore } from './order.ts'
import { blocksHeldBy, blocksOfSection, descendantsOf, sectionsInOrder } from './tree.ts'

/** What a clipboard holds: whole sections or blocks with all they hold. */
export interface Copied {
  sections: Section[]
  blocks: Block[]
}

type NewId = () => string

/** The named blocks with everything inside them. A block inside another that is copied too comes along once. */
export function copyBlocks(document: Document, ids: readonly string[]): Copied {
  const chosen = ids.flatMap((id) => document.blocks[id] ?? [])
  const inside = new Set(chosen.flatMap((block) => descendantsOf(document, block.id).map(({ id }) => id)))
  return {
    sections: [],
    blocks: chosen
      .filter(({ id }) => !inside.has(id))
      .flatMap((block) => [block, ...descendantsOf(document, block.id)]),
  }
}

/** Copies of blocks beside their originals, with new ids throughout. */
export function duplicateBlocks(document: Document, ids: readonly string[], makeId: NewId = newId): Operation {
  const { blocks } = copyBlocks(document, ids)
  const fresh = freshIds(blocks, makeId)
  const copies = blocks.map((block) => {
    const copy = renamed(block, fresh)
    if (block.parent !== undefined && fresh.has(block.parent)) return copy
    const siblings =
      block.parent === undefined
        ? blocksOfSection(document, block.section)
        : blocksHeldBy(document, block.parent, block.slot)
    const next = siblings[siblings.findIndex(({ id }) => id === block.id) + 1]
    return { ...copy, order: orderBefore(siblings, next?.id ?? null), place: below(copy.place) }
  })
  return { kind: 'batch', operations: copies.map((block): PlainOperation => ({ kind: 'insertBlock', block })) }
}

/** A copy of a section with its blocks, right below it. */
export function duplicateSection(document: Document, id: string, makeId: NewId = newId): Operation {
  const section = document.sections[id]
  if (!section) return { kind: 'batch', operations: [] }
  const sections = sectionsInOrder(document)
  const next = sections[sections.findIndex((one) => one.id === id) + 1]
  const blocks = blocksOfSection(document, id).flatMap((block) => [block, ...descendantsOf(document, block.id)])
  const fresh = freshIds(blocks, makeId)
  const copy = { ...section, id: makeId(), order: orderBefore(sections, next?.id ?? null), anchor: '' }
  const copies = blocks.map(
    (block): PlainOperation => ({ kind: 'insertBlock', block: { ...renamed(block, fresh), section: copy.id } }),
  )
  return { kind: 'batch', operations: [{ kind: 'insertSection', section: copy }, ...copies] }
}

/** The sections and blocks of a document under new ids, for a second one that starts as its copy. */
export function duplicateDocument(document: Document, makeId: NewId = newId): Pick<Document, 'sections' | 'blocks'> {
  const fresh = freshIds([...Object.values(document.sections), ...Object.values(document.blocks)], makeId)
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
    props: renamedIn(block.props, fresh) as Block['props'],
  }
}

/** A prop that names a copied block names the copy. */
function renamedIn(value: unknown, fresh: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return fresh.get(value) ?? value
  if (Array.isArray(value)) return value.map((entry) => renamedIn(entry, fresh))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamedIn(entry, fresh)]))
}

function below({ desktop, mobile }: Block['place']): Block['place'] {
  return { desktop: { ...desktop, y: desktop.y + desktop.h }, mobile: mobile && { ...mobile, y: mobile.y + mobile.h } }
}
