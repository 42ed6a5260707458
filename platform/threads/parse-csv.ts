import { inSlices } from './in-slices.ts'
import { inThread } from './in-thread.ts'
import type { CsvText } from './parse-csv.worker.ts'

const timeLimitMs = 20_000

const recordsOf = inThread<CsvText, string>(new URL('./parse-csv.worker.ts', import.meta.url), 'csvRecords')

/**
 * Parses CSV in a thread. `options` are those of csv-parse. Throws its errors for invalid text, and a RangeError for a
 * first line of more than 1,000 cells or with one of more than 10,000 characters.
 */
export async function parseCsv(text: string, options: CsvText['options']): Promise<string[][]> {
  const records = await recordsOf({ text, options }, AbortSignal.timeout(timeLimitMs))
  return records === '' ? [] : inSlices(records.split('\n'), (cells) => JSON.parse(cells) as string[])
}
