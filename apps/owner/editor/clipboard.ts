import {
  type Block,
  type Document,
  descendantsOf,
  type Operation,
  type PlainOperation,
  paragraphs,
  type RichTextDoc,
  type RichTextNode,
  sectionsInOrder,
} from '#platform/document'
import { canvasBlocks, everyBlock } from '../canvas/blocks.ts'
import { isAddress, isVideo } from '../canvas/paste/video-address.ts'
import { copyOf, insertedBlock, asOneOperation } from './arrange.ts'
import type { DocumentSession } from './session/document-session.ts'

const mark = 'quoin/blocks:'

/** Blocks as text that another page, tab or site of ours reads back. */
export async function copyToClipboard(document: Document, ids: readonly string[]): Promise<boolean> {
  const roots = ids.flatMap((id) => document.blocks[id] ?? [])
  if (roots.length === 0) return false
  const blocks = roots.flatMap((block) => [block, ...descendantsOf(document, block.id)])
  await navigator.clipboard.writeText(mark + JSON.stringify({ roots: roots.map(({ id }) => id), blocks }))
  return true
}

/** Blocks of ours come back as blocks; other text becomes a text block. Answers what was added. */
export async function pasteFromClipboard(
  session: DocumentSession,
  edit: (operation: Operation) => void,
  chosen: string | null,
): Promise<string[]> {
  const text = await navigator.clipboard.readText().catch(() => '')
  const document = session.view().document
  const section = chosen ?? sectionsInOrder(document).at(-1)?.id
  if (!text.trim() || !section) return []
  const pasted = readBlocks(text)
  if (!pasted) return pasteText(document, section, text, edit)
  const source = { blocks: Object.fromEntries(pasted.blocks.map((block) => [block.id, block])) }
  const copies = pasted.roots.flatMap((id) => {
    const block = source.blocks[id]
    return block ? [copyOf(source, block, section, document.blocks[id] ? block.place.desktop.h : 0)] : []
  })
  const operations: PlainOperation[] = copies.flatMap((copy) => copy.operations)
  edit(asOneOperation(operations, 'paste'))
  return copies.map(({ id }) => id)
}

/** The address of a video becomes a video, another one a link, any other text a text. */
async function pasteText(
  document: Document,
  section: string,
  text: string,
  edit: (operation: Operation) => void,
): Promise<string[]> {
  const address = isAddress(text.trim()) ? text.trim() : null
  const isVideoAddress = address !== null && isVideo(address)
  if (isVideoAddress) await everyBlock.load()
  const contract = canvasBlocks.get(isVideoAddress ? 'video' : 'html')?.contract
  if (!contract) return []
  const props = isVideoAddress
    ? { ...(contract.starts as Record<string, unknown>), url: address }
    : { text: address ? linkTo(address) : paragraphs(...text.split(/\n{2,}/).map((part) => part.trim())) }
  const inserted = insertedBlock(document, section, contract, props)
  edit(inserted.operation)
  return [inserted.id]
}

function linkTo(href: string): RichTextDoc {
  const link: RichTextNode = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }
  return { type: 'doc', content: [{ type: 'paragraph', content: [link] }] }
}

function readBlocks(text: string): { roots: string[]; blocks: Block[] } | null {
  if (!text.startsWith(mark)) return null
  try {
    const read = JSON.parse(text.slice(mark.length)) as { roots: string[]; blocks: Block[] }
    return Array.isArray(read.roots) && Array.isArray(read.blocks) ? read : null
  } catch {
    return null
  }
}
