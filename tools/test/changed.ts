/**
 * Runs the tests that a change can break, in about two minutes: `./quoin test --changed`. The change is everything
 * since the branch left `main`, and uncommitted files. The last line is `N passed, N failed`; omitted checks are listed
 * above it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.ts'
import { changedFiles } from './changed-files.ts'
import { readImports } from './import-graph.ts'
import { leftOutWithoutSharedFiles, leftOutWithoutTools } from './left-out.ts'
import { runNearest } from './run-nearest.ts'
import { bin, command, counted, none, type Outcome, root, runBeside, runStep, type Step, sum } from './run-step.ts'
import { type Room, type Selection, selectChecks } from './select-checks.ts'

/** Seconds from the start after which no test is begun, and how many the nearest tests have in any case. */
const limit = 110
const leastForTests = 30
/** How many files a line names: a longer list is counted. */
const mostNamed = 12

const changed = changedFiles()
if (changed === null) {
  console.error('What has changed is known in a Git repository only. Run ./quoin test without --changed.')
  process.exit(2)
}
const exists = (file: string): boolean => existsSync(join(root, file))
const selection = selectChecks({ changed, exists, graph: readImports(root), rooms: rooms() })
console.log(`Changed: ${listed(changed)}.`)
const notes = ['journeys that were not changed, lint of other files, unused code, conformance']

const readings = await runBeside(readingSteps(selection), Math.min(2, availableParallelism()))
const total = sum(readings, await runTests(selection))
for (const leftOut of [leftOutWithoutSharedFiles(root), leftOutWithoutTools(root)]) if (leftOut) console.log(leftOut)
for (const note of notes) console.log(`Left out: ${note}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function readingSteps({ rooms, code, formatted, boundaries }: Selection): Step[] {
  const types = rooms.map((room) => ({
    name: `types-${room}`,
    run: () => command(join(bin, 'tsc'), ['-p', `tsconfig.${room}.json`, '--checkers', '1']),
  }))
  const lint = {
    name: 'lint',
    run: () => command(join(bin, 'oxlint'), ['--type-aware', '--deny-warnings', '--quiet', ...code]),
  }
  const biome = {
    name: 'biome',
    run: () => command(join(bin, 'biome'), ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...formatted]),
  }
  const imports = { name: 'boundaries', run: () => counted(process.execPath, ['tools/boundaries.ts']) }
  return [
    ...(boundaries ? [imports] : []),
    ...types,
    ...(code.length > 0 ? [lint] : []),
    ...(formatted.length > 0 ? [biome] : []),
  ]
}

/**
 * The unit tests that the change reaches, the nearest first, and journeys that were changed, however long those take.
 */
async function runTests({ tests, journeys }: Selection): Promise<Outcome> {
  if (tests.length + journeys.length === 0) return none
  const browser = await findBrowser('tests')
  if (!browser.path) {
    console.error(browser.advice)
    return { passed: 0, failed: 1 }
  }
  process.env['QUOIN_BROWSER'] = browser.path
  // Some tests and all journeys look at what was built.
  const build = { name: 'build', run: () => command(process.execPath, ['tools/build.ts', '--if-stale']) }
  let outcome = await runStep(build)
  const nearest = async (): Promise<Outcome> => {
    const run = await runNearest('unit', tests, Math.max(leastForTests, limit - performance.now() / 1000))
    if (run.leftOut.length > 0)
      notes.unshift(
        `${run.leftOut.length} of ${tests.length} test files, the farthest, for lack of time: ${listed(run.leftOut)}`,
      )
    return run
  }
  if (tests.length > 0) outcome = sum(outcome, await runStep({ name: 'tests', run: nearest }))
  if (journeys.length > 0)
    outcome = sum(outcome, await runStep({ name: 'journeys', run: () => runNearest('journeys', journeys) }))
  return outcome
}

function rooms(): Room[] {
  return globSync('tsconfig.*.json', { cwd: root }).flatMap((file) => {
    const [, name = ''] = file.split('.')
    const { include, exclude = [] } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<Room>
    return include ? [{ name, include, exclude }] : []
  })
}

function listed(files: readonly string[]): string {
  if (files.length === 0) return 'nothing'
  const more = files.length - mostNamed
  return files.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
