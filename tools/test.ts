/**
 * Everything that must hold, in one run: types, lint, format, boundaries, unit and server tests, byte budgets, journeys
 * in a real browser, conformance. `./quoin test [STEP…]` runs all or the named steps; the last line is `N passed, N
 * failed`. CONTRIBUTING.md lists the options. `./quoin test --changed` is tools/test/changed.ts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser } from './browser.ts'
import { busyProcessors } from './test/busy-processors.ts'
import { endProcesses, nextMark, processMark } from './test/files/end-processes.ts'
import { countTests, type FileResult } from './test/files/file-result.ts'
import { failureLines, runFailedAgain, type UnsteadyFile } from './test/files/run-again.ts'
import { type FilesRun, runFiles } from './test/files/run-files.ts'
import { leftOutWithoutSharedFiles, leftOutWithoutTools } from './test/left-out.ts'
import { readOptions, type TestOptions } from './test/options.ts'
import { testedCommit, timesOfRun, writeRecord, writeUnsteady } from './test/record.ts'
import { bin, command, counted, none, type Outcome, root, runBeside, runStep, type Step, sum } from './test/run-step.ts'
import { reachedSince } from './test/reached-since.ts'
import { projectOf, type TestProjectName, testFilesOf } from './test/test-files.ts'
import { leftOutLine, leftOutThorough } from './test/thorough.ts'

const results = join(root, '.quoin', 'test-results')
/** The whole run ends then, whatever has not been run. */
const mostMilliseconds = 60 * 60_000
const deadline = Date.now() + mostMilliseconds

