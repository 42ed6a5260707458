import type { Band, Piece } from '../compose.ts'
import { prose } from '../prose.ts'

/**
 * The layout with its drawings and products and without its sentences: the title of the site stands where the first
 * heading stood. A list of posts has no posts then.
 */
export function emptied(bands: readonly Band[], title: string): Band[] {
  const shown = bands.map((band) => ({ ...band, pieces: band.pieces.flatMap((piece) => emptiedPiece(piece, title)) }))
  return shown.filter(({ pieces }) => pieces.length > 0)
}

function emptiedPiece(piece: Piece, title: string): Piece[] {
  if (piece.type === 'button' || piece.type === 'summary-v2') return []
  if (piece.type === 'form') return [{ ...piece, props: {} }]
  if (piece.type === 'summary') return [{ ...piece, props: { ...piece.props, heading: '' } }]
  if (piece.type === 'image') return [{ ...piece, props: { ...piece.props, caption: '' } }]
  if (piece.type !== 'html') return [piece]
  const isTitle = JSON.stringify(piece.props['text']).includes('"level":1')
  return [{ ...piece, props: { text: isTitle ? titled(title) : prose('') } }]
}

function titled(title: string) {
  return { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] }] }
}
