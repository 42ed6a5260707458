import { convertBody } from '../body/convert-body.ts'
import { safeLink } from '../body/inline.ts'
import { playerPiece } from '../body/pieces.ts'
import type { Piece } from '#platform/block'
import type { RichTextNode } from '#platform/document'
import type { ExportedItem } from '../read/records.ts'

/** The body of an item, with the sound or video that a podcast plugin keeps beside it. */
export function itemPieces(item: ExportedItem): Piece[] {
  const body = convertBody(item.body)
  const enclosures = item.meta
    .filter(({ key }) => key === 'enclosure')
    .flatMap(({ value }) => enclosurePiece(value, item.body))
  return withoutTitles([...enclosures, ...body], item.type === 'page')
}

/** The title of a page or post is its heading of level one: further ones in a body are of level two. */
function withoutTitles(pieces: readonly Piece[], keepsFirst: boolean): Piece[] {
  let isKept = !keepsFirst
  const lowered = (node: RichTextNode): RichTextNode => {
    if (node.type !== 'heading' || node.attrs?.level !== 1)
      return node.content ? { ...node, content: node.content.map(lowered) } : node
    const isFirst = !isKept
    isKept = true
    return isFirst ? node : { ...node, attrs: { ...node.attrs, level: 2 } }
  }
  const loweredPiece = (piece: Piece): Piece => {
    if (piece.kind === 'text') return { ...piece, nodes: piece.nodes.map(lowered) }
    if (piece.kind === 'columns')
      return {
        ...piece,
        columns: piece.columns.map((column) => ({ ...column, pieces: column.pieces.map(loweredPiece) })),
      }
    if (piece.kind === 'grid')
      return { ...piece, cells: piece.cells.map((cell) => ({ ...cell, pieces: cell.pieces.map(loweredPiece) })) }
    return piece.kind === 'section' ? { ...piece, pieces: piece.pieces.map(loweredPiece) } : piece
  }
  return pieces.map(loweredPiece)
}

/** Adds the title above a page's body, unless the body has such a heading or its own sections, where themes draw it. */
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

/** Returns a value that WordPress or a plug-in stored with an item; '' without one. */
export function metaOf(item: ExportedItem, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = item.meta.find((entry) => entry.key === key)?.value.trim() ?? ''
    if (value !== '') return value
  }
  return ''
}
