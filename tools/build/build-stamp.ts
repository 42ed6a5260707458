import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Sources of a bundle. It is fresh as long as they are unchanged. */
export interface BuildStamp {
  /** Stamps of all files that the bundler read, by path in the project. */
  readonly files: Record<string, FileStamp>
  /** Patterns by which the build finds its entries, and what they found. */
  readonly found: Record<string, readonly string[]>
  /** Parts of package.json that affect bundlers. */
  readonly resolving: string
}

/**
 * Size and moment are quick to ask for; the content decides where they differ. Images of containers keep whole seconds
 * only.
 */
interface FileStamp {
  readonly size: number
  readonly second: number
  readonly hash: string
}

/** Notes every file of the project that is in the module graph of a build. */
export function modulesPlugin(root: string, files: Set<string>): Plugin {
  return {
    name: 'quoin-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = id.split('?', 1)[0] ?? id
        if (file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`)) note(root, file, files)
      }
    },
  }
}

/** A style sheet that another one imports is no module of its own. */
function note(root: string, file: string, files: Set<string>): void {
  const path = relative(root, file)
  if (files.has(path)) return
  files.add(path)
  if (!file.endsWith('.css')) return
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\()?["'](\.[^"']+)["']/g))
    note(root, join(dirname(file), imported), files)
}

export function stampOf(root: string, files: Iterable<string>, patterns: readonly string[]): BuildStamp {
  return {
    files: Object.fromEntries([...files].sort().map((file) => [file, fileStamp(join(root, file))])),
    found: Object.fromEntries(patterns.map((pattern) => [pattern, filesLike(root, pattern)])),
    resolving: resolvingIn(root),
  }
}

export function writeStamp(path: string, stamp: BuildStamp): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(stamp, null, 1))
}

/** Whether what was built is still what would be built. Files that were only touched are noted as such. */
export function isFresh(root: string, path: string, readBeside: readonly string[]): boolean {
  const stamp = readStamp(path)
  if (!stamp || stamp.resolving !== resolvingIn(root) || readBeside.some((file) => !(file in stamp.files))) return false
  const touched: [string, FileStamp][] = []
  // A file that was written in the second of the stamp may have been changed after it without a trace in size and
  // moment.
  const writtenSecond = Math.floor((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000)
  for (const [file, before] of Object.entries(stamp.files)) {
    const { size, mtimeMs } = statSync(join(root, file), { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 }
    if (size !== before.size) return false
    if (Math.floor(mtimeMs / 1000) === before.second && before.second < writtenSecond) continue
    const now = fileStamp(join(root, file))
    if (now.hash !== before.hash) return false
    touched.push([file, now])
  }
  const isFound = Object.entries(stamp.found).every(
    ([pattern, before]) => filesLike(root, pattern).join('\n') === before.join('\n'),
  )
  if (isFound && touched.length > 0)
    writeStamp(path, { ...stamp, files: { ...stamp.files, ...Object.fromEntries(touched) } })
  return isFound
}

function readStamp(path: string): BuildStamp | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BuildStamp
  } catch {
    return null
  }
}

function fileStamp(path: string): FileStamp {
  const { size, mtimeMs } = statSync(path)
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url')
  return { size, second: Math.floor(mtimeMs / 1000), hash }
}

function filesLike(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).sort()
}

function resolvingIn(root: string): string {
  const { imports, sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  return JSON.stringify({ imports, sideEffects })
}
