import type { Block, Section } from '#platform/document'
import { generateNKeysBetween } from 'fractional-indexing'
import { type Piece, imagePiece } from '../body/pieces.ts'
import { type Composition, type MadeBlock, fitting } from './block-props.ts'
import { blocksOfPiece, imageBlocks } from './piece-blocks.ts'

export interface Composed {
  sections: Record<string, Section>
  blocks: Record<string, Block>
}

interface Cells {
  x: number
  w: number
}
type Placed = MadeBlock & { x: number; w: number; y: number; h: number }
interface Sheet {
  image: string | null
  overlay: number
  focalPoint: { x: number; y: number } | null
  isTall: boolean
  placed: Placed[]
}

/** Columns of text that read well (those on which a post's title stands), of what is wide, and of the whole width. */
const column: Cells = { x: 4, w: 16 }
const wide: Cells = { x: 2, w: 20 }
const full: Cells = { x: 0, w: 24 }

/** Pieces as sections and blocks on the grid. Rows are as high as what stands in them. */
export function composeDocument(composition: Composition, pieces: readonly Piece[]): Composed {
  const sheets: Sheet[] = []
  let plain: Piece[] = []
  const endPlain = (): void => {
    if (plain.length > 0) sheets.push(sheetOf(composition, plain))
    plain = []
  }
  for (const piece of pieces) {
    if (piece.kind !== 'section') {
      plain.push(piece)
      continue
    }
    endPlain()
    const sheet = sheetOf(composition, piece.pieces)
    const image = piece.image ? composition.assetOf(piece.image) : null
    sheets.push({
      ...sheet,
      image,
      overlay: piece.overlay,
      focalPoint: piece.image?.focalPoint ?? null,
      isTall: piece.minHeight > 500,
    })
  }
  endPlain()
  return written(
    composition,
    sheets.filter((sheet) => sheet.placed.length > 0 || sheet.image !== null),
  )
}

function sheetOf(composition: Composition, pieces: readonly Piece[]): Sheet {
  const placed: Placed[] = []
  stack(composition, pieces, column, 0, placed)
  return { image: null, overlay: 0, focalPoint: null, isTall: false, placed }
}

/** Puts pieces below each other within some columns, a free row between them; answers the next free row. */
function stack(
  composition: Composition,
  pieces: readonly Piece[],
  within: Cells,
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
    else if (piece.kind === 'section')
      row = stack(composition, [...(piece.image ? [piece.image] : []), ...piece.pieces], within, row, placed)
    else {
      const align = isOuter && piece.kind === 'image' ? piece.align : null
      const cells = align === 'full' ? full : align === 'wide' ? wide : within
      for (const block of blocksOfPiece(composition, piece)) {
        placed.push({ ...block, ...cells, y: row, h: block.rows ?? 1 })
        row += block.rows ?? 1
      }
    }
  }
  return row
}

function layColumns(
  composition: Composition,
  piece: Extract<Piece, { kind: 'columns' }>,
  within: Cells,
  from: number,
  placed: Placed[],
): number {
  const perRow = Math.max(1, Math.min(piece.columns.length, Math.floor(within.w / 3)))
  let row = from
  for (let start = 0; start < piece.columns.length; start += perRow) {
    const group = piece.columns.slice(start, start + perRow)
    // Text beside text wants more than the gap of the grid: a free column, where there is room for one.
    const gap = within.w >= 5 * group.length - 1 ? 1 : 0
    const widths = widthsOf(
      group.map((part) => part.share),
      within.w - gap * (group.length - 1),
    )
    let x = within.x
    const columns = group.map(({ pieces }, index) => {
      const cells = { x, w: widths[index] ?? 1 }
      x += cells.w + gap
      const own: Placed[] = []
      return { own, end: stack(composition, pieces, cells, row, own) }
    })
    const end = Math.max(row + 1, ...columns.map((stacked) => stacked.end))
    // The last block of a shorter column reaches down to where the longest ends, so that rows are not torn apart.
    for (const { own, end: ownEnd } of columns)
      for (const block of own) placed.push(block.y + block.h === ownEnd ? { ...block, h: end - block.y } : block)
    row = end
  }
  return row
}

/** Whole columns in the wanted shares; equal where none are stated. */
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
  within: Cells,
  from: number,
  placed: Placed[],
): number {
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
      for (const [below, block] of imageBlocks(composition, image).entries())
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
  within: Cells,
  from: number,
  placed: Placed[],
): number {
  const perRow = Math.max(1, Math.min(3, piece.buttons.length, Math.floor(within.w / 4)))
  const align = piece.align === 'left' ? 'start' : piece.align === 'right' ? 'end' : 'center'
  for (const [index, button] of piece.buttons.entries()) {
    const href = composition.linkOf(button.url)
    const look = button.outline ? 'outline' : 'site'
    const buttonBlock = fitting(composition.product, 'button', {
      label: button.label.slice(0, 200),
      link: { href: href.slice(0, 2000), newWindow: button.newWindow },
      look,
      align,
    })
    const block =
      buttonBlock ??
      blocksOfPiece(composition, {
        kind: 'text',
        nodes: [{ type: 'paragraph', content: [{ type: 'text', text: button.label || href }] }],
      })[0]
    const w = Math.floor(within.w / perRow)
    if (block)
      placed.push({ ...block, x: within.x + (index % perRow) * w, w, y: from + Math.floor(index / perRow), h: 1 })
  }
  return from + Math.ceil(piece.buttons.length / perRow)
}

function written(composition: Composition, sheets: readonly Sheet[]): Composed {
  const sectionKeys = generateNKeysBetween(null, null, sheets.length)
  const sections: Record<string, Section> = {}
  const blocks: Record<string, Block> = {}
  for (const [index, sheet] of sheets.entries()) {
    const id = composition.freshId()
    const hasPicture = sheet.image !== null
    sections[id] = {
      id,
      order: sectionKeys[index] ?? 'a0',
      theme: hasPicture ? 'darkest' : 'lightest',
      background: hasPicture
        ? { asset: sheet.image, video: null, overlay: sheet.overlay, focalPoint: sheet.focalPoint }
        : null,
      height: hasPicture ? (sheet.isTall ? 'large' : 'medium') : 'fit',
      width: sheet.placed.some((block) => block.w === full.w) ? 'full' : 'site',
      padding: hasPicture ? 'large' : sheets.length > 1 ? 'small' : 'medium',
      align: hasPicture ? 'center' : 'start',
      anchor: '',
      name: '',
    }
    const keys = generateNKeysBetween(null, null, sheet.placed.length)
    for (const [place, block] of sheet.placed.entries()) {
      const blockId = composition.freshId()
      const { type, version, props, x, y, w, h } = block
      const hidden = block.isHidden ? { hidden: { desktop: true, mobile: true } } : {}
      const at = { section: id, order: keys[place] ?? 'a0', place: { desktop: { x, y, w, h, z: 0 }, mobile: null } }
      blocks[blockId] = { id: blockId, type, version, props, ...at, ...hidden }
    }
  }
  return { sections, blocks }
}
