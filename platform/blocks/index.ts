export { type BlockContract, type BlockExample, blockContract } from './block-contract.ts'
export {
  type Block,
  type Cells,
  type Document,
  type DocumentKind,
  type Place,
  type Section,
  type Settings,
  blockSchema,
  blocksPerLayout,
  cellsSchema,
  desktopColumns,
  documentKinds,
  emptyDocument,
  mobileColumns,
  placeSchema,
  sectionSchema,
} from './document.ts'
export { type Change, type Operation, type Path, type PlainOperation, operationSchema, pathSchema, plainOperationSchema } from './operation.ts'
