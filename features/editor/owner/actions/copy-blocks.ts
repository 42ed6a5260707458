import { type Block, blocksOfSection, type Document, descendantsOf, type Section } from '#platform/document'

/** Prefix of clipboard text that contains blocks, or a section with its blocks. */
export const blocksMark = 'quoin/blocks:'

/** Blocks on the clipboard. */
export interface CopiedBlocks {
  /** Id of the site whose files they show. */
  site?: string | undefined
  roots: string[]
  blocks: Block[]
  /** The section that was copied as a whole. */
  section?: Section | undefined
}

/** Returns the blocks as text that another page, tab or site of ours reads back; null without any. */
export function textOfBlocks(document: Document, ids: readonly string[], site: string | undefined): string | null {
  const roots = ids.flatMap((id) => document.blocks[id] ?? [])
  return roots.length === 0 ? null : textOf(document, { site, roots })
}

/** Returns a section with its blocks as such a text; null where there is none. */
export function textOfSection(document: Document, id: string | null, site: string | undefined): string | null {
  const section = document.sections[id ?? '']
  return section ? textOf(document, { site, roots: blocksOfSection(document, section.id), section }) : null
}

function textOf(document: Document, { roots, ...more }: Omit<CopiedBlocks, 'roots' | 'blocks'> & { roots: Block[] }) {
  const blocks = roots.flatMap((block) => [block, ...descendantsOf(document, block.id)])
  const copied: CopiedBlocks = { ...more, roots: roots.map(({ id }) => id), blocks }
  return blocksMark + JSON.stringify(copied)
}
