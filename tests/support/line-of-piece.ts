import type { Piece } from '#platform/block'
import { plainText } from '#platform/document'

/** Returns a piece in a line: its kind, and the words that a visitor reads. */
export function lineOfPiece(piece: Piece): string {
  if (piece.kind === 'text') return plainText({ type: 'doc', content: piece.nodes }).replace(/\n+/g, ' / ')
  if (piece.kind === 'buttons') return piece.buttons.map(({ label, url }) => `button ${label} ${url}`).join(', ')
  if (piece.kind === 'image') return `image ${piece.url || piece.attachmentId} ${piece.alt}`.trim()
  if (piece.kind === 'gallery') return `gallery ${piece.ids.length + piece.images.length}`
  if (piece.kind === 'form') return `form ${piece.fields.map(({ label, kind }) => `${label}:${kind}`).join(' ')}`
  if (piece.kind === 'embed' || piece.kind === 'video') return `${piece.kind} ${piece.url}`
  return piece.kind === 'html' ? `html ${piece.html}` : piece.kind
}
