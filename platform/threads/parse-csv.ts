import { inThread } from './in-thread.ts'
import type { CsvText } from './parse-csv.worker.ts'

const timeLimitMs = 20_000

const recordsOf = inThread<CsvText, string[][]>(new URL('./parse-csv.worker.ts', import.meta.url), 'csvRecords')

/** The records of a CSV text, read in a thread. `options` are those of csv-parse. Throws what it throws for a text that is none. */
export function parseCsv(text: string, options: CsvText['options']): Promise<string[][]> {
  return recordsOf({ text, options }, AbortSignal.timeout(timeLimitMs))
}
