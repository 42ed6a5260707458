import type { RichTextDoc, RichTextNode } from '#platform/document'
import { isRichText, paragraphs, plainText } from '#platform/document'
import { htmlTree, wordsIn } from './html-tree.ts'
import { imagesOf, type Piece } from './pieces.ts'
import { piecesOfHtml } from './rich-text.ts'

/**
 * HTML as formatted text alone, for texts that are no pages: videos and sounds become links, pictures are told apart, scripts and frames go.
 * `isWhole` is false where something of it is no text.
 */
export function richTextOfHtml(html: string): {
  doc: RichTextDoc
  pictures: { url: string; alt: string }[]
  isWhole: boolean
} {
  const pieces = piecesOfHtml(htmlTree(html))
  const nodes = pieces.flatMap(nodesOf)
  const doc: RichTextDoc = { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] }
  const fits = isRichText(doc)
  return {
    doc: fits ? doc : paragraphs(wordsIn(htmlTree(html)).trim() || plainText(doc)),
    pictures: imagesOf(pieces).map(({ url, alt }) => ({ url, alt })),
    isWhole:
      fits &&
      pieces.every(({ kind }) => kind === 'text' || kind === 'separator' || kind === 'quote' || kind === 'code'),
  }
}

function nodesOf(piece: Piece): RichTextNode[] {
  if (piece.kind === 'text') return piece.nodes
  if (piece.kind === 'separator') return [{ type: 'horizontal_rule' }]
  if (piece.kind === 'quote') return [{ type: 'blockquote', content: lines([piece.text, piece.source]) }]
  if (piece.kind === 'code')
    return [{ type: 'code_block', attrs: { language: '' }, content: [{ type: 'text', text: piece.text }] }]
  if (piece.kind === 'embed') return [linkTo(piece.url, piece.caption || piece.url)]
  if (piece.kind === 'media') return [linkTo(piece.url, piece.caption || piece.title || piece.url)]
  if (piece.kind === 'buttons') return piece.buttons.map(({ label, url }) => linkTo(url, label || url))
  if (piece.kind === 'columns') return piece.columns.flatMap(({ pieces }) => pieces.flatMap(nodesOf))
  if (piece.kind === 'section') return piece.pieces.flatMap(nodesOf)
  if (piece.kind === 'image') return piece.caption
  if (piece.kind === 'html') return lines([wordsIn(htmlTree(piece.html))])
  return []
}

function linkTo(href: string, label: string): RichTextNode {
  const marks = /^(https?:|mailto:|tel:|\/|#)/i.test(href) ? [{ type: 'link', attrs: { href } }] : []
  return { type: 'paragraph', content: [{ type: 'text', text: label, ...(marks.length > 0 ? { marks } : {}) }] }
}

function lines(texts: readonly string[]): RichTextNode[] {
  const kept = texts
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim())
    .filter(Boolean)
  return kept.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
}
