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
  documentSchema,
  emptyDocument,
  mobileColumns,
  placeSchema,
  sectionSchema,
} from './document.ts'
export {
  type AppendAnswer,
  type AppendRequest,
  type DropReason,
  type LoggedOperation,
  type Outcome,
  answerSchema,
  dropReasons,
  loggedOperationSchema,
  outcomeSchema,
  requestSchema,
} from './log.schema.ts'
export { type Change, type Operation, type Path, type PlainOperation, operationSchema, pathSchema, plainOperationSchema } from './operation.ts'
export {
  type RichTextDoc,
  type RichTextNode,
  headed,
  isEmptyText,
  isRichText,
  paragraphs,
  plainText,
  readRichText,
  richTextSchema,
} from './rich-text.ts'
export { type Link, linkSchema } from './link.ts'
export { isTranslatable, richText, text } from './text.ts'
