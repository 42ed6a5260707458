import { type Cells as Place } from '#platform/document'
import type { Piece } from '#platform/block'
import { imagePiece } from '../body/pieces.ts'
import { blocksOfPiece, takenBlocks } from './blocks-of-piece.ts'
import type { Composition, BlockDraft } from './composition.ts'
import { withLocalLinks } from './local-links.ts'

interface Columns {
  x: number
  w: number
}
export type Placed = BlockDraft & {
  x: number
  w: number
  y: number
  h: number
  z?: number
  mobile?: Place | null
  group?: string
}

/** Columns of readable text (those of a post's title), of wide content, and of the full width. */
export const column: Columns = { x: 4, w: 16 }
const wide: Columns = { x: 2, w: 20 }
export const full: Columns = { x: 0, w: 24 }

/** Puts pieces below each other within some columns, a free row between them; answers the next free row. */
export function stack(
  composition: Composition,
  pieces: readonly Piece[],
  within: Columns,
  from: number,
  placed: Placed[],
): number {
  let row = from
  const isOuter = within === column
  for (const piece of pieces) {
    if (row > from) row += 1
    if (piece.kind === 'columns')
      row = layColumns(composition, piece, isOuter && piece.columns.length > 3 ? wide : within, row, placed)
    else if (piece.kind === 'gallery')
      row = layGallery(composition, piece, isOuter && piece.columns > 3 ? wide : within, row, placed)
    else if (piece.kind === 'buttons') row = layButtons(composition, piece, within, row, placed)
    else if (piece.kind === 'grid') row = layGrid(composition, piece, within, row, placed)
    else if (piece.kind === 'section')
      row = stack(composition, [...(piece.image ? [piece.image] : []), ...piece.pieces], within, row, placed)
    else {
      const align = isOuter && piece.kind === 'image' ? piece.align : null
      const cells = align === 'full' ? full : align === 'wide' ? wide : within
      row = placeDownwards(blocksOfPiece(composition, piece), cells, row, placed)
    }
  }
  return row
}

/** Places each block below the last over the same columns, and returns the next row. */
function placeDownwards(blocks: readonly BlockDraft[], columns: Columns, from: number, placed: Placed[]): number {
  let row = from
  for (const block of blocks) {
    const h = block.rows ?? 1
    placed.push({ ...block, ...columns, y: row, h })
    row += h
  }
  return row
}

function layColumns(
  composition: Composition,
  piece: Extract<Piece, { kind: 'columns' }>,
  within: Columns,
  from: number,
  placed: Placed[],
): number {
  const perRow = Math.max(1, Math.min(piece.columns.length, Math.floor(within.w / 3)))
  let row = from
  for (let start = 0; start < piece.columns.length; start += perRow) {
    const group = piece.columns.slice(start, start + perRow)
    // Two texts side by side are separated by a free column if there is space.
    const gap = within.w >= 5 * group.length - 1 ? 1 : 0
    const room = within.w - gap * (group.length - 1)
    const isEven = gap > 0 && group.length > 1 && group.every(({ share }) => share === null)
    // Columns of unstated widths are equally wide, and the rest of the room is between them.
    const widths = isEven
      ? group.map(() => Math.floor(room / group.length))
      : widthsOf(
          group.map((part) => part.share),
          room,
        )
    const between = isEven ? gap + Math.floor((room % group.length) / (group.length - 1)) : gap
    let x = within.x
    const columns = group.map(({ pieces }, index) => {
      const cells = { x, w: widths[index] ?? 1 }
      x += cells.w + between
      const own: Placed[] = []
      return { own, end: stack(composition, pieces, cells, row, own) }
    })
    const end = Math.max(row + 1, ...columns.map((stacked) => stacked.end))
    // The last block of a shorter column extends to the end of the longest, so that rows stay together. The blocks of a
    // column are a group, so that they follow each other on phones.
    for (const { own, end: ownEnd } of columns) {
      const grouped = group.length > 1 && own.length > 1 ? { group: composition.freshId() } : {}
      for (const block of own)
        placed.push({ ...grouped, ...block, h: block.y + block.h === ownEnd ? end - block.y : block.h })
    }
    row = end
  }
  return row
}

