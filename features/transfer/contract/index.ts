export { type CopyOptions, type CopyResult, copySchema } from './copy.schema.ts'
export type { TransferResult } from './archive.schema.ts'
export { keptDays, type Transfer, transferApi, type TransferFormat } from './transfer.api.ts'
export { transferProblems } from './transfer.problems.ts'
