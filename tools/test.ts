/**
 * Everything that must hold, in one run: types, lint, format, boundaries, unit and server tests, byte budgets, journeys in a
 * real browser, conformance. `./quoin test [STEP…]` runs all or the named steps; the last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { findBrowser } from './browser.ts'

interface Outcome {
  passed: number
  failed: number
}
interface Step {
  name: string
  run: () => Promise<Outcome>
}

const root = dirname(import.meta.dirname)
const bin = join(root, 'node_modules', '.bin')
const results = join(root, '.quoin', 'test-results')

/** What reads the sources and changes nothing: one beside the other, the longest first. */
const readings: readonly Step[] = [
  { name: 'lint', run: () => command(join(bin, 'oxlint'), ['--type-aware', '--deny-warnings', '--quiet']) },
  // Checkers that share a room work out the same types once each: beside other steps, one takes half the time of a processor that four take.
  ...['tests', 'server', 'owner', 'views', 'anywhere', 'visitor'].map((room) => ({
    name: `types-${room}`,
    run: () => command(join(bin, 'tsc'), ['-p', `tsconfig.${room}.json`, '--checkers', '1']),
  })),
  { name: 'boundaries', run: () => counted(process.execPath, ['tools/boundaries.ts']) },
  { name: 'regexes', run: () => counted(process.execPath, ['tools/regexes.ts']) },
  { name: 'lint-biome', run: () => command(join(bin, 'biome'), ['lint', '--error-on-warnings', '.']) },
  { name: 'format', run: () => command(join(bin, 'biome'), ['format', '.']) },
  { name: 'unused', run: () => command(join(bin, 'knip'), ['--no-progress']) },
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

mkdirSync(results, { recursive: true })
let total: Outcome = { passed: 0, failed: 0 }
const waiting = readings.filter(isWanted).values()
await Promise.all(
  Array.from({ length: besides }, async () => {
    for (const step of waiting) await take(step)
  }),
)
for (const step of runs.filter(isWanted)) await take(step)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function take(step: Step): Promise<void> {
  const began = performance.now()
  const { passed, failed } = await step.run()
  total = { passed: total.passed + passed, failed: total.failed + failed }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`)
}

function isWanted(step: Step): boolean {
  return wanted.length === 0 || wanted.some((name) => matches(step, name))
}

function matches(step: Step, name: string): boolean {
  return step.name === name || step.name.startsWith(`${name}-`)
}

/** A command that passes or fails as a whole. */
async function command(file: string, args: string[]): Promise<Outcome> {
  const { code } = await spawned(file, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A command whose output ends with its own `N passed, N failed`. */
async function counted(file: string, args: string[]): Promise<Outcome> {
  const { code, output } = await spawned(file, args)
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  return { passed: Number(passed), failed: Math.max(Number(failed), code === 0 ? 0 : 1) }
}

async function vitest(project: string, environment: Record<string, string> = {}): Promise<Outcome> {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  const args = ['run', '--project', project, '--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${file}`]
  const { code } = await spawned(join(bin, 'vitest'), args, environment)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  return { passed: report.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) }
}

/** Among the unit tests are those of rendered pages. */
async function inBrowser(project: string): Promise<Outcome> {
  const browser = await findBrowser()
  if (!browser.path) {
    console.error(browser.advice)
    return { passed: 0, failed: 1 }
  }
  return vitest(project, { QUOIN_BROWSER: browser.path })
}

function spawned(
  file: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-100_000)
      process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
