export type { TransferResult } from './archive.schema.ts'
export { keptDays, type Transfer, transferApi } from './transfer.api.ts'
export { transferProblems } from './transfer.problems.ts'
