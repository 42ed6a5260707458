import type { Block, Document, Section, Settings } from './document.ts'

/** A document that is being changed: its maps are copied at the first write, so that a long batch copies them once. */
export interface Draft {
  readonly start: Document
  settings: Settings
  sections: Record<string, Section>
  blocks: Record<string, Block>
}

export function draftOf(document: Document): Draft {
  return { start: document, settings: document.settings, sections: document.sections, blocks: document.blocks }
}

/** The document as it became; the same object when nothing was written. */
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
  draft.sections[section.id] = section
}

export function eraseSection(draft: Draft, id: string): void {
  if (draft.sections === draft.start.sections) draft.sections = { ...draft.sections }
  delete draft.sections[id]
}

export function writeBlock(draft: Draft, block: Block): void {
  if (draft.blocks === draft.start.blocks) draft.blocks = { ...draft.blocks }
  draft.blocks[block.id] = block
}

export function eraseBlock(draft: Draft, id: string): void {
  if (draft.blocks === draft.start.blocks) draft.blocks = { ...draft.blocks }
  delete draft.blocks[id]
}
