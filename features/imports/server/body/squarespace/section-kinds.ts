import type { GalleryPiece, Piece } from '#platform/block'
import { type FlowOf, piecesOfFlow } from '../flow.ts'
import { type Element, findElement, findElements, hasClass, htmlTree, textIn as wordsOf } from '../html-tree.ts'
import { safeLink } from '../inline.ts'
import { imageOf } from '../image-of.ts'
import { galleryPiece, imagePiece } from '../pieces.ts'
import { listIn, type Settings, settingsIn, settingsOf, textIn } from './json.ts'

const designs: readonly [string, GalleryPiece['design']][] = [
  ['gallery-masonry', 'masonry'],
  ['gallery-strips', 'rows'],
  ['gallery-reel', 'carousel'],
  ['gallery-fullscreen-slideshow', 'slideshow'],
  ['gallery-slideshow', 'slideshow'],
  ['gallery-grid', 'grid'],
]

const isImage = (element: Element): boolean => element.name === 'img'

/** A section that is nothing but a gallery; null for any other. */
export function gallerySection(content: Element): Piece[] | null {
  for (const [name, design] of designs) {
    const gallery = findElement(content.children, (element) => hasClass(element, name))
    if (!gallery) continue
    const figures = findElements(gallery.children, (element) => element.name === 'figure')
    const images = figures.flatMap((figure) => {
      const image = findElement(figure.children, isImage)
      const link = findElement(
        figure.children,
        (element) => element.name === 'a' && !hasClass(element, 'lightbox-link'),
      )
      const caption = findElement(figure.children, (element) => element.name === 'figcaption')
      const words = caption ? wordsOf(caption.children).replace(/\s+/g, ' ').trim() : ''
      return image ? [{ ...imageOf(image, link ? [link] : []), title: words }] : []
    })
    return images.length === 0 ? null : [galleryPiece({ images, design })]
  }
  return null
}

const perRow = 3

/** A list of people, services or features: image, title, words and button of each, beside one another. */
export function listSection(content: Element, flowOf: FlowOf): Piece[] | null {
  const list = findElement(content.children, (element) => /\buser-items-list/.test(element.attributes.class ?? ''))
  if (!list) return null
  const title = findElement(list.children, (element) => hasClass(element, 'list-section-title'))
  const shown = findElements(
    list.children,
    (element) => element.name === 'li' && /\blist-item\b|__slide\b/.test(element.attributes.class ?? ''),
  )
  const holder = findElement([list], (element) => (element.attributes['data-context'] ?? '').includes('userItems'))
  const items =
    shown.length > 0
      ? shown.map((item) => itemPieces(item, flowOf))
      : listIn(settingsIn(holder?.attributes['data-context'] ?? '').userItems).map((item) =>
          keptItem(settingsOf(item), flowOf),
        )
  const filledItems = items.filter((pieces) => pieces.length > 0)
  if (filledItems.length === 0) return null
  const rows: Piece[] = []
  for (let at = 0; at < filledItems.length; at += perRow)
    rows.push({
      kind: 'columns',
      columns: filledItems.slice(at, at + perRow).map((pieces) => ({ share: null, pieces })),
    })
  return [...(title ? piecesOfFlow(flowOf(title.children)) : []), ...rows]
}

function itemPieces(item: Element, flowOf: FlowOf): Piece[] {
  const isPart = (name: string) => (element: Element) =>
    new RegExp(`(?:__|-)${name}\\b`).test(element.attributes.class ?? '')
  const image = findElement(item.children, isImage)
  const button = findElement(item.children, (element) => element.name === 'a' && isPart('button')(element))
  const heading = findElement(item.children, isPart('title'))
  const words = findElement(item.children, isPart('description'))
  return [
    ...(image ? [imageOf(image)] : []),
    ...headingPieces(heading ? wordsOf(heading.children) : ''),
    ...(words ? piecesOfFlow(flowOf(words.children)) : []),
    ...(button ? [buttonPiece(wordsOf(button.children), button.attributes.href ?? '')] : []),
  ]
}

/** Reads a list item that scripts render from its settings. */
function keptItem(item: Settings, flowOf: FlowOf): Piece[] {
  const { assetUrl } = settingsOf(item.image)
  const { buttonText, buttonLink } = settingsOf(item.button)
  return [
    ...(textIn(assetUrl) === '' ? [] : [imagePiece({ url: textIn(assetUrl), alt: textIn(item.imageAltText) })]),
    ...headingPieces(textIn(item.title)),
    ...piecesOfFlow(flowOf(htmlTree(textIn(item.description)))),
    ...(textIn(buttonText) === '' ? [] : [buttonPiece(textIn(buttonText), textIn(buttonLink))]),
  ]
}

function headingPieces(words: string): Piece[] {
  const text = words.replace(/\s+/g, ' ').trim()
  return text === ''
    ? []
    : [{ kind: 'text', nodes: [{ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] }] }]
}

function buttonPiece(label: string, href: string): Piece {
  const link = { label: label.trim(), url: safeLink(href), newWindow: false, outline: false }
  return { kind: 'buttons', buttons: [link], align: 'left' }
}
