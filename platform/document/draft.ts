import type { Block, Document, Section, Settings } from './document.ts'

/** A document that is being changed: its maps are copied at the first write, so a long batch copies them once. */
export interface Draft {
  readonly start: Document
  settings: Settings
  sections: Record<string, Section>
  blocks: Record<string, Block>
  /** Numbers of sections and blocks, counted on first use. */
  counts: Counts | null
}

export interface Counts {
  sections: number
  blocks: number
  /** Number of blocks by section. */
  bySection: Map<string, number>
}

export function draftOf(document: Document): Draft {
  return {
    start: document,
    settings: document.settings,
    sections: document.sections,
    blocks: document.blocks,
    counts: null,
  }
}

/** Returns the changed document, or the same object when nothing was changed. */
export function documentOf({ start, settings, sections, blocks }: Draft): Document {
  const isSame = settings === start.settings && sections === start.sections && blocks === start.blocks
  return isSame ? start : { ...start, settings, sections, blocks }
}

export function sectionOf(draft: Pick<Draft, 'sections'>, id: string): Section | undefined {
  return Object.hasOwn(draft.sections, id) ? draft.sections[id] : undefined
}

export function blockOf(draft: Pick<Draft, 'blocks'>, id: string): Block | undefined {
  return Object.hasOwn(draft.blocks, id) ? draft.blocks[id] : undefined
}

export function writeSection(draft: Draft, section: Section): void {
  if (draft.sections === draft.start.sections) draft.sections = { ...draft.sections }
  if (draft.counts && !sectionOf(draft, section.id)) draft.counts.sections += 1
  draft.sections[section.id] = section
}

export function eraseSection(draft: Draft, id: string): void {
  if (draft.sections === draft.start.sections) draft.sections = { ...draft.sections }
  if (draft.counts && sectionOf(draft, id)) draft.counts.sections -= 1
  delete draft.sections[id]
}

export function writeBlock(draft: Draft, block: Block): void {
  if (draft.blocks === draft.start.blocks) draft.blocks = { ...draft.blocks }
  const before = blockOf(draft, block.id)
  if (before) count(draft, before.section, -1)
  count(draft, block.section, 1)
  draft.blocks[block.id] = block
}

export function eraseBlock(draft: Draft, id: string): void {
  if (draft.blocks === draft.start.blocks) draft.blocks = { ...draft.blocks }
  const before = blockOf(draft, id)
  if (before) count(draft, before.section, -1)
  delete draft.blocks[id]
}

export function countsOf(draft: Draft): Counts {
  draft.counts ??= {
    sections: Object.keys(draft.sections).length,
    blocks: Object.keys(draft.blocks).length,
    bySection: countedBySection(Object.values(draft.blocks)),
  }
  return draft.counts
}

function countedBySection(blocks: readonly Block[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { section } of blocks) counted.set(section, (counted.get(section) ?? 0) + 1)
  return counted
}

function count({ counts }: Draft, section: string, by: number): void {
  if (!counts) return
  counts.blocks += by
  counts.bySection.set(section, (counts.bySection.get(section) ?? 0) + by)
}
