import { fileNameIn } from '../file-name-in.ts'
import { type RichTextNode, plainText } from '#platform/document'
import type { ImagePiece, Piece } from '../body/pieces.ts'
import {
  type Composition,
  type MadeBlock,
  firstFitting,
  fitting,
  paragraphOf,
  textBlock,
  widgetBlock,
} from './block-props.ts'
import { sanitiseOwnCode } from './sanitise-own-code.ts'
import { scalarText } from '../scalar-text.ts'

/** Pieces that are one block. Columns, galleries, button rows and sections are laid out by `composeDocument`. */
export type PlainPiece = Exclude<Piece, { kind: 'columns' | 'section' | 'gallery' | 'buttons' }>

/** The block of a piece, and below it what does not go into it. */
export function blocksOfPiece(composition: Composition, piece: PlainPiece): MadeBlock[] {
  const { product } = composition
  if (piece.kind === 'text')
    return [
      textBlock(
        composition,
        piece.nodes.map((node) => withLinks(node, composition.linkOf)),
      ),
    ]
  if (piece.kind === 'image') return imageBlocks(composition, piece)
  if (piece.kind === 'embed') return embedBlocks(composition, piece.url, piece.caption)
  if (piece.kind === 'media') return mediaBlocks(composition, piece)
  if (piece.kind === 'quote') {
    const words = [
      {
        type: 'blockquote',
        content: [...piece.text.split('\n'), ...(piece.source ? [`— ${piece.source}`] : [])].map((line) =>
          paragraphOf(line),
        ),
      },
    ]
    return [
      firstFitting(product, ['quote', { text: piece.text, source: piece.source }]) ?? textBlock(composition, words),
    ]
  }
  if (piece.kind === 'separator')
    return [fitting(product, 'horizontal-rule', {}) ?? textBlock(composition, [{ type: 'horizontal_rule' }])]
  if (piece.kind === 'spacer')
    return [fitting(product, 'spacer', {})].flatMap((spacer) =>
      spacer ? [{ ...spacer, rows: Math.min(8, Math.max(1, Math.round(piece.pixels / 50))) }] : [],
    )
  if (piece.kind === 'code')
    return [
      textBlock(composition, [
        { type: 'code_block', attrs: { language: '' }, content: [{ type: 'text', text: piece.text }] },
      ]),
    ]
  if (piece.kind === 'html') return codeBlocks(composition, piece.html)
  const block = widgetBlock(composition, piece)
  return block ? [block] : []
}

export function imageBlocks(composition: Composition, piece: ImagePiece): MadeBlock[] {
  const caption = plainText({ type: 'doc', content: piece.caption })
  const asset = composition.assetOf(piece)
  const href = piece.href === '' || piece.href === piece.url ? '' : composition.linkOf(piece.href)
  const isRich = caption.length > 2000 || hasLink(piece.caption)
  const props = {
    asset,
    alt: piece.alt.slice(0, 1000),
    decorative: false,
    caption: isRich ? '' : caption,
    link: href === '' || href.length > 2000 ? null : { href, newWindow: piece.newWindow },
    focalPoint: piece.focalPoint,
  }
  const block = fitting(composition.product, 'image', props)
  const below = isRich
    ? [
        textBlock(
          composition,
          piece.caption.map((node) => withLinks(node, composition.linkOf)),
        ),
      ]
    : []
  return [block ?? textBlock(composition, [paragraphOf(caption || piece.alt || piece.url, piece.url)]), ...below]
}

/** A caption with a link in it stays formatted text. */
function hasLink(nodes: readonly RichTextNode[]): boolean {
  return nodes.some((node) => (node.marks ?? []).some((mark) => mark.type === 'link') || hasLink(node.content ?? []))
}

function embedBlocks(composition: Composition, url: string, caption: string): MadeBlock[] {
  const block = firstFitting(composition.product, ['embed', { url, caption }], ['embed', { url }])
  if (!block) return [textBlock(composition, [paragraphOf(caption || url, url)])]
  const isKept = caption === '' || Object.values(block.props).includes(caption)
  return isKept ? [block] : [block, textBlock(composition, [paragraphOf(caption)])]
}

function mediaBlocks(composition: Composition, piece: Extract<Piece, { kind: 'media' }>): MadeBlock[] {
  const kept = composition.fileOf(piece.url, piece.attachmentId)
  const words = piece.caption || piece.title || fileNameIn(kept.url).slice(0, 300)
  const props = {
    asset: kept.assetId,
    url: kept.url,
    caption: piece.caption,
    title: piece.title,
    loop: piece.loop,
    muted: piece.muted,
  }
  const block = kept.assetId ? fitting(composition.product, piece.media, props) : null
  return [block ?? textBlock(composition, [paragraphOf(words || kept.url, kept.url)])]
}

/**
 * The owner's own HTML without what acts by itself: scripts, frames, forms. Where something was taken out the whole original stands
 * beside it as text that visitors do not see, so that the owner can look at it and let it run.
 */
export function codeBlocks(composition: Composition, html: string): MadeBlock[] {
  const { safe, hadActive } = sanitiseOwnCode(html)
  const asText = textBlock(composition, [
    { type: 'code_block', attrs: { language: 'html' }, content: [{ type: 'text', text: html }] },
  ])
  const shown =
    safe.trim() === ''
      ? []
      : [fitting(composition.product, 'code', { mode: 'run', language: 'html', source: safe }) ?? asText]
  const original = hadActive
    ? [
        {
          ...(fitting(composition.product, 'code', { mode: 'show', language: 'html', source: html }) ?? asText),
          isHidden: true,
        },
      ]
    : []
  return [...shown, ...original]
}

export function withLinks(node: RichTextNode, linkOf: (href: string) => string): RichTextNode {
  const marks = node.marks?.map((mark) =>
    mark.type === 'link' ? { ...mark, attrs: { ...mark.attrs, href: linkOf(scalarText(mark.attrs?.href)) } } : mark,
  )
  return {
    ...node,
    ...(marks ? { marks } : {}),
    ...(node.content ? { content: node.content.map((child) => withLinks(child, linkOf)) } : {}),
  }
}
