import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds dist/visitor, dist/owner and dist/server. `--if-stale`: only what has changed since the last time. */
// What is built is always the product: under NODE_ENV=test JSX would become calls that React's production build does not have.
process.env['NODE_ENV'] = 'production'
const root = join(import.meta.dirname, '..')
const ifStale = process.argv.includes('--if-stale')
const only = process.argv.filter((word) => word.startsWith('--only=')).map((word) => word.slice('--only='.length))

// Every command asks whether something is stale, and nearly always nothing is: what builds is loaded only then.
const targets = {
  visitor: {
    sources: ['apps/visitor', 'platform', 'features'],
    config: async () => (await import('./build/visitor-build.ts')).visitorBuild,
  },
  owner: {
    sources: ['apps/owner', 'platform', 'features', 'languages'],
    config: async () => (await import('./build/owner-build.ts')).ownerBuild,
  },
  server: {
    sources: ['apps/server', 'apps/command', 'platform', 'features', 'samples', 'tests/load'],
    config: async () => (await import('./build/server-build.ts')).serverBuild,
  },
} as const

/** Of the folders that were read: most are asked for more than once. */
const lines = new Map<string, string[]>()
const everywhere = ['package-lock.json', 'tools/build.ts', ...globSync('tools/{build,languages}/*.ts', { cwd: root })]

for (const [name, { sources, config }] of Object.entries(targets)) {
  if (only.length > 0 && !only.includes(name)) continue
  const stampFile = join(root, 'dist', name, '.stamp')
  const stamp = stampOf(sources)
  if (ifStale && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue
  const began = Date.now()
  const folder = join(root, 'dist', name)
  const settings = await (await config())(root, folder)
  if (settings === null) continue
  rmSync(stampFile, { force: true })
  const { build } = await import('vite')
  await build(settings)
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampFile, stamp)
  process.stdout.write(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`)
}

/** Name, size and moment of every source: quick to read, and different as soon as one is. Images of containers keep whole seconds only. */
function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const line of [...folders.flatMap(linesOf), ...everywhere.map((file) => lineOf(join(root, file)))].sort())
    hash.update(line)
  return hash.digest('hex')
}

function linesOf(folder: string): string[] {
  const known = lines.get(folder)
  if (known) return known
  const files = globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  const read = files
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map((entry) => lineOf(join(entry.parentPath, entry.name)))
  lines.set(folder, read)
  return read
}

function lineOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `${path} ${size} ${Math.floor(mtimeMs / 1000)}\n`
}
