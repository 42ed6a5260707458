import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TestOfRun {
  title: string
  /** Ids of facts that the title names. */
  facts: string[]
  status: string
  /** How the test reached the product: see tests/support/evidence.ts. */
  evidence: string[]
  /** Requirement that the machine lacked, when the test was skipped for it: see tests/support/shared-data.ts. */
  lacks: string | null
}

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; meta?: { evidence?: string[]; lacks?: string } }[]
  }[]
}

const factId = /\b[ABCR]\d{1,2}\.\d{2,3}\b/g

export function testsOfLastRun(root: string): TestOfRun[] {
  const folder = join(root, '.quoin', 'test-results')
  const reports = ['unit.json', 'journeys.json'].map((name) => join(folder, name)).filter(existsSync)
  if (reports.length === 0) throw new Error('There is no test run to read yet. Run `./quoin test` first.')
  return reports.flatMap(testsOfReport)
}

export function testsOfReport(file: string): TestOfRun[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, status, meta = {} }) => ({
      title,
      facts: title.match(factId) ?? [],
      status,
      evidence: meta.evidence ?? [],
      lacks: meta.lacks ?? null,
    }))
}
