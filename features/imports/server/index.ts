import { switchedRoutes } from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { importParts } from './import-part.ts'
import { retryFilesJob } from './crawl/retry-files.job.ts'
import { redirectImports } from './table/redirect-imports.ts'
import { guardImportJob, readImportJob, runImportJob, tidyImportsJob, undoImportJob } from './import-jobs.job.ts'
import { importRoutes } from './imports.routes.ts'
import { importsInArchives } from './imports.tables.ts'

export {
  type ForeseenOutcome,
  type ImportedOutcome,
  allRows,
  type ImportedRow,
  type ImportedRows,
  type ImportPart,
  type RowToRun,
  importParts,
} from './import-part.ts'
export { claimedTargets } from './claimed-targets.ts'
export { asImporter } from './as-importer.ts'
export { richTextOfHtml } from './body/text-of-pieces.ts'
export { fileNameIn } from './file-name-in.ts'
export { type PhpValue, phpValue } from './read/php-values.ts'
export { hidingWord, listIn } from './table/cells.ts'
export { likelyKindOf } from './table/guess-columns.ts'
export { type MappedRow, wholeTable } from './table/mapped-rows.ts'
export { tableHead } from './table/table-head.ts'
export { localDate, wordpressDate } from './read/dates.ts'
export { remarkOnTarget } from './remark-on-target.ts'
export { sortedKeys } from './items/source-key.ts'
export { decoded } from './read/decoded.ts'
export { byteDecoder } from './read/decode-bytes.ts'
export { csvRows } from './read/csv-rows.ts'
export { type ExportedComment, type ExportedItem, type ExportedTerm } from './read/records.ts'
export { type FileImport, importFile } from './import-file.ts'
export type { ImportMediaTable, ImportRecordsTable, ImportRowsTable, ImportsTable } from './imports.tables.ts'
export { sentenceOf } from './list-rows.ts'

export const importsFeature: Feature = {
  name: 'imports',
  routes: switchedRoutes('imports', importRoutes),
  provides: [provide(archiveTables, importsInArchives), provide(importParts, redirectImports)],
  jobs: [readImportJob, runImportJob, undoImportJob, guardImportJob, tidyImportsJob, retryFilesJob],
}
