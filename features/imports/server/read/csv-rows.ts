import { parseCsv, TooMuchWork } from '#platform/threads'
import { Problem } from '#platform/contract'
import { importProblems } from '../../contract/imports.problems.ts'

/**
 * Parses a table in a thread: its header, and at most `mostRows` rows below it. Throws sentences for a table that is
 * too large, and for one that is cut off.
 */
export async function csvRows(
  text: string,
  options: Parameters<typeof parseCsv>[1],
  mostRows: number,
): Promise<string[][]> {
  // A row beyond the limit shows that there are more.
  const records = await parseCsv(text, { ...options, to: mostRows + 2 }).catch((error: unknown) => {
    throw error instanceof TooMuchWork ? importProblems.heavyTable() : importProblems.cutOff()
  })
  if (records.length > mostRows + 1) throw importProblems.manyRows({ n: mostRows })
  return records
}

/** Tells whether a table was refused for its size, and not because its cells are written otherwise. */
export function isTooMany(error: unknown): boolean {
  return error instanceof Problem && !importProblems.cutOff.is(error)
}
