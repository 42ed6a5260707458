/**
 * Whether a person can reach all that the program can do: every endpoint has a caller, every setting a control, and
 * journeys do by hand what owners do by hand. `npm run reach`; `-- --json` prints the figures alone. The last line is
 * `N passed, N failed`.
 */
import './dev/source-hooks.ts'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
// Loaded here and not above: the sources are read by the hooks.
const { survey } = await import('./reach/survey.ts')
const { checkPlants } = await import('./reach/plants.ts')
const { product } = await import('../apps/server/features.ts')
const { settingsGroups } = await import('#features/sites/server')
const { provided } = await import('#platform/context')

const { figures, failures, remaining, passed } = await survey(root, product, provided(product, settingsGroups))
failures.push(...checkPlants())
if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
else {
  for (const line of remaining) console.log(`still to be reached: ${line}`)
  for (const line of failures) console.error(line)
  console.log(`reach: ${passed} passed, ${failures.length} failed`)
}
process.exitCode = failures.length === 0 ? 0 : 1
