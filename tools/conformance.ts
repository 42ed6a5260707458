/**
 * How much of the specification is proven, per area of docs/spec/facts.tsv. Reads the reports of the last test run.
 *
 * A fact is proven in one of two ways:
 * - A test that passed names it in its title, and while that test ran it reached the product as people do: it made a
 *   request to a running server, rendered a view as the server does, or used a page in the browser. Nobody claims this
 *   by hand. The drivers in tests/support (`request.ts`, `render-view.ts`, `browser.ts`) note it in the test's metadata
 *   when they are used (`evidence.ts`), and vitest writes that into its report. A test that compares a constant with
 *   itself leaves no such note.
 * - The fact is a definition (a name, a number, a list, a default) and stands in docs/spec/ledger.tsv with the export
 *   that holds it and a file of the product that uses it. A test that passed names it, and this tool reads that file
 *   and checks that it imports the export, not only as a type, and mentions the member that the ledger names.
 * A fact that any failed test names is not proven.
 *
 * It fails when an area has more or fewer proven facts than docs/spec/proven.tsv says, when an entry of the ledger is
 * untrue, and when a test names a fact that it does not prove. The file is exact because a fact that it does not count
 * could be lost unnoticed.
 *
 * `npm run conformance`              the table
 * `npm run conformance -- --json`    `[{ area, total, proven, definitions, committed, open: [ids], unproven: [ids] }]`;
 *                                    `unproven` are the open facts that tests name without proving them
 * `npm run conformance -- --raise`   writes the numbers into docs/spec/proven.tsv; refuses to lower one
 */
import { dirname } from 'node:path'
import { type AreaReport, conformance } from './conformance/conformance.ts'
import { committedCounts, differences, writeCounts } from './conformance/committed-counts.ts'

const root = dirname(import.meta.dirname)
const { areas, faults } = conformance(root)
const different = differences(areas, committedCounts(root))
const isRaising = process.argv.includes('--raise')
const refused = isRaising ? different.filter(({ proven, committed }) => proven < committed) : different

if (process.argv.includes('--json')) console.log(JSON.stringify(areas, null, 1))
else print(areas)
for (const line of faults) console.error(line)
for (const { area, proven, committed } of refused)
  console.error(`${area}: ${proven} facts are proven; docs/spec/proven.tsv says ${committed}.`)
if (refused.some(({ proven, committed }) => proven > committed))
  console.error('Write the new numbers with `npm run conformance -- --raise`.')
if (faults.length + refused.length > 0) process.exitCode = 1
else if (isRaising) writeCounts(root, areas)

function print(reports: readonly AreaReport[]): void {
  const width = Math.max(...reports.map(({ area }) => area.length))
  const row = (...[name, ...numbers]: readonly (number | string)[]) =>
    console.log([String(name).padEnd(width), ...numbers.map((number) => String(number).padStart(11))].join('  '))
  const sum = (count: (report: AreaReport) => number) => reports.reduce((total, report) => total + count(report), 0)
  row('area', 'facts', 'proven', 'definitions', 'open')
  for (const { area, total, proven, definitions, open } of reports) row(area, total, proven, definitions, open.length)
  row(
    'all',
    sum(({ total }) => total),
    sum(({ proven }) => proven),
    sum(({ definitions }) => definitions),
    sum(({ open }) => open.length),
  )
}
