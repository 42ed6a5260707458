/**
 * Lets Node run the sources as they are: it strips types by itself, and learns here what JSX and a style sheet as text
 * are. Whoever imports this before anything else also learns which file was imported by which, and can have files
 * loaded once more.
 */
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const root = join(import.meta.dirname, '../..')
const packages = `${sep}node_modules${sep}`

/** Absolute paths of the sources that were loaded, each with those that import it. */
const importers = new Map<string, Set<string>>()
/** How often a file was to be loaded once more. */
const versions = new Map<string, number>()

// The engine's compiled code is cached: the next process starts twice as fast.
enableCompileCache(join(root, '.quoin/compiled'))
// Node keeps the places of what it strips of types; those of JSX are found by their maps.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const file = sourceOf(found.url)
    if (file === null) return found
    const importer = context.parentURL === undefined ? null : sourceOf(context.parentURL)
    const existing = importers.get(file) ?? new Set()
    importers.set(file, importer === null ? existing : existing.add(importer))
    const version = versions.get(file)
    return version === undefined ? found : { ...found, url: withQuery(found.url, `v=${version}`) }
  },
  load(url, context, next) {
    const file = sourceOf(url)
    if (file === null) return next(url, context)
    if (file.endsWith('.css'))
      return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(styleSheet(url, file))}` }
    if (file.endsWith('.tsx')) return { format: 'module', shortCircuit: true, source: withoutJsx(file) }
    return next(url, context)
  },
})

/** Whether this process runs the file. */
export function isLoaded(file: string): boolean {
  return importers.has(file)
}

export function importersOf(file: string): ReadonlySet<string> {
  return importers.get(file) ?? new Set()
}

/** From here on, whoever imports one of these files gets it as it then is. Those who have it keep what they have. */
export function loadAnew(files: Iterable<string>): void {
  for (const file of files) versions.set(file, (versions.get(file) ?? 0) + 1)
}

/** The path of a file of ours; null for packages and for what Node brings along. */
function sourceOf(url: string): string | null {
  if (!url.startsWith('file:')) return null
  const path = fileURLToPath(url.split('?', 1)[0] ?? url)
  return path.startsWith(root + sep) && !path.includes(packages) ? path : null
}

function withQuery(url: string, more: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${more}`
}

/** Modules imported for their effect alone belong to browsers. */
function styleSheet(url: string, file: string): string {
  return /\?inline\b/.test(url) ? readFileSync(file, 'utf8') : ''
}

function withoutJsx(file: string): string {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    jsx: { runtime: 'automatic', development: true },
    sourcemap: true,
  })
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => `${file}: ${message}`).join('\n'))
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`
}
