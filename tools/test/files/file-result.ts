/** The outcome of one test file, in the shape of Vitest's JSON report, of which it is an entry. */
export interface FileResult {
  /** Absolute path. */
  name: string
  status: 'passed' | 'failed'
  /** The first error outside of its tests; empty where there was none. */
  message: string
  assertionResults: TestResult[]
}

export interface TestResult {
  title: string
  fullName: string
  status: string
  failureMessages: string[]
  meta: Record<string, unknown>
  /** Milliseconds. */
  duration: number
}

/** One line of the stream that the child process writes while it runs test files. */
export type ProgressLine =
  | { kind: 'began'; file: string }
  | { kind: 'tested'; file: string }
  | { kind: 'ended'; result: FileResult }
  /** An error that no test waited for; `file` is the file that ran meanwhile, where that is known. */
  | { kind: 'stray'; file: string | null; message: string }

/** A result for a file that could not report itself. */
export function brokenFile(name: string, message: string): FileResult {
  return { name, status: 'failed', message, assertionResults: [] }
}

/** How many tests of these files passed and failed. A file that failed outside of its tests counts as one failure. */
export function countTests(results: readonly FileResult[]): { passed: number; failed: number } {
  let [passed, failed] = [0, 0]
  for (const { status, assertionResults } of results) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length
    passed += assertionResults.filter((test) => test.status === 'passed').length
    failed += status === 'failed' ? Math.max(failures, 1) : failures
  }
  return { passed, failed }
}
