import type { RichTextNode } from '#platform/document'
import { isEmbeddable } from './embed-address.ts'
import { htmlTree } from './html-tree.ts'
import { withParagraphs } from './paragraphs.ts'
import type { Piece } from '#platform/block'
import { piecesOfHtml } from './rich-text.ts'

/** Text of the classic editor: lines that are addresses, blank lines that part paragraphs. */
export function piecesOfClassic(text: string): Piece[] {
  const plain = text.replace(/<!--more[^<>]*>/g, '').replaceAll('<!--nextpage-->', '<hr>')
  return piecesOfHtml(htmlTree(withParagraphs(plain))).flatMap(withEmbeds)
}

/** A paragraph that is nothing but the address of a video, a post or a song becomes an embed. */
function withEmbeds(piece: Piece): Piece[] {
  if (piece.kind !== 'text') return [piece]
  const parts: Piece[] = []
  for (const node of piece.nodes) {
    const address = loneAddress(node)
    const last = parts.at(-1)
    if (address !== null) parts.push({ kind: 'embed', url: address, caption: '' })
    else if (last?.kind === 'text') last.nodes.push(node)
    else parts.push({ kind: 'text', nodes: [node] })
  }
  return parts
}

function loneAddress(node: RichTextNode): string | null {
  const [only, ...more] = node.content ?? []
  const text = (only?.text ?? '').trim()
  const href = only?.marks?.find((mark) => mark.type === 'link')?.attrs?.href
  return node.type === 'paragraph' && more.length === 0 && isEmbeddable(text) && (href === undefined || href === text)
    ? text
    : null
}
