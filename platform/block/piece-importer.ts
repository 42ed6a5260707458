import type { BlockPiece, ImagePiece, Widget } from './piece.ts'

/** Kind of piece that a block accepts, or the kind of its widget. */
export type PieceKind = Exclude<BlockPiece['kind'], 'widget'> | Widget

export type PieceOf<Kind extends PieceKind> = Kind extends Widget
  ? Extract<BlockPiece, { kind: 'widget' }>
  : Kind extends 'audio' | 'video'
    ? Extract<BlockPiece, { kind: 'audio' | 'video' }>
    : Extract<BlockPiece, { kind: Kind }>

/** Properties of the site that receives a piece. Addresses in pieces already lead to this site. */
export interface PieceSite {
  /** Returns the asset of an image; null leaves it empty. */
  assetOf: (image: Pick<ImagePiece, 'url' | 'attachmentId'>) => string | null
  /** Address of a kept sound, video or file; otherwise as it was. */
  fileOf: (url: string, attachmentId: string) => { url: string; assetId: string | null }
  /** Returns the product with this slug; null for an unknown one. */
  productOf: (slug: string) => string | null
  /** The collection for imported posts. */
  blogId: string | null
  freshId: () => string
}

export interface PieceImport<Props> {
  /** Props that override the block's initial ones. Props that the contract refuses are ignored. */
  props: Partial<Props>
  /** Wanted height in rows of the grid. */
  rows?: number
  /** Pieces that do not fit into the block and are added below it. */
  below?: BlockPiece[]
}

/**
 * How a block accepts imported pieces, by their kind. null refuses a piece, whose words then become text. Each kind is
 * accepted by one block (`tests/render/importers.test.ts`).
 */
export type PieceImporter<Props> = {
  // A method, so that importers of different props stand in one map.
  [Kind in PieceKind]?: (piece: PieceOf<Kind>, site: PieceSite) => PieceImport<Props> | null
}

export function kindOfPiece(piece: BlockPiece): PieceKind {
  return piece.kind === 'widget' ? piece.widget : piece.kind
}
