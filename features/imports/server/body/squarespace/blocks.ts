import type { Piece } from '#platform/block'
import { embedAddress } from '../embed-address.ts'
import { type FlowOf, piecesOfFlow } from '../flow.ts'
import { type Element, findElement, findElements, hasClass, htmlOf, htmlTree, textIn as wordsOf } from '../html-tree.ts'
import { safeLink } from '../inline.ts'
import { playerPiece } from '../pieces.ts'
import { columnsOf } from './columns.ts'
import { formPieces } from './forms.ts'
import { blockSettings, numberIn, settingsOf, textIn } from './json.ts'
import { galleryPieces, imagePieces } from './images.ts'

type Converter = (block: Element, flowOf: FlowOf) => Piece[] | null

/** Converters by the name in a block's class; other blocks are text, or HTML that reads as text. */
const converters: Readonly<Record<string, Converter>> = {
  image: imagePieces,
  gallery: galleryPieces,
  button,
  quote,
  video: embedded,
  embed: embedded,
  audio,
  code,
  map,
  accordion,
  product,
  form: formPieces,
  newsletter: formPieces,
  spacer,
  horizontalrule: () => [{ kind: 'separator' }],
  'socialaccountlinks-v2': socialLinks,
  'social-account-links': socialLinks,
  socialaccountlinks: socialLinks,
  search: () => [{ kind: 'widget', widget: 'search', settings: {} }],
  'summary-v2': () => [
    { kind: 'widget', widget: 'latest-posts', settings: { postLayout: 'grid', columns: 3, postsToShow: 6 } },
  ],
  archive: () => [{ kind: 'widget', widget: 'archives', settings: {} }],
  tagcloud: () => [{ kind: 'widget', widget: 'tag-cloud', settings: {} }],
  rss: () => [{ kind: 'widget', widget: 'rss', settings: {} }],
  scrolling: marquee,
  marquee,
  shape: () => [],
}

/** Converts blocks and rows of Squarespace; null for everything else. */
export function squarespacePieces(element: Element, flowOf: FlowOf): Piece[] | null {
  if (hasClass(element, 'sqs-row')) return columnsOf(element, flowOf)
  return hasClass(element, 'sqs-block') || hasClass(element, 'image-block-outer-wrapper')
    ? squarespaceBlock(element, flowOf)
    : null
}

/** The pieces of a block; null for those that are text. */
export function squarespaceBlock(block: Element, flowOf: FlowOf): Piece[] | null {
  const classes = (block.attributes.class ?? '').split(/\s+/)
  const names = classes.flatMap((name) => {
    const kind = /^sqs-block-([a-z0-9-]+)$/.exec(name)?.[1] ?? /^([a-z0-9-]+)-block$/.exec(name)?.[1]
    return kind === undefined ? [] : [kind]
  })
  const kind = names.find((name) => Object.hasOwn(converters, name))
  return kind === undefined ? null : (converters[kind]?.(block, flowOf) ?? null)
}

function button(block: Element): Piece[] | null {
  const link = findElement(block.children, (element) => element.name === 'a')
  if (!link) return null
  const classes = findElements([block], (element) =>
    /\bsqs-block-button-container/.test(element.attributes.class ?? ''),
  )
    .map((element) => element.attributes.class ?? '')
    .join(' ')
  const holder = findElement([block], (element) => element.attributes['data-alignment'] !== undefined)
  const align =
    holder?.attributes['data-alignment'] ?? /\bsqs-block-button-container--(left|center|right)\b/.exec(classes)?.[1]
  const look = link.attributes.class ?? ''
  const size = /\bsqs-block-button-element--(small|medium|large)\b/.exec(look)?.[1] as 'small' | undefined
  const linked = {
    label: wordsOf(link.children).replace(/\s+/g, ' ').trim(),
    url: safeLink(link.attributes.href ?? ''),
    newWindow: link.attributes.target === '_blank',
    outline: /\bsqs-button-element--(?:secondary|tertiary)\b/.test(look),
    ...(size === undefined ? {} : { size }),
  }
  return [{ kind: 'buttons', buttons: [linked], align: align === 'center' || align === 'right' ? align : 'left' }]
}

function quote(block: Element): Piece[] | null {
  const words = findElement(block.children, (element) => element.name === 'blockquote')
  const source = findElement(block.children, (element) => element.name === 'figcaption' || hasClass(element, 'source'))
  return words
    ? [
        {
          kind: 'quote',
          text: trimmed(wordsOf(words.children), '“"', '”"'),
          source: trimmed(source ? wordsOf(source.children) : '', '—–-', ''),
        },
      ]
    : null
}

function trimmed(text: string, start: string, end: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const from = start.includes(words[0] ?? '\0') ? 1 : 0
  const to = end !== '' && end.includes(words.at(-1) ?? '\0') ? words.length - 1 : words.length
  return words.slice(from, to).trim()
}

/** The settings stand as JSON in an attribute; the HTML of a player in another. */
function embedded(block: Element): Piece[] | null {
  const holder = findElement([block], (element) => element.attributes['data-html'] !== undefined)
  const settings = blockSettings(block)
  const html = holder?.attributes['data-html'] ?? textIn(settings.html)
  const frame = findElement(htmlTree(html), (element) => element.name === 'iframe')
  const address = safeLink(textIn(settings.url) || (embedAddress(frame?.attributes.src ?? '') ?? ''))
  if (address !== '') return [{ kind: 'embed', url: address, caption: '' }]
  return html === '' ? null : [{ kind: 'html', html, reason: 'embed' }]
}

