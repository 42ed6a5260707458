import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FileResult } from './file-result.ts'

/** A file that failed and then passed, alone in a new process. */
export interface UnsteadyFile {
  /** Path from the root. */
  file: string
  /** Name of the first test that failed. */
  test: string
  /** First line of its error. */
  message: string
}

/** More failed files than this are a fault of the product, and none of them is run again. */
export const mostAgain = 10
const attempts = 2

/**
 * Runs each failed file again, alone, up to twice. Answers the results of all files, those that passed at last in place
 * of those that failed, and the unsteady ones among them.
 */
export async function runFailedAgain(
  root: string,
  results: readonly FileResult[],
  run: (file: string) => Promise<FileResult | null>,
): Promise<{ results: FileResult[]; unsteady: UnsteadyFile[] }> {
  const failed = results.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return { results: [...results], unsteady: [] }
  if (failed.length > mostAgain) {
    console.log(`${failed.length} test files failed: more than ${mostAgain} are not run again.`)
    return { results: [...results], unsteady: [] }
  }
  const unsteady: UnsteadyFile[] = []
  const latest = new Map(results.map((result) => [result.name, result]))
  for (const first of failed) {
    const file = relative(root, first.name)
    for (let attempt = 1; attempt <= attempts; attempt++) {
      console.log(`\nRunning ${file} again, alone (${attempt} of ${attempts}).`)
      const result = await run(file)
      if (!result) break
      latest.set(first.name, result)
      if (result.status === 'failed') continue
      unsteady.push({ file, ...firstFailure(first) })
      break
    }
  }
  return { results: [...latest.values()], unsteady }
}

/** The name and the first line of the error of the first test that failed. */
export function firstFailure({ message, assertionResults }: FileResult): { test: string; message: string } {
  const test = assertionResults.find(({ status }) => status === 'failed')
  return {
    test: test?.fullName ?? '(the file)',
    message: firstLine(test?.failureMessages[0] ?? message),
  }
}

/** One line for each test that failed, and for each file that failed outside of its tests. */
export function failureLines(root: string, { name, status, message, assertionResults }: FileResult): string[] {
  const failures = assertionResults.filter((test) => test.status === 'failed')
  const line = (test: string, why: string) => `Failed: ${relative(root, name)} › ${test}: ${firstLine(why)}`
  if (status === 'failed' && failures.length === 0) return [line('(the file)', message)]
  return failures.map((test) => line(test.fullName, test.failureMessages[0] ?? ''))
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n')[0]?.slice(0, 300) ?? ''
}
