import { convertBody } from '../body/convert-body.ts'
import { safeLink } from '../body/inline.ts'
import { playerPiece } from '../body/pieces.ts'
import type { Piece } from '#platform/block'
import type { ExportedItem } from '../read/records.ts'

/** The body of an item, with the sound or video that a podcast plugin keeps beside it. */
export function itemPieces(item: ExportedItem): Piece[] {
  const body = convertBody(item.body)
  const enclosures = item.meta
    .filter(({ key }) => key === 'enclosure')
    .flatMap(({ value }) => enclosurePiece(value, item.body))
  return [...enclosures, ...body]
}

/**
 * A page says its title above its body, unless the body has such a heading, or sections of its own: themes drew it
 * there.
 */
export function withTitle(title: string, pieces: readonly Piece[]): Piece[] {
  if (title === '' || hasSections(pieces) || JSON.stringify(pieces).includes('"type":"heading","attrs":{"level":1'))
    return [...pieces]
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] }
  const [first, ...rest] = pieces
  return first?.kind === 'text'
    ? [{ kind: 'text', nodes: [heading, ...first.nodes] }, ...rest]
    : [{ kind: 'text', nodes: [heading] }, ...pieces]
}

const hasSections = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.kind === 'section' && piece.look !== undefined)

/** Address, bytes and type, each in a line. */
function enclosurePiece(value: string, body: string): Piece[] {
  const [address = '', , type = ''] = value.split(/\r?\n/).map((line) => line.trim())
  const url = safeLink(address)
  const media = type.startsWith('audio/') ? 'audio' : type.startsWith('video/') ? 'video' : null
  if (url === '' || media === null || body.includes(address)) return []
  return [playerPiece(media, { url })]
}

/** A value kept beside an item by WordPress or a plugin; empty when there is none. */
export function metaOf(item: ExportedItem, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = item.meta.find((entry) => entry.key === key)?.value.trim() ?? ''
    if (value !== '') return value
  }
  return ''
}
