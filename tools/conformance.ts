/**
 * How much of the specification is proven: per area of docs/spec/facts.tsv, the facts that a passing test of the last run
 * names in its title. `npm run conformance [-- --json]`; with `--json` prints `[{ area, total, proven, open: [ids] }]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface AreaReport {
  area: string
  total: number
  proven: number
  open: string[]
}

const root = dirname(import.meta.dirname)
const resultsFolder = join(root, '.quoin', 'test-results')
const factId = /\b[ABCR]\d{1,2}\.\d{2,3}\b/g

const report = conformance()
if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 1))
else print(report)

function conformance(): AreaReport[] {
  const proven = provenFacts()
  const areas = new Map<string, AreaReport>()
  const lines = readFileSync(join(root, 'docs', 'spec', 'facts.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  for (const line of lines) {
    const [id = '', , , area = ''] = line.split('\t')
    const entry = areas.get(area) ?? { area, total: 0, proven: 0, open: [] }
    entry.total += 1
    if (proven.has(id)) entry.proven += 1
    else entry.open.push(id)
    areas.set(area, entry)
  }
  return [...areas.values()].sort((a, b) => a.area.localeCompare(b.area))
}

/** Ids named by tests that passed, and by none that failed. */
function provenFacts(): Set<string> {
  const passed = new Set<string>()
  const failed = new Set<string>()
  for (const { title, status } of testsOfLastRun()) {
    const into = status === 'passed' ? passed : status === 'failed' ? failed : null
    for (const id of title.match(factId) ?? []) into?.add(id)
  }
  return new Set([...passed].filter((id) => !failed.has(id)))
}

function testsOfLastRun(): { title: string; status: string }[] {
  if (!existsSync(resultsFolder)) {
    console.error('There is no test run to read yet. Run `./quoin test` first.')
    process.exit(1)
  }
  return readdirSync(resultsFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const run = JSON.parse(readFileSync(join(resultsFolder, name), 'utf8')) as {
        testResults: { assertionResults: { title: string; status: string }[] }[]
      }
      return run.testResults.flatMap((file) => file.assertionResults)
    })
}

function print(areas: AreaReport[]): void {
  const width = Math.max(...areas.map(({ area }) => area.length))
  const row = (name: string, total: number | string, done: number | string, open: number | string) =>
    `${name.padEnd(width)}  ${String(total).padStart(5)}  ${String(done).padStart(6)}  ${String(open).padStart(5)}`
  console.log(row('area', 'facts', 'proven', 'open'))
  for (const { area, total, proven, open } of areas) console.log(row(area, total, proven, open.length))
  const total = areas.reduce((sum, one) => sum + one.total, 0)
  const proven = areas.reduce((sum, one) => sum + one.proven, 0)
  console.log(row('all', total, proven, total - proven))
}
