import { piecesOfClassic } from './classic.ts'
import { type EditorBlock, editorBlocks, hasEditorBlocks, parts } from './gutenberg.ts'
import { findElement, htmlTree, textIn } from './html-tree.ts'
import { safeLink } from './inline.ts'
import { blockForm, pluginGallery } from './plugin-blocks.ts'
import { containerPieces } from './containers.ts'
import { type Piece, type Widget, widgets } from '#platform/block'
import { joinTexts } from './pieces.ts'
import { readShortcodes } from './read-shortcodes.ts'
import { piecesOfHtml } from './rich-text.ts'
import { isSquarespaceBody, piecesOfSquarespace } from './squarespace/sections.ts'
import { scalarText } from '../scalar-text.ts'

/** A body of any age as pieces: the block editor's, classic text, or plain HTML. */
export function convertBody(body: string): Piece[] {
  if (body.trim() === '') return []
  if (isSquarespaceBody(body)) return piecesOfSquarespace(body)
  const { body: read } = readShortcodes(body)
  return joinTexts(hasEditorBlocks(read) ? editorBlocks(read).flatMap(piecesOfBlock) : piecesOfClassic(read))
}

/** Returns the part of a body before `<!--more-->` as text; empty without that mark. */
export function teaserOf(body: string): string {
  const mark = body.search(/<!--more\b/)
  return mark < 0
    ? ''
    : textIn(htmlTree(body.slice(0, mark)))
        .replace(/\[[^[\]]*\]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
}

/** Galleries of plug-ins, which are frames around plain images. */
const pluginGalleries = [
  'jetpack/slideshow',
  'jetpack/tiled-gallery',
  'coblocks/gallery-carousel',
  'coblocks/gallery-masonry',
  'coblocks/gallery-stacked',
  'coblocks/gallery-collage',
  'coblocks/gallery-offset',
  'meow-gallery/gallery',
]

type Converter = (block: EditorBlock) => Piece[]

const asHtml: Converter = (block) => piecesOfHtml(htmlTree(wholeHtml(block)))
const textBlocks = [
  'paragraph',
  'heading',
  'list',
  'list-item',
  'table',
  'quote',
  'code',
  'preformatted',
  'image',
  'gallery',
  'video',
  'audio',
  'details',
  'accordion',
  'footnotes',
  'subhead',
  'text-columns',
  'math',
]

const converters = new Map<string, Converter>([
  ...textBlocks.map((name): [string, Converter] => [name, asHtml]),
  ['', (block) => piecesOfClassic(block.html.join(''))],
  ['freeform', (block) => piecesOfClassic(wholeHtml(block))],
  ['classic', (block) => piecesOfClassic(wholeHtml(block))],
  ['shortcode', (block) => piecesOfClassic(wholeHtml(block))],
  ['html', (block) => [{ kind: 'html', html: wholeHtml(block).trim(), reason: 'html' }]],
  [
    'verse',
    (block) =>
      piecesOfHtml(
        htmlTree(
          wholeHtml(block)
            .trim()
            .replace(/\n/g, '<br>')
            .replace(/<(\/?)pre\b/g, '<$1div'),
        ),
      ),
  ],
  ['pullquote', pullQuote],
  ['embed', embed],
  ['file', file],
  ['button', (block) => buttons([block])],
  ['buttons', (block) => buttons(block.inner.length > 0 ? block.inner : [block])],
  ['separator', () => [{ kind: 'separator' }]],
  ['nextpage', () => [{ kind: 'separator' }]],
  ['more', () => []],
  ['spacer', spacer],
  ['query', queryLoop],
  ['jetpack/contact-form', blockForm],
  ['jetpack/button', (block) => buttons([block])],
  ['syntaxhighlighter/code', asHtml],
  ...pluginGalleries.map((name): [string, Converter] => [name, pluginGallery]),
  ...widgets.map((name): [string, Converter] => [name, (block) => widget(name, block)]),
])

export function piecesOfBlock(block: EditorBlock): Piece[] {
  const name = block.name.replace(/^core\//, '')
  const container = containerPieces(name, block, piecesOfBlock)
  if (container) return container
  const convert = name.startsWith('core-embed/') ? embed : converters.get(name)
  return convert ? convert(block) : unknownBlock(block)
}

/** A block's own HTML with that of its inner blocks in their places. */
export function wholeHtml(block: EditorBlock): string {
  return block.html.map((html, index) => html + (block.inner[index] ? wholeHtml(block.inner[index]) : '')).join('')
}

/** Converts blocks of plug-ins: their inner blocks if the plug-in wrote no text of its own, otherwise their HTML. */
function unknownBlock(block: EditorBlock): Piece[] {
  const own = htmlTree(block.html.join(''))
  const isFrame =
    block.inner.length > 0 &&
    textIn(own).trim() === '' &&
    findElement(own, (element) => ['img', 'iframe', 'svg', 'form', 'script', 'video'].includes(element.name)) === null
  if (isFrame) return parts(block).flatMap((part) => (part.name === '' ? [] : piecesOfBlock(part)))
  const html = wholeHtml(block).trim()
  return [
    {
      kind: 'html',
      html: html === '' ? `<!-- wp:${block.name} ${JSON.stringify(block.attributes)} /-->` : html,
      reason: block.name,
    },
  ]
}

function pullQuote(block: EditorBlock): Piece[] {
  const tree = htmlTree(wholeHtml(block))
  const quote = findElement(tree, (element) => element.name === 'blockquote')
  const cite = findElement(tree, (element) => element.name === 'cite' || element.name === 'figcaption')
  if (!quote) return asHtml(block)
  const words = quote.children.filter((child) => child !== cite)
  const lines = words
    .map((child) => (typeof child === 'string' ? child : textIn(child.children)).trim())
    .filter((line) => line !== '')
  return [{ kind: 'quote', text: lines.join('\n'), source: cite ? textIn(cite.children).trim() : '' }]
}

function embed(block: EditorBlock): Piece[] {
  const tree = htmlTree(wholeHtml(block))
  const caption = findElement(tree, (element) => element.name === 'figcaption')
  const wrapper = findElement(tree, (element) => (element.attributes.class ?? '').includes('wp-block-embed__wrapper'))
  const url = safeLink(scalarText(block.attributes.url) || (wrapper ? textIn(wrapper.children).trim() : ''))
  return url === '' ? asHtml(block) : [{ kind: 'embed', url, caption: caption ? textIn(caption.children).trim() : '' }]
}

/** Converts a file to a link with its name, and its download button to a button. */
function file(block: EditorBlock): Piece[] {
  const links = htmlTree(wholeHtml(block)).flatMap((node) => (typeof node === 'string' ? [] : node.children))
  const button = findElement(links, (link) => (link.attributes.class ?? '').includes('wp-block-file__button'))
  const text = piecesOfHtml(links.filter((node) => node !== button))
  if (!button) return text
  return [
    ...text,
    {
      kind: 'buttons',
      align: 'left',
      buttons: [
        {
          label: textIn(button.children).trim(),
          url: safeLink(button.attributes.href ?? ''),
          newWindow: false,
          outline: false,
        },
      ],
    },
  ]
}

function buttons(blocks: readonly EditorBlock[]): Piece[] {
  const links = blocks.flatMap((block) => {
    const html = wholeHtml(block)
    const link = findElement(htmlTree(html), (element) => element.name === 'a' || element.name === 'button')
    const label = textIn(htmlTree(html)).trim()
    const url = safeLink(link?.attributes.href ?? '')
    return label === '' && url === ''
      ? []
      : [{ label, url, newWindow: link?.attributes.target === '_blank', outline: /is-style-outline/.test(html) }]
  })
  const align = /align(?:-content)?-?(center|right)|content-justification-(center|right)/.exec(
    blocks.map(wholeHtml).join(' '),
  )
  const side = align?.[1] ?? align?.[2]
  return links.length === 0
    ? []
    : [{ kind: 'buttons', buttons: links, align: side === 'center' || side === 'right' ? side : 'left' }]
}

function spacer(block: EditorBlock): Piece[] {
  const height = /height:\s*(\d{1,4})/.exec(wholeHtml(block))?.[1] ?? block.attributes.height
  return [{ kind: 'spacer', pixels: Math.min(2000, Number.parseInt(scalarText(height), 10) || 100) }]
}

/**
 * A loop over posts becomes a list of the newest posts, whatever its layout; a loop over pages becomes a list of pages.
 */
function queryLoop(block: EditorBlock): Piece[] {
  const query = (block.attributes.query ?? {}) as Record<string, unknown>
  const layout = (block.attributes.displayLayout ?? templateOf(block)?.attributes.layout ?? {}) as Record<
    string,
    unknown
  >
  const columns = Number(layout.columns ?? layout.columnCount) || 0
  const isGrid = layout.type === 'flex' || layout.type === 'grid'
  const settings = {
    ...(isGrid ? { postLayout: 'grid', columns } : {}),
    ...(Number(query.perPage) > 0 ? { postsToShow: Number(query.perPage) } : {}),
    ...(query.order === 'asc' ? { order: 'asc' } : {}),
    ...(query.orderBy === 'title' ? { orderBy: 'title' } : {}),
  }
  const type = scalarText(query.postType) || 'post'
  if (type === 'page') return [{ kind: 'widget', widget: 'page-list', settings: {} }]
  if (type === 'product')
    return [
      { kind: 'widget', widget: 'products', settings: { columns: columns || 3, count: Number(query.perPage) || 12 } },
    ]
  return type === 'post' ? [{ kind: 'widget', widget: 'latest-posts', settings }] : unknownBlock(block)
}

const templateOf = (block: EditorBlock): EditorBlock | undefined =>
  block.inner.find(({ name }) => name.replace(/^core\//, '') === 'post-template')

function widget(name: Widget, block: EditorBlock): Piece[] {
  const links = block.inner.map((inner) => inner.attributes)
  return [{ kind: 'widget', widget: name, settings: { ...block.attributes, ...(links.length > 0 ? { links } : {}) } }]
}
