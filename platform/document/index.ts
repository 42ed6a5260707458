export {
  type Block,
  type Cells,
  type Document,
  type DocumentKind,
  type Place,
  type Section,
  type Settings,
  blockSchema,
  blocksPerDocument,
  blocksPerLayout,
  cellsSchema,
  desktopColumns,
  documentKinds,
  documentSchema,
  emptyDocument,
  mobileColumns,
  placeSchema,
  sectionSchema,
  sectionsPerDocument,
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
export {
  type Change,
  type Operation,
  type Path,
  type PlainOperation,
  operationSchema,
  pathSchema,
  plainOperationSchema,
} from './operation.ts'
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
export { type Applied, type Dropped, apply, gather, invert, partsOf } from './apply.ts'
export { type Appended, type Step, type ToAppend, appendToLog } from './append.ts'
export { pathKey, pathsOverlap, valueAt } from './change-value.ts'
export {
  acknowledged,
  edit,
  endGesture,
  hasUnsaved,
  openClientLog,
  received,
  redo,
  requestFailed,
  takeRequest,
  undo,
} from './client-log.ts'
export type { ClientLog, Lost, Pending, UndoEntry } from './client-log.types.ts'
export { copyBlocks, duplicateBlocks, duplicateDocument, duplicateSection } from './copy.ts'
export { deriveMobile } from './derive-mobile.ts'
export { type ChangeSummary, describeChanges } from './describe-changes.ts'
export { diffDocuments } from './diff.ts'
export { orderBefore, orderBetween, ordersFor } from './order.ts'
export { rebase } from './rebase.ts'
export { isSafeKey, isSafeValue } from './safe-key.ts'
export { applySteps, writeRichText } from './text-steps.ts'
export { blocksHeldBy, blocksOfSection, byOrder, descendantsOf, sectionsInOrder } from './tree.ts'
