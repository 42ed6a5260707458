import { type EditorBlock, parts } from './gutenberg.ts'
import { findElement, htmlTree } from './html-tree.ts'
import { imageOf } from './image-of.ts'
import { playerOf } from './media.ts'
import type { ImagePiece, Piece } from '#platform/block'
import { imagePiece, joinTexts } from './pieces.ts'
import { scalarText } from '../scalar-text.ts'

const transparent = new Set([
  'group',
  'row',
  'stack',
  'column',
  'post-content',
  'block',
  'template-part',
  'layout',
  'section',
])

/** Converter of blocks, for containers. */
type Convert = (block: EditorBlock) => Piece[]

/** Converts blocks with inner blocks; null for every other block. */
export function containerPieces(name: string, block: EditorBlock, convert: Convert): Piece[] | null {
  if (transparent.has(name)) return contentOf(block, convert, media)
  if (name === 'columns') return columns(block, convert)
  if (name === 'media-text') return mediaText(block, convert)
  if (name === 'cover' || name === 'cover-image') return cover(block, convert)
  return null
}

/** Returns the content of a container, with words between its inner blocks. */
function contentOf(block: EditorBlock, convert: Convert, kept = shortcode): Piece[] {
  return joinTexts(parts(block).flatMap((part) => (part.name === '' ? strayWords(part, convert, kept) : convert(part))))
}

/** Covers, and images beside a text, have converted their own image already. */
const shortcode = /<quoin-shortcode\b/
const media = /<(?:img|iframe|video|audio|embed|object|hr|quoin-shortcode)\b/i

/** Reads the container's own tags between inner blocks, of which only text and media are content. */
function strayWords(part: EditorBlock, convert: Convert, kept: RegExp): Piece[] {
  const html = part.html.join('')
  const isContent = kept.test(html) || html.replace(/<[^<>]*>/g, '').trim() !== ''
  return isContent ? convert(part) : []
}

function columns(block: EditorBlock, convert: Convert): Piece[] {
  const columnBlocks = block.inner.filter((inner) => inner.name.replace(/^core\//, '') === 'column')
  if (columnBlocks.length < 2 || columnBlocks.length !== block.inner.length) return contentOf(block, convert, media)
  return [
    {
      kind: 'columns',
      columns: columnBlocks.map((column) => ({
        share: shareOf(column.attributes.width),
        pieces: contentOf(column, convert, media),
      })),
    },
  ]
}

function shareOf(width: unknown): number | null {
  const number = typeof width === 'number' ? width : /^([\d.]+)%$/.exec(scalarText(width))?.[1]
  const share = Number(number) / 100
  return share > 0 && share < 1 ? share : null
}

function mediaText(block: EditorBlock, convert: Convert): Piece[] {
  const own = htmlTree(block.html.join(''))
  const player = findElement(own, (element) => element.name === 'video')
  const image = findElement(own, (element) => element.name === 'img')
  const media: Piece | null = player
    ? playerOf(player, '')
    : image
      ? { ...imageOf(image), attachmentId: imageOf(image).attachmentId || idOf(block.attributes.mediaId) }
      : null
  if (!media) return contentOf(block, convert)
  const share =
    typeof block.attributes.mediaWidth === 'number'
      ? Math.min(0.8, Math.max(0.2, block.attributes.mediaWidth / 100))
      : 0.5
  const pair = [
    { share, pieces: [media] },
    { share: 1 - share, pieces: contentOf(block, convert) },
  ]
  return [{ kind: 'columns', columns: block.attributes.mediaPosition === 'right' ? pair.toReversed() : pair }]
}

const idOf = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

function cover(block: EditorBlock, convert: Convert): Piece[] {
  const { attributes } = block
  const html = block.html.join('')
  const found = findElement(htmlTree(html), (element) => element.name === 'img')
  const named = /background-image:\s*url\(([^()]*)\)/.exec(html)?.[1] ?? ''
  const behind = named.replace(/^(?:&quot;|['"])|(?:&quot;|['"])$/g, '')
  const url = scalarText(attributes.url) || found?.attributes.src || behind
  const focus = attributes.focalPoint as { x?: unknown; y?: unknown } | undefined
  const image: ImagePiece | null =
    url === ''
      ? null
      : imagePiece({
          url,
          attachmentId: idOf(attributes.id),
          alt: found?.attributes.alt ?? '',
          focalPoint: focus ? { x: Number(focus.x) || 0, y: Number(focus.y) || 0 } : null,
        })
  const dim = typeof attributes.dimRatio === 'number' ? attributes.dimRatio / 100 : 0.5
  return [
    {
      kind: 'section',
      image,
      overlay: Math.min(1, Math.max(0, dim)),
      minHeight: Number.parseInt(scalarText(attributes.minHeight), 10) || 430,
      pieces: withOldTitle(block, convert),
    },
  ]
}

/** Covers from before 2019 have their text as a paragraph of their own HTML. */
function withOldTitle(block: EditorBlock, convert: Convert): Piece[] {
  return contentOf(
    block.inner.length > 0 ? block : { ...block, name: '', html: [block.html.join('').replace(/<img[^<>]*>/g, '')] },
    convert,
  )
}