/** These steps read the sources and change nothing: they run beside each other, the longest first. */
const readings: readonly Step[] = [
  { name: 'lint', run: () => command(join(bin, 'oxlint'), ['--type-aware', '--deny-warnings', '--quiet']) },
  // Checkers that share a room work out the same types once each: beside other steps, one takes half the time of a
  // processor that four take.
  ...['tests', 'server', 'owner', 'views', 'anywhere', 'visitor'].map((room) => ({
    name: `types-${room}`,
    run: () => command(join(bin, 'tsc'), ['-p', `tsconfig.${room}.json`, '--checkers', '1']),
  })),
  { name: 'boundaries', run: () => counted(process.execPath, ['tools/boundaries.ts']) },
  {
    name: 'regexes',
    run: () => counted(process.execPath, ['tools/regexes.ts', ...(options.thorough ? ['--all'] : [])]),
  },
  {
    name: 'reach',
    run: () => counted(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/reach.ts']),
  },
  { name: 'lint-biome', run: () => command(join(bin, 'biome'), ['lint', '--error-on-warnings', '.']) },
  { name: 'format', run: () => command(join(bin, 'biome'), ['format', '.']) },
  { name: 'unused', run: () => command(join(bin, 'knip'), ['--no-progress']) },
  // Tests do not count as users of exports: an export that only they import is in no public interface.
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

/** These steps need the machine for themselves, in this order. */
const runs: readonly Step[] = [
  { name: 'build', run: () => command(process.execPath, ['tools/build.ts', '--if-stale']) },
  { name: 'tests', run: () => runProject('unit') },
  { name: 'journeys', run: () => runProject('journeys') },
  { name: 'again', run: runAgain },
  { name: 'conformance', run: () => command(process.execPath, ['tools/conformance.ts']) },
]

const options = wantedOptions()
const tested = testedCommit()
const leftOut = leftOutThorough({
  thorough: options.thorough,
  commit: tested.commit,
  reached: options.since === null ? [] : reachedSince(options.since),
})
/** By project: the latest result of each test file, and the errors that belong to none. */
const reports = new Map<TestProjectName, { files: FileResult[]; strays: string[] }>()
const unsteady: UnsteadyFile[] = []
const notRun: string[] = []

mkdirSync(results, { recursive: true })
const mark = nextMark()
process.env[processMark] = mark
// Steps that are no test files end here.
setTimeout(() => endProcesses(mark), mostMilliseconds + 5_000).unref()
const calm = options.underLoad ? busyProcessors() : () => {}

let total = await runBeside(readings.filter(isWanted).map(inTime), besides)
for (const step of runs.filter(isWanted)) {
  const outcome = await runStep(inTime(step))
  // The tests are counted at the end, when failed files have been run again.
  if (!['tests', 'journeys', 'again'].includes(step.name)) total = sum(total, outcome)
}
for (const { files, strays } of reports.values()) {
  total = sum(total, countTests(files))
  total.failed += strays.length
  for (const line of files.flatMap((file) => failureLines(root, file))) console.log(line)
  for (const stray of strays) console.log(`Failed: (outside of all tests): ${stray}`)
}
for (const { file, test, message } of unsteady) console.log(`Unsteady: ${file} › ${test}: ${message}`)
if (notRun.length > 0) {
  console.log(`Not run, because ${mostMilliseconds / 60_000} minutes were over: ${notRun.join(', ')}.`)
  total.failed += 1
}
const notes = [leftOutWithoutSharedFiles(root), leftOutWithoutTools(root), leftOutLine(reports.size > 0 ? leftOut : [])]
for (const note of notes) if (note) console.log(note)
const record = { ...tested, thorough: options.thorough, ...total, unsteady, ...timesOfRun() }
if (options.steps.length === 0) writeRecord(results, record)
else writeUnsteady(results, unsteady)
calm()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function wantedOptions(): TestOptions {
  const names = [...readings, ...runs].map(({ name }) => name)
  const read = readOptions(process.argv.slice(2))
  const unknown =
    'refusal' in read ? [] : read.steps.filter((wanted) => !names.some((name) => matches({ name }, wanted)))
  if (!('refusal' in read) && unknown.length === 0) return read
  console.error(
    'refusal' in read
      ? read.refusal
      : `There is no step called ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`,
  )
  process.exit(2)
}

function isWanted(step: Step): boolean {
  if (options.steps.length === 0) return true
  // Files that failed are run again whenever tests are run.
  const names = step.name === 'again' ? ['again', 'tests', 'journeys'] : [step.name]
  return options.steps.some((wanted) => names.some((name) => matches({ name }, wanted)))
}

function matches(step: Pick<Step, 'name'>, name: string): boolean {
  return step.name === name || step.name.startsWith(`${name}-`)
}

/** A step that is not begun once the time is over. */
function inTime(step: Step): Step {
  const run = async (): Promise<Outcome> => {
    if (Date.now() < deadline) return step.run()
    notRun.push(step.name)
    return none
  }
  return { ...step, run }
}

async function runProject(project: TestProjectName): Promise<Outcome> {
  const files = testFilesOf(root, project).filter((file) => !leftOut.includes(file))
  const run = await runInBrowser(project, files)
  reports.set(project, { files: run.results, strays: run.strays })
  notRun.push(...run.notRun)
  writeReport(project)
  const counts = countTests(run.results)
  return { passed: counts.passed, failed: counts.failed + run.strays.length }
}

async function runAgain(): Promise<Outcome> {
  let outcome = none
  const all = [...reports.values()].flatMap(({ files }) => files)
  const again = await runFailedAgain(root, all, async (file) => {
    const project = projectOf(file)
    const run = await runInBrowser(project, [file])
    reports.get(project)?.strays.push(...run.strays)
    outcome = sum(outcome, countTests(run.results))
    return run.results[0] ?? null
  })
  unsteady.push(...again.unsteady)
  for (const [project, report] of reports) {
    report.files = again.results.filter(({ name }) => projectOf(relative(root, name)) === project)
    writeReport(project)
  }
  return outcome
}

/** Among the unit tests are those of rendered pages, so both projects need the browser. */
async function runInBrowser(project: TestProjectName, files: readonly string[]): Promise<FilesRun> {
  const browser = await findBrowser('tests')
  if (!browser.path) return { results: [], notRun: [], strays: [browser.advice] }
  return runFiles({ root, project, files, deadline, environment: { QUOIN_BROWSER: browser.path } })
}

/** The conformance step reads it. */
function writeReport(project: TestProjectName): void {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ testResults: reports.get(project)?.files ?? [] }))
}
