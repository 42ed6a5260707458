export {
  type BlockContract,
  type BlockExample,
  blockContract,
  type BlockGroup,
  blockGroups,
  type PaletteEntry,
  type PlacedContract,
  runsNothing,
} from './block-contract.ts'
export { type Link, linkSchema } from './link.ts'
export {
  type BlockPiece,
  type ButtonPiece,
  type FormPiece,
  type GalleryPiece,
  type GridCell,
  type ImagePiece,
  type Piece,
  type PlayerPiece,
  type SectionPiece,
  type Widget,
  widgets,
} from './piece.ts'
export {
  kindOfPiece,
  type PieceImporter,
  type PieceKind,
  type PieceOf,
  type PieceSite,
  type PieceImport,
} from './piece-importer.ts'
export { controlText, richText, text } from './text.ts'
export { type BlockText, textsOf } from './texts-of.ts'
export { type Contracts, type Fault, upgradeBlock, upgradeDocument, validateDocument } from './upgrade.ts'
export { wordsOf } from './words-of.ts'
