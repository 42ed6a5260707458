import { type Document, descendantsOf } from '#platform/document'

/** How the text on a clipboard begins that holds blocks. */
export const blocksMark = 'quoin/blocks:'

/** Blocks as text that another page, tab or site of ours reads back. */
export async function copyToClipboard(document: Document, ids: readonly string[]): Promise<boolean> {
  const roots = ids.flatMap((id) => document.blocks[id] ?? [])
  if (roots.length === 0) return false
  const blocks = roots.flatMap((block) => [block, ...descendantsOf(document, block.id)])
  await navigator.clipboard.writeText(blocksMark + JSON.stringify({ roots: roots.map(({ id }) => id), blocks }))
  return true
}
