export {
  type Import,
  type ImportNote,
  type ImportOutcome,
  type ImportRow,
  type ImportState,
  type RowKind,
  importNoteSchema,
  importOutcomes,
  importRowSchema,
  importSchema,
  importStates,
  rowKinds,
} from './import.schema.ts'
export { importsApi } from './imports.api.ts'
export { importMessages } from './imports.messages.ts'
export { importProblems } from './imports.problems.ts'
export { plannedWords } from './planned-words.ts'
export { undoneNotes } from './undone.rules.ts'
