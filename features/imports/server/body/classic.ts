import type { RichTextNode } from '#platform/blocks'
import { isEmbeddable } from './embed-address.ts'
import { type Element, htmlTree } from './html-tree.ts'
import { safeLink } from './inline.ts'
import { withParagraphs } from './paragraphs.ts'
import { type Piece, imagesOf } from './pieces.ts'
import { piecesOfHtml } from './rich-text.ts'
import { type Shortcode, splitShortcodes } from './shortcodes.ts'

const marker = 'quoin-shortcode'

/** Text of the classic editor: shortcodes, lines that are addresses, blank lines that part paragraphs. */
export function piecesOfClassic(text: string): Piece[] {
  const marked = splitShortcodes(text.replace(/<!--more.{0,200}?-->/g, '').replaceAll('<!--nextpage-->', '<hr>'))
    .map((part) =>
      typeof part === 'string' ? part : `<${marker} data-code="${Buffer.from(JSON.stringify(portable(part))).toString('base64')}"></${marker}>`,
    )
    .join('')
  return piecesOfHtml(htmlTree(withParagraphs(marked))).flatMap(withEmbeds)
}

function portable({ name, attributes, content }: Shortcode): unknown {
  return [name, [...attributes], content]
}

/** The pieces of a shortcode that `piecesOfClassic` put into the text. */
export function markedShortcode(element: Element): Piece[] | null {
  if (element.name !== marker) return null
  try {
    const [name, attributes, content] = JSON.parse(Buffer.from(element.attributes['data-code'] ?? '', 'base64').toString('utf8')) as [
      string,
      [string, string][],
      string,
    ]
    return piecesOfShortcode({ name, attributes: new Map(attributes), content })
  } catch {
    return []
  }
}

function piecesOfShortcode({ name, attributes, content }: Shortcode): Piece[] {
  const of = (key: string): string => attributes.get(key) ?? ''
  if (name === 'gallery')
    return [
      {
        kind: 'gallery',
        images: [],
        ids: of('ids')
          .split(/[\s,]+/)
          .filter((id) => /^\d+$/.test(id)),
        columns: Number(of('columns')) || 3,
        caption: '',
      },
    ]
  if (name === 'caption' || name === 'wp_caption') return captioned(of('caption'), of('align'), content)
  if (name === 'audio' || name === 'video') return [player(name, attributes, content)]
  if (name === 'playlist')
    return [{ kind: 'html', html: `[playlist ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(' ')}]`, reason: 'playlist' }]
  const address = safeLink((content || of('0').replace(/^=/, '') || of('src') || of('url') || of('id')).replaceAll('&amp;', '&'))
  if (address === '') return []
  const known = { youtube: 'https://www.youtube.com/watch?v=', vimeo: 'https://vimeo.com/' }[name] ?? ''
  return [{ kind: 'embed', url: address.startsWith('http') ? address : `${known}${address}`, caption: '' }]
}

/** `[caption]<a><img></a> The words[/caption]`: the picture with the words below it. */
function captioned(attribute: string, align: string, content: string): Piece[] {
  const pieces = piecesOfHtml(htmlTree(content))
  const image = imagesOf(pieces)[0]
  if (!image) return pieces
  const words = pieces.flatMap((piece): RichTextNode[] => (piece.kind === 'text' ? piece.nodes : []))
  const caption = words.length > 0 ? words : attribute === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: attribute }] }]
  const side = /align(left|right|center|none)/.exec(align)?.[1]
  return [
    { ...image, caption, align: side === 'left' || side === 'right' || side === 'center' ? side : image.align },
    ...pieces.filter((piece) => piece.kind !== 'text' && piece !== image),
  ]
}

function player(media: 'audio' | 'video', attributes: Map<string, string>, content: string): Piece {
  const names = ['src', 'mp3', 'mp4', 'm4a', 'm4v', 'ogg', 'ogv', 'wav', 'webm', 'wmv', 'flv']
  const address = names.map((name) => attributes.get(name)).find((value) => value !== undefined) ?? content.trim()
  return {
    kind: 'media',
    media,
    url: safeLink(address),
    attachmentId: attributes.get('id') ?? '',
    poster: attributes.get('poster') ?? '',
    title: '',
    caption: '',
    loop: attributes.get('loop') === 'on',
    muted: attributes.get('muted') === 'true',
  }
}

/** A paragraph that is nothing but the address of a film, a post or a song becomes an embed. */
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
  return node.type === 'paragraph' && more.length === 0 && isEmbeddable(text) && (href === undefined || href === text) ? text : null
}
