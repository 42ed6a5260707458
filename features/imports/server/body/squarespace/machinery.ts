import type { Piece } from '#platform/block'

/** Elements of the old system's design without content: style sheets, scripts, icons and toggle buttons. */
const machinery: ReadonlySet<string> = new Set(['style', 'script', 'svg', 'button', 'input', 'template', 'canvas'])

export function withoutMachinery(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'html' && machinery.has(piece.reason)) return []
    if (piece.kind !== 'columns') return [piece]
    return [
      {
        kind: 'columns',
        columns: piece.columns.map((column) => ({ ...column, pieces: withoutMachinery(column.pieces) })),
      },
    ]
  })
}
