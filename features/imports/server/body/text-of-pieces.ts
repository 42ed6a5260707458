import type { Piece } from '#platform/block'
import type { RichTextDoc, RichTextNode } from '#platform/document'
import { isRichText, paragraphs, plainText } from '#platform/document'
import { htmlTree, wordsIn } from './html-tree.ts'
import { withParagraphs } from './paragraphs.ts'
import { imagesOf } from './pieces.ts'
import { readShortcodes } from './read-shortcodes.ts'
import { piecesOfHtml } from './rich-text.ts'

/**
 * Converts HTML to formatted text without blocks: videos and sounds become links, images are returned separately,
 * scripts and frames are dropped. `isWhole` is false where content was lost. `isClassic`: blank lines separate
 * paragraphs, as in WordPress.
 */
export function richTextOfHtml(
  text: string,
  { isClassic = false }: { isClassic?: boolean } = {},
): {
  doc: RichTextDoc
  images: { url: string; alt: string }[]
  isWhole: boolean
} {
  const { body } = readShortcodes(text)
  const html = isClassic ? withParagraphs(body) : body
  const pieces = piecesOfHtml(htmlTree(html))
  const nodes = pieces.flatMap((piece) => (piece.kind === 'image' ? piece.caption : textOfPiece(piece)))
  const doc: RichTextDoc = { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] }
  const fits = isRichText(doc)
  return {
    doc: fits ? doc : paragraphs(wordsIn(htmlTree(html)).trim() || plainText(doc)),
    images: imagesOf(pieces).map(({ url, alt }) => ({ url, alt })),
    isWhole:
      fits &&
      pieces.every(({ kind }) => kind === 'text' || kind === 'separator' || kind === 'quote' || kind === 'code'),
  }
}

/** Returns the words of a piece as rich text, for pieces without a block. Images of a gallery have no words. */
export function textOfPiece(piece: Piece): RichTextNode[] {
  switch (piece.kind) {
    case 'text':
      return piece.nodes
    case 'separator':
      return [{ type: 'horizontal_rule' }]
    case 'quote':
      return [{ type: 'blockquote', content: lines([...piece.text.split('\n'), piece.source && `— ${piece.source}`]) }]
    case 'code':
      return [
        { type: 'code_block', attrs: { language: piece.language }, content: [{ type: 'text', text: piece.text }] },
      ]
    case 'embed':
    case 'audio':
    case 'video':
      return [linkTo(piece.url, piece.caption || ('title' in piece ? piece.title : '') || piece.url)]
    case 'button':
      return [linkTo(piece.url, piece.label || piece.url)]
    case 'buttons':
      return piece.buttons.map(({ label, url }) => linkTo(url, label || url))
    case 'columns':
      return piece.columns.flatMap(({ pieces }) => pieces.flatMap(textOfPiece))
    case 'section':
      return piece.pieces.flatMap(textOfPiece)
    case 'grid':
      return piece.cells.flatMap(({ pieces }) => pieces.flatMap(textOfPiece))
    case 'accordion':
      return piece.items.flatMap(({ title, nodes }) => [...lines([title]), ...nodes])
    case 'marquee':
      return lines(piece.items.map(({ text }) => text))
    case 'image':
      return [linkTo(piece.url, plainText({ type: 'doc', content: piece.caption }) || piece.alt || piece.url)]
    case 'markdown':
      return lines([piece.text])
    case 'own-html':
    case 'html':
      return lines([wordsIn(htmlTree(piece.html))])
    case 'product':
      return lines([piece.title])
    case 'gallery':
      return lines([piece.caption])
    case 'widget':
      return typeof piece.settings.feedURL === 'string' ? [linkTo(piece.settings.feedURL, piece.settings.feedURL)] : []
    case 'form':
    case 'spacer':
      return []
  }
}

function linkTo(href: string, label: string): RichTextNode {
  if (label === '') return { type: 'paragraph' }
  const marks = /^(https?:|mailto:|tel:|\/|#)/i.test(href)
    ? [{ type: 'link', attrs: { href, target: null, title: null } }]
    : []
  return { type: 'paragraph', content: [{ type: 'text', text: label, ...(marks.length > 0 ? { marks } : {}) }] }
}

function lines(texts: readonly string[]): RichTextNode[] {
  const paragraphs = texts
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim())
    .filter(Boolean)
  return paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
}
