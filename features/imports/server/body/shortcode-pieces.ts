import type { RichTextNode } from '#platform/document'
import { type FlowOf, piecesOfFlow } from './flow.ts'
import { type Element, htmlTree } from './html-tree.ts'
import { safeLink } from './inline.ts'
import type { Piece } from '#platform/block'
import { formMark, markedForm } from './marked-form.ts'
import { galleryPiece, imagesOf, playerPiece } from './pieces.ts'
import { attributesOf, type Shortcode } from './shortcodes.ts'

const marker = 'quoin-shortcode'

/** Writes a shortcode as an element, so that it keeps its place while the HTML around it is parsed. */
export function markShortcode({ name, attributes, content }: Shortcode): string {
  const code = Buffer.from(JSON.stringify([name, [...attributes], content])).toString('base64')
  return `<${marker} data-code="${code}"></${marker}>`
}

/** The pieces of a shortcode that `markShortcode` put into the text. */
export function markedShortcode(element: Element, flowOf: FlowOf): Piece[] | null {
  if (element.name !== marker) return null
  try {
    const [name, attributes, content] = JSON.parse(
      Buffer.from(element.attributes['data-code'] ?? '', 'base64').toString('utf8'),
    ) as [string, [string, string][], string]
    return piecesOfShortcode({ name, attributes: new Map(attributes), content }, flowOf)
  } catch {
    return []
  }
}

function piecesOfShortcode({ name, attributes, content }: Shortcode, flowOf: FlowOf): Piece[] {
  const of = (key: string): string => attributes.get(key) ?? ''
  if (name === 'gallery')
    return [
      galleryPiece({
        ids: of('ids')
          .split(/[\s,]+/)
          .filter((id) => /^\d+$/.test(id)),
        columns: Number(of('columns')) || 3,
      }),
    ]
  if (name === 'caption' || name === 'wp_caption') return captioned(of('caption'), of('align'), content, flowOf)
  if (name === 'audio' || name === 'video') return [player(name, attributes, content)]
  if (name === 'playlist')
    return [
      {
        kind: 'html',
        html: `[playlist ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(' ')}]`,
        reason: 'playlist',
      },
    ]
  if (name === 'contact-form') return [formOf(attributes, content)]
  if (name === formMark) return [markedForm(attributes, content)]
  if (name === 'wpvideo')
    return /^\w{6,12}$/.test(of('0'))
      ? [{ kind: 'embed', url: `https://videopress.com/v/${of('0')}`, caption: '' }]
      : []
  const address = safeLink(
    (content || of('0').replace(/^=/, '') || of('src') || of('url') || of('id')).replaceAll('&amp;', '&'),
  )
  if (address === '') return []
  const prefix = { youtube: 'https://www.youtube.com/watch?v=', vimeo: 'https://vimeo.com/' }[name] ?? ''
  return [{ kind: 'embed', url: address.startsWith('http') ? address : `${prefix}${address}`, caption: '' }]
}

/**
 * Converts `[contact-field label="Name" type="name" required="1" options="A,B"/]`. The address of its recipient is
 * dropped.
 */
function formOf(attributes: ReadonlyMap<string, string>, content: string): Piece {
  const fields = Array.from(content.matchAll(/\[contact-field\s([^[\]]*)\]/g), ([, written = '']) => {
    const field = attributesOf(written)
    const of = (key: string): string => field.get(key) ?? ''
    return {
      kind: of('type') || 'text',
      label: of('label'),
      description: '',
      isRequired: /^(?:1|true|yes)$/i.test(of('required')),
      options: of('options')
        .split(',')
        .map((option) => option.trim())
        .filter((option) => option !== ''),
    }
  })
  return {
    kind: 'form',
    name: attributes.get('subject') ?? '',
    fields,
    button: attributes.get('submit_button_text') ?? '',
    thanks: '',
  }
}

/** Converts `[caption]<a><img></a> The words[/caption]` to the image with its caption. */
function captioned(attribute: string, align: string, content: string, flowOf: FlowOf): Piece[] {
  const pieces = piecesOfFlow(flowOf(htmlTree(content)))
  const image = imagesOf(pieces)[0]
  if (!image) return pieces
  const words = pieces.flatMap((piece): RichTextNode[] => (piece.kind === 'text' ? piece.nodes : []))
  const caption =
    words.length > 0
      ? words
      : attribute === ''
        ? []
        : [{ type: 'paragraph', content: [{ type: 'text', text: attribute }] }]
  const side = /align(left|right|center|none)/.exec(align)?.[1]
  return [
    { ...image, caption, align: side === 'left' || side === 'right' || side === 'center' ? side : image.align },
    ...pieces.filter((piece) => piece.kind !== 'text' && piece !== image),
  ]
}

function player(media: 'audio' | 'video', attributes: Map<string, string>, content: string): Piece {
  const names = ['src', 'mp3', 'mp4', 'm4a', 'm4v', 'ogg', 'ogv', 'wav', 'webm', 'wmv', 'flv']
  const address = names.map((name) => attributes.get(name)).find((value) => value !== undefined) ?? content.trim()
  return playerPiece(media, {
    url: safeLink(address),
    attachmentId: attributes.get('id') ?? '',
    poster: attributes.get('poster') ?? '',
    loop: attributes.get('loop') === 'on',
    muted: attributes.get('muted') === 'true',
  })
}