/** Returns whole columns in the given shares, or equal ones. */
export function widthsOf(shares: readonly (number | null)[], total: number): number[] {
  const stated = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const silent = shares.filter((share) => share === null).length
  const rest = silent > 0 ? Math.max(0.1 * silent, 1 - stated) / silent : 0
  const wanted = shares.map((share) => share ?? rest)
  const sum = wanted.reduce((a, b) => a + b, 0) || 1
  const ends = wanted.map((_, index) =>
    Math.round((wanted.slice(0, index + 1).reduce((a, b) => a + b, 0) / sum) * total),
  )
  const widths = ends.map((end, index) => Math.max(1, end - (ends[index - 1] ?? 0)))
  while (widths.reduce((a, b) => a + b, 0) > total) widths[widths.indexOf(Math.max(...widths))]! -= 1
  return widths
}

function layGallery(
  composition: Composition,
  piece: Extract<Piece, { kind: 'gallery' }>,
  within: Columns,
  from: number,
  placed: Placed[],
): number {
  const importedBlocks = takenBlocks(composition, withLocalLinks(piece, composition.linkOf))
  if (importedBlocks) return placeDownwards(importedBlocks, within, from, placed)
  const images = [...piece.images, ...piece.ids.map((id) => imagePiece({ attachmentId: id }))]
  const perRow = Math.max(1, Math.min(piece.columns || 3, images.length, Math.floor(within.w / 2)))
  const widths = widthsOf(
    Array.from({ length: perRow }, () => null),
    within.w,
  )
  let row = from
  for (let start = 0; start < images.length; start += perRow) {
    let x = within.x
    for (const [index, image] of images.slice(start, start + perRow).entries()) {
      const w = widths[index] ?? 1
      for (const [below, block] of blocksOfPiece(composition, image).entries())
        placed.push({ ...block, x, w, y: row + below, h: 1 })
      x += w
    }
    row += 1 + Math.max(0, ...placed.filter((block) => block.y >= row).map((block) => block.y - row))
  }
  if (piece.caption !== '') {
    for (const block of blocksOfPiece(composition, {
      kind: 'text',
      nodes: [{ type: 'paragraph', content: [{ type: 'text', text: piece.caption }] }],
    }))
      placed.push({ ...block, ...within, y: row++, h: 1 })
  }
  return row
}

function layButtons(
  composition: Composition,
  piece: Extract<Piece, { kind: 'buttons' }>,
  within: Columns,
  from: number,
  placed: Placed[],
): number {
  const perRow = Math.max(1, Math.min(3, piece.buttons.length, Math.floor(within.w / 4)))
  for (const [index, button] of piece.buttons.entries()) {
    const w = Math.floor(within.w / perRow)
    const [block] = blocksOfPiece(composition, { kind: 'button', ...button, align: piece.align })
    if (block)
      placed.push({ ...block, x: within.x + (index % perRow) * w, w, y: from + Math.floor(index / perRow), h: 1 })
  }
  return from + Math.ceil(piece.buttons.length / perRow)
}

/** Places blocks in the position of their piece. When the whole grid does not fit, its cells follow each other. */
function layGrid(
  composition: Composition,
  piece: Extract<Piece, { kind: 'grid' }>,
  within: Columns,
  from: number,
  placed: Placed[],
): number {
  if (within.w !== column.w && within.w !== full.w)
    return stack(
      composition,
      piece.cells.flatMap(({ pieces }) => pieces),
      within,
      from,
      placed,
    )
  let end = from
  for (const { desktop, mobile, pieces } of piece.cells) {
    const own: Placed[] = []
    const y = from + desktop.y
    const bottom = stack(composition, pieces, { x: desktop.x, w: desktop.w }, y, own)
    const [only, ...more] = own
    if (only && more.length === 0) placed.push({ ...only, h: desktop.h, z: desktop.z, mobile })
    else placed.push(...own.map((block) => ({ ...block, z: desktop.z })))
    end = Math.max(end, bottom, y + desktop.h)
  }
  return end
}
