import type { GalleryPiece, ImagePiece, Piece } from '#platform/block'
import type { RichTextNode } from '#platform/document'
import { type FlowOf, parted } from '../flow.ts'
import { type Element, findElement, findElements, hasClass, htmlTree, textIn as wordsOf } from '../html-tree.ts'
import { imageOf } from '../image-of.ts'
import { galleryPiece } from '../pieces.ts'
import { blockSettings, numberIn, textIn } from './json.ts'

const isImage = (element: Element): boolean =>
  element.name === 'img' && ['data-image', 'data-src', 'src'].some((name) => (element.attributes[name] ?? '') !== '')

/** Returns the images outside of `noscript`, which repeats each. */
function imagesIn(nodes: Element['children']): Element[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' || node.name === 'noscript' ? [] : isImage(node) ? [node] : imagesIn(node.children),
  )
}

const layouts = ['poster', 'card', 'overlap', 'collage', 'stack'] as const

export function imagePieces(block: Element, flowOf: FlowOf): Piece[] | null {
  const image = imagesIn(block.children)[0] ?? findElement(block.children, isImage)
  if (!image) return null
  const link = findElement(
    block.children,
    (element) => element.name === 'a' && !hasClass(element, 'image-button-inner'),
  )
  const part = (...names: string[]): Element | null =>
    findElement(block.children, (element) => names.some((name) => hasClass(element, name)))
  const holder = part('image-block-outer-wrapper') ?? block
  const layout = layouts.find((name) => hasClass(holder, `design-layout-${name}`))
  const button = findElement(
    block.children,
    (element) => element.name === 'a' && hasClass(element, 'image-button-inner'),
  )
  const line = (element: Element | null): string =>
    element ? wordsOf(element.children).replace(/\s+/g, ' ').trim() : ''
  const around = [link ?? button].filter((element) => element !== null)
  const caption = part('image-caption')
  const own: ImagePiece = {
    ...imageOf(image, around),
    ratio: ratioOf(block, image),
    caption: captionOf(caption, flowOf),
  }
  if (layout === undefined) return [own]
  const words = { title: line(part('image-title')), body: line(part('image-subtitle')), button: line(button) }
  return [{ ...own, caption: [], words: { layout, ...words } }]
}

function captionOf(caption: Element | null, flowOf: FlowOf): RichTextNode[] {
  return caption ? parted(flowOf(caption.children)).texts : []
}

/** An image that fills its place is cut to the place's shape: its height in percent of its width. */
function ratioOf(block: Element, image: Element): number | null {
  const percent = Number(block.attributes['data-aspect-ratio'] ?? '')
  const fills = image.attributes['data-stretch'] === 'true' || hasClass(block, 'sqs-stretched')
  return fills && percent > 0 ? Math.min(5, Math.max(0.2, Math.round(10_000 / percent) / 100)) : null
}

const designs: Readonly<Record<string, GalleryPiece['design']>> = {
  grid: 'grid',
  slideshow: 'slideshow',
  slider: 'carousel',
  carousel: 'carousel',
  stacked: 'stacked',
}

/** Aspect ratios by name, such as `three-four-vertical`. */
const ratios: Readonly<Record<string, string>> = {
  square: '1:1',
  standard: '3:2',
  'standard-vertical': '2:3',
  'three-two': '3:2',
  'two-three-vertical': '2:3',
  'four-three': '4:3',
  'three-four-vertical': '3:4',
  widescreen: '16:9',
  'sixteen-nine': '16:9',
}

export function galleryPieces(block: Element, flowOf: FlowOf): Piece[] | null {
  const settings = blockSettings(block)
  const slides = findElements(
    block.children,
    (element) => hasClass(element, 'slide') || hasClass(element, 'sqs-gallery-design-grid-slide'),
  )
  const holders = slides.length > 0 ? slides : [block]
  const images = holders.flatMap((holder) => imagesIn(holder.children).map((image) => slideOf(holder, image, flowOf)))
  if (images.length === 0) return null
  return [
    galleryPiece({
      images,
      columns: Math.max(0, Math.round(numberIn(settings['thumbnails-per-row'], 0))),
      design: designs[textIn(settings.design)] ?? 'grid',
      ratio: settings['auto-crop'] === false ? null : (ratios[textIn(settings['aspect-ratio'])] ?? null),
      gap: typeof settings.padding === 'number' ? settings.padding : null,
      autoplay: settings.autoplay === true,
    }),
  ]
}

function slideOf(holder: Element, image: Element, flowOf: FlowOf): ImagePiece {
  const anchor = findElement(holder.children, (element) => element.name === 'a')
  const leads = anchor && !hasClass(anchor, 'js-gallery-lightbox-opener')
  const own = imageOf(image, leads ? [anchor] : [])
  const title = anchor?.attributes['data-title'] ?? ''
  const caption = parted(flowOf(htmlTree(anchor?.attributes['data-description'] ?? ''))).texts
  // A file name is no description of an image.
  const alt = own.alt === own.url.split('/').at(-1) ? '' : own.alt
  return { ...own, alt, title, caption }
}
