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
  charactersPerDocument,
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
  loggedOperationSchema,
  requestSchema,
} from './log.schema.ts'
export {
  type Divider,
  type DividerHeight,
  type DividerShape,
  type SectionFill,
  type SectionPattern,
  dividerHeights,
  dividerShapes,
  sectionPatterns,
} from './section-look.ts'
export type { Change, Operation, Path, PlainOperation } from './operation.ts'
export {
  type RichTextDoc,
  type RichTextNode,
  headed,
  isRichText,
  paragraphs,
  plainText,
  richTextSchema,
  textSizes,
} from './rich-text.ts'
export { type Applied, type Dropped, apply } from './apply.ts'
export { type Appended, type Step, type ToAppend, appendInSteps, isTooMuchToRebase } from './append.ts'
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
  withWayBack,
} from './client-log.ts'
export type { ClientLog, Lost, Pending, UndoEntry } from './client-log.types.ts'
export { reopenClientLog, type StoredSteps, stepsOf } from './reopen-client-log.ts'
export { copySection, duplicateDocument } from './copy.ts'
export { linkedIn, withLinked } from './linked.ts'
export { deriveMobile } from './derive-mobile.ts'
export { inReadingOrder } from './reading-order.ts'
export { type ChangeSummary, describeChanges } from './describe-changes.ts'
export { operationSchema } from './operation.ts'
export { diffDocuments } from './diff.ts'
export { partWeightAtMost } from './weight.ts'
export { orderBefore, orderBetween, ordersFor } from './order.ts'
export { valueAt } from './change-value.ts'
export { headingSteps, uncolouringSteps } from './text-steps.ts'
export { blocksHeldBy, blocksOfSection, descendantsOf, sectionsInOrder } from './tree.ts'
