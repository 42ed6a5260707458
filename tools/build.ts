import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ownerBuild } from './build/owner-build.ts'
import { serverBuild } from './build/server-build.ts'
import { visitorBuild } from './build/visitor-build.ts'

/** Builds dist/visitor, dist/owner and dist/server. `--if-stale`: only what has changed since the last time. */
// What is built is always the product: under NODE_ENV=test JSX would become calls that React's production build does not have.
process.env['NODE_ENV'] = 'production'
const root = join(import.meta.dirname, '..')
const ifStale = process.argv.includes('--if-stale')
const only = process.argv.filter((word) => word.startsWith('--only=')).map((word) => word.slice('--only='.length))

const targets = {
  visitor: { sources: ['apps/visitor', 'platform', 'features'], config: visitorBuild },
  owner: { sources: ['apps/owner', 'platform', 'features'], config: ownerBuild },
  server: { sources: ['apps/server', 'apps/command', 'platform', 'features', 'samples', 'tests/load'], config: serverBuild },
} as const

const everywhere = ['package-lock.json', 'tools/build.ts', ...globSync('tools/build/*.ts', { cwd: root })]

for (const [name, { sources, config }] of Object.entries(targets)) {
  if (only.length > 0 && !only.includes(name)) continue
  const stampFile = join(root, 'dist', name, '.stamp')
  const stamp = stampOf(sources)
  if (ifStale && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue
  const began = Date.now()
  const folder = join(root, 'dist', name)
  const settings = await config(root, folder)
  if (settings === null) continue
  rmSync(stampFile, { force: true })
  await build(settings)
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampFile, stamp)
  process.stdout.write(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`)
}

/** Name, size and moment of every source: quick to read, and different as soon as one is. Images of containers keep whole seconds only. */
function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile()))
  const paths = [...files.map((entry) => join(entry.parentPath, entry.name)), ...everywhere.map((file) => join(root, file))]
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
  for (const path of paths) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${Math.floor(mtimeMs / 1000)}\n`)
  }
  return hash.digest('hex')
}
