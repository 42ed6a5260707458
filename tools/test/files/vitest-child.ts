/**
 * Runs test files with Vitest and writes what happens to file descriptor 3, a JSON object a line (`ProgressLine`).
 * `node vitest-child.ts ROOT PROJECT LIST`: LIST is a JSON file with the paths of the test files from ROOT, in the
 * order in which they shall begin. `run-files.ts` starts it, watches it and ends it.
 */
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node'
import type { FileResult, ProgressLine, TestResult } from './file-result.ts'

/** A socket keeps what the other end has no room for; a plain write to the descriptor would lose it. */
const output = new Socket({ fd: 3, readable: false, writable: true })
const [, , root = '', project = '', list = ''] = process.argv
const files = JSON.parse(readFileSync(list, 'utf8')) as string[]
const places = new Map(files.map((file, at) => [join(root, file), at]))

class AsListed extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? places.size
    return Promise.resolve(specifications.toSorted((a, b) => place(a) - place(b)))
  }
}

const progress: Reporter = {
  onTestModuleQueued: ({ moduleId }) => write({ kind: 'began', file: moduleId }),
  onTestCaseResult: ({ module }) => write({ kind: 'tested', file: module.moduleId }),
  onTestModuleEnd: (module) => write({ kind: 'ended', result: resultOf(module) }),
}

const vitest = await createVitest({
  root,
  project: [project],
  watch: false,
  reporters: ['dot', progress],
  sequence: { sequencer: AsListed },
})
await vitest.standalone()
const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => places.has(moduleId))
const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
for (const error of unhandledErrors) write({ kind: 'stray', file: fileOf(error), message: messageOf(error) })
await vitest.close()
output.end(() => process.exit())

function write(line: ProgressLine): void {
  output.write(`${JSON.stringify(line)}\n`)
}

function resultOf(module: TestModule): FileResult {
  const tests = [...module.children.allTests()].map(testResultOf)
  return {
    name: module.moduleId,
    status: module.state() === 'failed' ? 'failed' : 'passed',
    message: module.errors()[0]?.message ?? suiteErrorOf(module),
    assertionResults: tests,
  }
}

/** An error in a hook belongs to a suite, not to a test. */
function suiteErrorOf(module: TestModule): string {
  for (const suite of module.children.allSuites()) {
    const [error] = suite.errors()
    if (error) return error.message
  }
  return ''
}

function testResultOf(test: TestCase): TestResult {
  const { state, errors = [] } = test.result()
  return {
    title: test.name,
    fullName: test.fullName,
    status: state,
    failureMessages: errors.map(({ stack, message }) => stack ?? message),
    meta: { ...test.meta() },
    duration: test.diagnostic()?.duration ?? 0,
  }
}

function fileOf(error: unknown): string | null {
  const { VITEST_TEST_PATH: path } = error as { VITEST_TEST_PATH?: unknown }
  return typeof path === 'string' ? path : null
}

function messageOf(error: unknown): string {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
    ? String(error.message)
    : String(error)
}
