import type { RichTextNode } from '#platform/blocks'
import type { HtmlNode } from './html-tree.ts'
import type { Mark } from './inline.ts'
import type { Piece } from './pieces.ts'

/** Text or something that stands between texts, in the order of the original. */
export type Flow = RichTextNode | { piece: Piece }

/** What reads nested HTML; handed to those who meet some inside their own elements. */
export type FlowOf = (nodes: readonly HtmlNode[], marks?: readonly Mark[]) => Flow[]

/** Inside lists, quotes and cells only text can stand; pieces follow the whole. */
export function parted(flow: readonly Flow[]): { texts: RichTextNode[]; pieces: Flow[] } {
  return { texts: flow.filter((one): one is RichTextNode => !('piece' in one)), pieces: flow.filter((one) => 'piece' in one) }
}

export function piecesOfFlow(flows: readonly Flow[]): Piece[] {
  const pieces: Piece[] = []
  for (const flow of flows) {
    const last = pieces.at(-1)
    if ('piece' in flow) {
      // Lazy loading writes a picture twice: once for browsers without scripts.
      const isTwin = last?.kind === 'image' && flow.piece.kind === 'image' && last.url === flow.piece.url
      if (!isTwin) pieces.push(flow.piece)
    } else if (last?.kind === 'text') last.nodes.push(flow)
    else pieces.push({ kind: 'text', nodes: [flow] })
  }
  return pieces
}
