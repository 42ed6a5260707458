import type { RichTextNode } from '#platform/document'
import { type Element, type HtmlNode, findElement, findElements, hasClass, htmlOf, textIn } from './html-tree.ts'
import { safeLink } from './inline.ts'
import type { Piece } from '#platform/block'
import { imageOf } from './image-of.ts'
import { galleryPiece, playerPiece } from './pieces.ts'
import { type FlowOf, parted } from './flow.ts'
import { squarespacePieces } from './squarespace/blocks.ts'
import { markedShortcode } from './shortcode-pieces.ts'
import { embedAddress } from './embed-address.ts'

/** Converts an image, a video, a sound or an embed; null for text. */
export function mediaPieces(element: Element, flowOf: FlowOf): (Piece | RichTextNode)[] | null {
  const { name } = element
  const built = markedShortcode(element, flowOf) ?? squarespacePieces(element, flowOf)
  if (built) return built
  if (name === 'img') return [imageOf(element)]
  if (name === 'figure' || hasClass(element, 'sqs-block-image') || hasClass(element, 'wp-caption'))
    return figureOf(element, flowOf)
  if (isGallery(element) || isBareGallery(element)) return [galleryOf(element, flowOf)]
  if (name === 'a') return linkedImage(element)
  if (name === 'video' || name === 'audio') return [playerOf(element, '')]
  if (name === 'iframe' || name === 'embed' || name === 'object') return [frameOf(element, '')]
  return null
}

/** Returns the images of a gallery without the copies for browsers without scripts. */
export function imagesIn(nodes: readonly HtmlNode[]): Element[] {
  const shown = nodes.flatMap((node): Element[] =>
    typeof node === 'string' || node.name === 'noscript' ? [] : isImage(node) ? [node] : imagesIn(node.children),
  )
  return shown.length > 0 ? shown : findElements(nodes, isImage)
}

const isImage = (element: Element): boolean => element.name === 'img'

function figureOf(figure: Element, flowOf: FlowOf): (Piece | RichTextNode)[] | null {
  if (isGallery(figure)) return [galleryOf(figure, flowOf)]
  const caption = findElement(figure.children, isCaption)
  const words = caption ? textIn(caption.children).trim() : ''
  const player = findElement(figure.children, (element) => element.name === 'video' || element.name === 'audio')
  if (player) return [playerOf(player, words)]
  const frame = findElement(figure.children, (element) => ['iframe', 'embed', 'object'].includes(element.name))
  if (frame) return [frameOf(frame, words)]
  if (hasClass(figure, 'wp-block-embed')) {
    const address = safeLink(textIn(figure.children.filter((child) => child !== caption)).trim())
    return address === '' ? null : [{ kind: 'embed', url: address, caption: words }]
  }
  const images = findElements(figure.children, isImage)
  const image =
    images.find((element) => element.attributes['data-image'] || element.attributes['data-src']) ?? images[0]
  const isImageAlone =
    image !== undefined &&
    figureWords(figure, caption) === '' &&
    !findElement(figure.children, (element) => element.name === 'table')
  if (!isImageAlone) return null
  const link = findElement(
    figure.children,
    (element) => element.name === 'a' && findElement(element.children, isImage) !== null,
  )
  const { texts } = parted(caption ? flowOf(caption.children) : [])
  return [{ ...imageOf(image, link ? [figure, link] : [figure]), caption: texts }]
}

const isCaption = (element: Element): boolean =>
  element.name === 'figcaption' || hasClass(element, 'wp-caption-text') || hasClass(element, 'image-caption')

/** Returns the words of a figure outside its caption. */
function figureWords(figure: Element, caption: Element | null): string {
  const wordsOf = (element: Element): string =>
    element.children
      .map((child) => (typeof child === 'string' ? child : child === caption ? '' : wordsOf(child)))
      .join('')
  return wordsOf(figure).trim()
}

function isGallery(element: Element): boolean {
  const classes = element.attributes.class ?? ''
  return (
    /(^|\s)(wp-block-gallery|blocks-gallery-grid|gallery|sqs-gallery|sqs-block-gallery|tiled-gallery)(\s|$)/.test(
      classes,
    ) && findElement(element.children, isImage) !== null
  )
}

/** Least number of adjacent images that become a gallery, because two may be a pair in the text. */
const fewestInGallery = 3

/** A box that contains only images: Squarespace writes gallery pages this way. */
function isBareGallery(element: Element): boolean {
  if (element.name !== 'div') return false
  const children = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return children.length >= fewestInGallery && children.every((child) => typeof child !== 'string' && isImage(child))
}

function galleryOf(gallery: Element, flowOf: FlowOf): Piece {
  const holders = findElements(
    gallery.children,
    (element) => ['figure', 'li', 'dl'].includes(element.name) && imagesIn(element.children).length === 1,
  )
  const inHolders = holders.flatMap((holder) => {
    const [piece] = figureOf({ ...holder, name: 'figure', attributes: {} }, flowOf) ?? []
    return piece && 'kind' in piece && piece.kind === 'image' ? [piece] : []
  })
  const all = imagesIn(gallery.children)
  const images = inHolders.length === all.length ? inHolders : all.map((image) => imageOf(image))
  const caption = gallery.children.find(
    (child): child is Element => typeof child !== 'string' && child.name === 'figcaption',
  )
  const columns = Number(/\b(?:gallery-)?columns-(\d)\b/.exec(gallery.attributes.class ?? '')?.[1] ?? 0)
  return galleryPiece({ images, columns, caption: caption ? textIn(caption.children).trim() : '' })
}

/** Converts a link with an image as its only content. */
function linkedImage(link: Element): Piece[] | null {
  const images = findElements(link.children, isImage)
  const image =
    images.find((element) => element.attributes['data-image'] || element.attributes['data-src']) ?? images[0]
  return image && textIn(link.children).trim() === '' ? [imageOf(image, [link])] : null
}

export function playerOf(player: Element, caption: string): Piece {
  const source = findElement(player.children, (element) => element.name === 'source')
  const { attributes } = player
  return playerPiece(player.name === 'audio' ? 'audio' : 'video', {
    url: safeLink(attributes.src ?? source?.attributes.src ?? ''),
    poster: attributes.poster ?? '',
    title: attributes.title ?? '',
    caption,
    loop: attributes.loop !== undefined,
    muted: attributes.muted !== undefined,
  })
}

function frameOf(frame: Element, caption: string): Piece {
  const inner = findElement(frame.children, (element) => element.name === 'embed' || element.name === 'iframe')
  const param = findElement(
    frame.children,
    (element) => element.name === 'param' && /^(movie|src)$/i.test(element.attributes.name ?? ''),
  )
  const address =
    frame.attributes.src ??
    frame.attributes['data-src'] ??
    frame.attributes.data ??
    inner?.attributes.src ??
    param?.attributes.value ??
    ''
  const url = embedAddress(address)
  return url === null
    ? { kind: 'html', html: htmlOf([frame]) + (caption ? `<p>${caption}</p>` : ''), reason: frame.name }
    : { kind: 'embed', url, caption }
}
