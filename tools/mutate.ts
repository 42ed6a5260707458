/**
 * `npm run mutate -- FILES [--tests FILES] [--out FILE]` changes the program in many small ways, one after the other,
 * and says which changes no test notices. Files may be patterns. The test files of the features that are changed run,
 * or those that `--tests` names. `--out` is where all is written.
 */
import { spawnSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { instrument } from './mutate/instrument.ts'
import { measure } from './mutate/measure.ts'
import { report } from './mutate/report.ts'
import { root } from './test/run-step.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: join(root, '.quoin', 'mutants.json') },
  },
})
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const files = globSync(positionals, { cwd: root })
  .filter((file) => !isTest(file))
  .sort()
if (files.length === 0) {
  console.error('Say which files to change: npm run mutate -- features/tax/contract/tax-of.ts')
  process.exit(2)
}

const features = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))]
const near = globSync(
  features.map((feature) => `${feature}/**/*.test.{ts,tsx}`),
  { cwd: root },
)
const named = globSync(values.tests, { cwd: root }).filter(
  (file) => isTest(file) && !file.startsWith('tests/journeys/'),
)
const tests = [...(named.length > 0 ? named : near)].sort((a, b) => distance(a) - distance(b) || a.localeCompare(b))

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => interruption.abort(constants.signals[signal]))
try {
  const measured = await measure({ ...(await instrument(files)), tests }, interruption.signal)
  writeFileSync(values.out, JSON.stringify(measured, null, 2))
  console.log(`${report(measured)}\n\nAll of them, with the test that noticed: ${values.out}`)
} catch (error) {
  if (!interruption.signal.aborted) throw error
  spawnSync(process.execPath, [join(root, 'tests/support/stop-database-server.ts')])
  console.error('Interrupted: nothing was written.')
  process.exit(128 + Number(interruption.signal.reason))
}

/** Tests beside a changed file notice most, so they run first. */
function distance(test: string): number {
  if (files.some((file) => dirname(file) === dirname(test))) return 0
  return near.includes(test) ? 1 : 2
}
