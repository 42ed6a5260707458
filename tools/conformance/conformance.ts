import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { committedCounts } from './committed-counts.ts'
import { faultOf, readLedger } from './ledger.ts'
import { testsOfLastRun } from './last-run.ts'

export interface AreaReport {
  area: string
  total: number
  proven: number
  /** Ids in the ledger that no test proves through the product. */
  definitions: number
  /** Number in docs/spec/proven.tsv. */
  committed: number
  open: string[]
  unproven: string[]
}

export function conformance(root: string): { areas: AreaReport[]; faults: string[] } {
  const facts = factsOf(root)
  const ledger = readLedger(root)
  const { reached, named, failed } = namedFacts(root)
  const faults = ledger.flatMap((entry) => faultOf(root, entry) ?? [])
  const committed = committedCounts(root)
  const areas = new Map<string, AreaReport>()

  for (const { id, area } of facts) {
    const report = areas.get(area) ?? emptyReport(area, committed.get(area) ?? 0)
    areas.set(area, report)
    report.total += 1
    const isDefined = named.has(id) && ledger.some((entry) => entry.id === id)
    if (!failed.has(id) && (reached.has(id) || isDefined)) {
      report.proven += 1
      if (!reached.has(id)) report.definitions += 1
      continue
    }
    report.open.push(id)
    if (named.has(id) && !failed.has(id)) report.unproven.push(id)
  }

  const factIds = new Set(facts.map(({ id }) => id))
  for (const id of [...named, ...ledger.map((entry) => entry.id)])
    if (!factIds.has(id)) faults.push(`${id} is not a fact of docs/spec/facts.tsv.`)
  for (const { id } of ledger)
    if (!named.has(id) && !failed.has(id)) faults.push(`${id} stands in docs/spec/ledger.tsv, but no test names it.`)
  for (const id of [...areas.values()].flatMap(({ unproven }) => unproven))
    faults.push(`${id} is named by a test that never reached the product, and it is no definition of the ledger.`)
  return { areas: [...areas.values()].sort((a, b) => a.area.localeCompare(b.area)), faults }
}

function emptyReport(area: string, committed: number): AreaReport {
  return { area, total: 0, proven: 0, definitions: 0, committed, open: [], unproven: [] }
}

function factsOf(root: string): { id: string; area: string }[] {
  const [, ...lines] = readFileSync(join(root, 'docs', 'spec', 'facts.tsv'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [id = '', , , area = ''] = line.split('\t')
    return { id, area }
  })
}

/** Ids in titles: of tests that passed and reached the product, of all that passed, and of those that failed. */
function namedFacts(root: string): { reached: Set<string>; named: Set<string>; failed: Set<string> } {
  const [reached, named, failed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { facts, status, evidence } of testsOfLastRun(root)) {
    for (const id of facts) {
      if (status === 'failed') failed.add(id)
      if (status !== 'passed') continue
      named.add(id)
      if (evidence.length > 0) reached.add(id)
    }
  }
  return { reached, named, failed }
}
