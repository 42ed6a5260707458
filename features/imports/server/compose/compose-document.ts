import type { Block, Section } from '#platform/document'
import { generateNKeysBetween } from 'fractional-indexing'
import type { Piece, SectionPiece } from '#platform/block'
import type { Composition } from './composition.ts'
import { column, full, type Placed, stack } from './lay-out.ts'

export interface Composed {
  sections: Record<string, Section>
  blocks: Record<string, Block>
}

interface Sheet {
  image: string | null
  overlay: number
  focalPoint: { x: number; y: number } | null
  isTall: boolean
  look: SectionPiece['look']
  placed: Placed[]
}

/** Arranges pieces as sections and blocks on the grid. Rows are as high as their content. */
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
      look: piece.look,
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
  return { image: null, overlay: 0, focalPoint: null, isTall: false, look: undefined, placed }
}

function written(composition: Composition, sheets: readonly Sheet[]): Composed {
  const sectionKeys = generateNKeysBetween(null, null, sheets.length)
  const sections: Record<string, Section> = {}
  const blocks: Record<string, Block> = {}
  for (const [index, sheet] of sheets.entries()) {
    const id = composition.freshId()
    const hasImage = sheet.image !== null
    sections[id] = {
      id,
      order: sectionKeys[index] ?? 'a0',
      theme: hasImage ? 'darkest' : 'lightest',
      background: hasImage
        ? { asset: sheet.image, video: null, overlay: sheet.overlay, focalPoint: sheet.focalPoint }
        : null,
      height: hasImage ? (sheet.isTall ? 'large' : 'medium') : 'fit',
      width: sheet.placed.some((block) => block.w === full.w) ? 'full' : 'site',
      padding: hasImage ? 'large' : sheets.length > 1 ? 'small' : 'medium',
      align: hasImage ? 'center' : 'start',
      anchor: '',
      name: '',
      ...sheet.look,
    }
    const keys = generateNKeysBetween(null, null, sheet.placed.length)
    for (const [place, block] of sheet.placed.entries()) {
      const blockId = composition.freshId()
      const { type, version, props, x, y, w, h, z = 0, mobile = null, group } = block
      const hidden = block.isHidden ? { hidden: { desktop: true, mobile: true } } : {}
      const at = { section: id, order: keys[place] ?? 'a0', place: { desktop: { x, y, w, h, z }, mobile } }
      blocks[blockId] = { id: blockId, type, version, props, ...at, ...hidden, ...(group && { group }) }
    }
  }
  return { sections, blocks }
}
