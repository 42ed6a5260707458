/**
 * Everything that must hold, in one run: types, lint, format, boundaries, unit and server tests, byte budgets, journeys
 * in a real browser, conformance. `./quoin test [STEP…]` runs all or the named steps; the last line is `N passed, N
 * failed`. `./quoin test --changed` is tools/test/changed.ts.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from './browser.ts'
import { leftOutWithoutSharedFiles, leftOutWithoutTools } from './test/left-out.ts'
import {
  bin,
  command,
  counted,
  type Outcome,
  root,
  runBeside,
  runStep,
  spawned,
  type Step,
  sum,
} from './test/run-step.ts'

const results = join(root, '.quoin', 'test-results')

/** What reads the sources and changes nothing: one beside the other, the longest first. */
const readings: readonly Step[] = [
  { name: 'lint', run: () => command(join(bin, 'oxlint'), ['--type-aware', '--deny-warnings', '--quiet']) },
  // Checkers that share a room work out the same types once each: beside other steps, one takes half the time of a
  // processor that four take.
  ...['tests', 'server', 'owner', 'views', 'anywhere', 'visitor'].map((room) => ({
    name: `types-${room}`,
    run: () => command(join(bin, 'tsc'), ['-p', `tsconfig.${room}.json`, '--checkers', '1']),
  })),
  { name: 'boundaries', run: () => counted(process.execPath, ['tools/boundaries.ts']) },
  { name: 'regexes', run: () => counted(process.execPath, ['tools/regexes.ts']) },
  {
    name: 'reach',
    run: () => counted(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/reach.ts']),
  },
  { name: 'lint-biome', run: () => command(join(bin, 'biome'), ['lint', '--error-on-warnings', '.']) },
  { name: 'format', run: () => command(join(bin, 'biome'), ['format', '.']) },
  { name: 'unused', run: () => command(join(bin, 'knip'), ['--no-progress']) },
  // Of exports, tests are no users: what only they import stands in no door.
  {
    name: 'unused-exports',
    run: () =>
      command(
        join(bin, 'knip'),
        '--no-progress --production --include exports --config tools/knip-exports.json'.split(' '),
      ),
  },
]
const besides = Math.min(4, availableParallelism())

/** What needs the machine for itself, in this order. */
const runs: readonly Step[] = [
  { name: 'build', run: () => command(process.execPath, ['tools/build.ts', '--if-stale']) },
  { name: 'tests', run: () => inBrowser('unit') },
  { name: 'journeys', run: () => inBrowser('journeys') },
  { name: 'conformance', run: () => command(process.execPath, ['tools/conformance.ts']) },
]

const wanted = process.argv.slice(2)
const steps = [...readings, ...runs]
const unknown = wanted.filter((name) => !steps.some((step) => matches(step, name)))
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}

/** A line for each test that failed, said once more at the end: what was printed before may be cut off. */
const failures: string[] = []
mkdirSync(results, { recursive: true })
let total = await runBeside(readings.filter(isWanted), besides)
for (const step of runs.filter(isWanted)) total = sum(total, await runStep(step))
for (const failure of failures) console.log(failure)
for (const leftOut of [leftOutWithoutSharedFiles(root), leftOutWithoutTools(root)]) if (leftOut) console.log(leftOut)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function isWanted(step: Step): boolean {
  return wanted.length === 0 || wanted.some((name) => matches(step, name))
}

function matches(step: Step, name: string): boolean {
  return step.name === name || step.name.startsWith(`${name}-`)
}

async function vitest(project: string, environment: Record<string, string> = {}): Promise<Outcome> {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  const args = ['run', '--project', project, '--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${file}`]
  // Colours take more room than what they colour: what is kept of a long output holds more without.
  const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const { code } = await spawned(join(bin, 'vitest'), args, { ...environment, ...plain })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: FileResult[]
  }
  failures.push(...report.testResults.flatMap(failuresOf))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  return { passed: report.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) }
}

interface FileResult {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
}

function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const line = (test: string, why: string) =>
    `Failed: ${relative(root, name)} › ${test}: ${stripVTControlCharacters(why).split('\n')[0]?.slice(0, 300) ?? ''}`
  if (status === 'failed' && assertionResults.length === 0) return [line('(the file)', message)]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => line(test.fullName, test.failureMessages?.[0] ?? ''))
}

/** Among the unit tests are those of rendered pages. */
async function inBrowser(project: string): Promise<Outcome> {
  const browser = await findBrowser('tests')
  if (!browser.path) {
    console.error(browser.advice)
    return { passed: 0, failed: 1 }
  }
  return vitest(project, { QUOIN_BROWSER: browser.path })
}
