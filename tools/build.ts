import { join } from 'node:path'
import { type Target, buildTargets } from './build/build-targets.ts'
import { scriptFiles } from './build/islands.ts'

/**
 * Builds dist/visitor, dist/owner and dist/server. `--if-stale`: only those of which a file has changed since the last
 * time. `--only=server`: only this one.
 */
// Builds are always for production: under NODE_ENV=test JSX would compile to calls that React's production build lacks.
process.env['NODE_ENV'] = 'production'

/** The editor finds the blocks by their folders. */
const canvasParts = 'features/*/blocks/*/*.canvas.ts'

const targets: readonly Target[] = [
  {
    name: 'visitor',
    finds: [scriptFiles],
    // Which typefaces there are.
    reads: ['platform/theme/*.ts'],
    isServed: true,
    config: async () => (await import('./build/visitor-build.ts')).visitorBuild,
  },
  {
    name: 'owner',
    finds: [canvasParts],
    reads: ['languages/*/*.json', 'tools/languages/*.ts'],
    isServed: true,
    config: async () => (await import('./build/owner-build.ts')).ownerBuild,
  },
  { name: 'server', finds: [], reads: [], config: async () => (await import('./build/server-build.ts')).serverBuild },
]
const only = process.argv.filter((word) => word.startsWith('--only=')).map((word) => word.slice('--only='.length))

await buildTargets(
  join(import.meta.dirname, '..'),
  targets.filter(({ name }) => only.length === 0 || only.includes(name)),
  { ifStale: process.argv.includes('--if-stale'), say: (line) => console.log(line) },
)
