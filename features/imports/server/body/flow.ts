import type { RichTextNode } from '#platform/document'
import type { HtmlNode } from './html-tree.ts'
import type { Mark } from './inline.ts'
import type { Piece } from '#platform/block'

/** Rich text or a piece between texts, in the original order. */
export type Flow = RichTextNode | { piece: Piece }

/** Reader of nested HTML, passed to readers of elements that may contain some. */
export type FlowOf = (nodes: readonly HtmlNode[], marks?: readonly Mark[]) => Flow[]

/** Lists, quotes and cells accept text only, so other pieces follow the whole. */
export function parted(flow: readonly Flow[]): { texts: RichTextNode[]; pieces: Flow[] } {
  return {
    texts: flow.filter((entry): entry is RichTextNode => !('piece' in entry)),
    pieces: flow.filter((entry) => 'piece' in entry),
  }
}

export function piecesOfFlow(flows: readonly Flow[]): Piece[] {
  const pieces: Piece[] = []
  for (const flow of flows) {
    const last = pieces.at(-1)
    if ('piece' in flow) {
      // Lazy loading repeats an image for browsers without scripts.
      const isTwin = last?.kind === 'image' && flow.piece.kind === 'image' && last.url === flow.piece.url
      if (!isTwin) pieces.push(flow.piece)
    } else if (last?.kind === 'text') last.nodes.push(...shallow(flow))
    else pieces.push({ kind: 'text', nodes: shallow(flow) })
  }
  return pieces
}

const deepestFrame = 16
const frames: ReadonlySet<string> = new Set(['blockquote', 'bullet_list', 'ordered_list', 'table'])
const inFrames: ReadonlySet<string> = new Set([...frames, 'list_item', 'table_row', 'table_cell', 'table_header'])

/** Limits the nesting of a document: deeper levels lose their frames, but no words. */
function shallow(node: RichTextNode, level = 1): RichTextNode[] {
  if (!inFrames.has(node.type)) return [node]
  if (level > deepestFrame && frames.has(node.type)) return linesOf(node)
  return [{ ...node, content: (node.content ?? []).flatMap((child) => shallow(child, level + 1)) }]
}

function linesOf(node: RichTextNode): RichTextNode[] {
  return inFrames.has(node.type) ? (node.content ?? []).flatMap(linesOf) : [node]
}