function audio(block: Element): Piece[] | null {
  const player = findElement([block], (element) => element.attributes['data-url'] !== undefined)
  const url = safeLink(player?.attributes['data-url'] ?? '')
  if (url === '') return embedded(block)
  const title = player?.attributes['data-title'] ?? ''
  return [playerPiece('audio', { url, title, author: player?.attributes['data-author'] ?? '' })]
}

/** Code to be shown is in a `pre`; code to be run stays unchanged. */
function code(block: Element, flowOf: FlowOf): Piece[] | null {
  const source = findElement(block.children, (element) => element.name === 'pre')
  if (source) return piecesOfFlow(flowOf([source]))
  const holder =
    findElement(block.children, (element) => hasClass(element, 'sqs-code-container')) ??
    findElement(block.children, (element) => hasClass(element, 'sqs-block-content'))
  const html = htmlOf(holder?.children ?? block.children).trim()
  return html === '' ? embedded(block) : [{ kind: 'html', html, reason: 'code' }]
}

function map(block: Element): Piece[] | null {
  const location = settingsOf(blockSettings(block).location)
  const latitude = numberIn(location.markerLat, numberIn(location.mapLat, Number.NaN))
  const longitude = numberIn(location.markerLng, numberIn(location.mapLng, Number.NaN))
  const address = [location.addressTitle, location.addressLine1, location.addressLine2, location.addressCountry]
    .map(textIn)
    .filter((line) => line !== '')
    .join(', ')
  if (Number.isNaN(latitude) || Number.isNaN(longitude))
    return address === ''
      ? null
      : [{ kind: 'text', nodes: [{ type: 'paragraph', content: [{ type: 'text', text: address }] }] }]
  const zoom = Math.min(19, Math.max(1, Math.round(numberIn(location.mapZoom, 15))))
  const url = `https://www.openstreetmap.org/#map=${zoom}/${latitude}/${longitude}`
  return [{ kind: 'embed', url, caption: address }]
}

function accordion(block: Element, flowOf: FlowOf): Piece[] | null {
  const isItem = (element: Element): boolean => hasClass(element, 'accordion-item')
  const items = findElements(block.children, isItem).map((item) => {
    const title = findElement(item.children, (element) => hasClass(element, 'accordion-item__title'))
    const words = findElement(item.children, (element) => hasClass(element, 'accordion-item__description'))
    const pieces = words ? piecesOfFlow(flowOf(words.children)) : []
    return {
      title: title ? wordsOf(title.children).replace(/\s+/g, ' ').trim() : '',
      nodes: pieces.flatMap((piece) => (piece.kind === 'text' ? piece.nodes : [])),
    }
  })
  const list = findElement(
    block.children,
    (element) => element.attributes['data-should-allow-multiple-open-items'] !== undefined,
  )
  const own = list?.attributes ?? {}
  return items.length === 0
    ? null
    : [
        {
          kind: 'accordion',
          items,
          allowMultiple: own['data-should-allow-multiple-open-items'] === 'true',
          firstOpen: own['data-is-first-item-opened'] === 'true',
        },
      ]
}

/** Finds the product by the address of its page; without one its text is imported instead. */
function product(block: Element): Piece[] | null {
  const link = findElement(
    block.children,
    (element) => element.name === 'a' && /\/p\/|\/products?\//.test(element.attributes.href ?? ''),
  )
  const title = findElement(block.children, (element) => hasClass(element, 'product-title'))
  const path = URL.parse(link?.attributes.href ?? '', 'http://old.invalid')?.pathname ?? ''
  const slug = path.split('/').findLast((part) => part !== '') ?? ''
  const words = title ? wordsOf(title.children).replace(/\s+/g, ' ').trim() : ''
  return slug === '' ? null : [{ kind: 'product', slug, title: words || slug }]
}

const pixelsOfWidth = 1000

/** A spacer with a height in percent of its width. */
function spacer(block: Element): Piece[] {
  const percent = Number(block.attributes['data-aspect-ratio'] ?? 6)
  return [{ kind: 'spacer', pixels: Math.round(((Number.isFinite(percent) ? percent : 6) / 100) * pixelsOfWidth) }]
}

function socialLinks(block: Element): Piece[] | null {
  const links = findElements(block.children, (element) => element.name === 'a').flatMap((link) => {
    const url = safeLink(link.attributes.href ?? '')
    return url === '' ? [] : [{ url }]
  })
  return links.length === 0 ? null : [{ kind: 'widget', widget: 'social-links', settings: { links } }]
}

function marquee(block: Element): Piece[] | null {
  const lines = findElements(block.children, (element) => /\bmarquee-item\b/i.test(element.attributes.class ?? ''))
  const items = [...new Set(lines.map((line) => wordsOf(line.children).replace(/\s+/g, ' ').trim()))]
    .filter((text) => text !== '')
    .map((text) => ({ text, url: '' }))
  return items.length === 0 ? null : [{ kind: 'marquee', items }]
}
