import { changesBetween, isSame } from './diff.ts'
import type { Block, Document } from './document.ts'
import type { Path } from './operation.ts'
import { sectionsInOrder } from './tree.ts'

/** One difference between two versions, for a list. */
export interface ChangeSummary {
  what: 'section' | 'block' | 'settings'
  did: 'added' | 'removed' | 'changed' | 'moved'
  /** Id of the section or block; for settings the name of the setting. */
  id: string
  type: string
  name: string
  fields: string[]
}

/** Describes the differences section by section from top to bottom, settings first. */
export function describeChanges(from: Document, to: Document): ChangeSummary[] {
  const settings = changesBetween(from.settings, to.settings).map(({ path }): ChangeSummary => {
    const name = fieldOf(path)
    return { what: 'settings', did: 'changed', id: name, type: '', name, fields: [name] }
  })
  const removedSections = sectionsInOrder(from).filter(({ id }) => !to.sections[id])
  return [
    ...settings,
    ...sectionsInOrder(to).flatMap((section) => [
      ...sectionChanges(from, to, section.id),
      ...blockChanges(from, to, section.id),
    ]),
    ...removedSections.map(
      ({ id, name }): ChangeSummary => ({ what: 'section', did: 'removed', id, type: '', name, fields: [] }),
    ),
  ]
}

function sectionChanges(from: Document, to: Document, id: string): ChangeSummary[] {
  const before = from.sections[id]
  const section = to.sections[id]
  if (!section) return []
  const common = { what: 'section' as const, id, type: '', name: section.name }
  if (!before) return [{ ...common, did: 'added', fields: [] }]
  const fields = changesBetween(before, section).map(({ path }) => fieldOf(path))
  if (fields.length === 0) return []
  const isMoved = fields.length === 1 && fields[0] === 'order'
  return [{ ...common, did: isMoved ? 'moved' : 'changed', fields }]
}

function blockChanges(from: Document, to: Document, section: string): ChangeSummary[] {
  const now = Object.values(to.blocks).filter((block) => block.section === section)
  const removedBlocks = Object.values(from.blocks).filter((block) => block.section === section && !to.blocks[block.id])
  return [
    ...now.flatMap((block) => oneBlock(from.blocks[block.id], block)),
    ...removedBlocks.map((block): ChangeSummary => ({ ...naming(block), did: 'removed', fields: [] })),
  ]
}

function oneBlock(before: Block | undefined, block: Block): ChangeSummary[] {
  if (!before) return [{ ...naming(block), did: 'added', fields: [] }]
  const fields = changesBetween(before.props, block.props).map(({ path }) => fieldOf(path))
  const { props: _before, ...frameBefore } = before
  const { props: _props, ...frame } = block
  if (fields.length === 0 && isSame(frameBefore, frame)) return []
  return [{ ...naming(block), did: fields.length === 0 ? 'moved' : 'changed', fields }]
}

/** Returns the top-level field of a path. */
function fieldOf([first]: Path): string {
  return typeof first === 'string' ? first : (first?.id ?? '')
}

function naming(block: Block): Pick<ChangeSummary, 'what' | 'id' | 'type' | 'name'> {
  return { what: 'block', id: block.id, type: block.type, name: block.name ?? '' }
}
