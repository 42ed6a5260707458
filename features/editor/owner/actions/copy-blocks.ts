import { type Block, type Document, descendantsOf } from '#platform/document'

/** Prefix of clipboard text that contains blocks. */
export const blocksMark = 'quoin/blocks:'

/** Blocks on the clipboard. */
export interface CopiedBlocks {
  /** Id of the site whose files they show. */
  site?: string | undefined
  roots: string[]
  blocks: Block[]
}

/** Writes blocks as text that another page, tab or site of ours reads back. */
export async function copyToClipboard(
  document: Document,
  ids: readonly string[],
  site: string | undefined,
): Promise<boolean> {
  const roots = ids.flatMap((id) => document.blocks[id] ?? [])
  if (roots.length === 0) return false
  const blocks = roots.flatMap((block) => [block, ...descendantsOf(document, block.id)])
  const copied: CopiedBlocks = { site, roots: roots.map(({ id }) => id), blocks }
  await navigator.clipboard.writeText(blocksMark + JSON.stringify(copied))
  return true
}
