import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, posix } from 'node:path'

export interface Import {
  readonly file: string
  /** `type`: an `import type`, which is gone once the program runs. `text`: read as text when the program runs. */
  readonly kind: 'module' | 'type' | 'text'
}

/** Every file of the project that imports, by its path from the root, and what it imports of the project. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

/** Folders that hold code, and what stands beside them. */
export const codeFolders = ['apps', 'features', 'platform', 'samples', 'tests', 'tools']
const code = `{${codeFolders.join(',')}}/**/*.{ts,tsx,mjs,cjs,css}`

const statement = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const commentLine = /^\s*\/?\*.*$/gm
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g
const worker = /\bnew URL\(\s*['"](\.[^'"]+\.worker\.ts)['"]/g
const sheetImport = /@import\s+(?:url\()?["']([^"']+)["']/g
const declaredMessages = /\bmessages\(\s*['"](\w+)[\w.]*['"]\s*\)/g

const sources = '{apps,features,platform}/**/*.{ts,tsx}'
/** Files that are read without an import, and their readers: this counts as an import. */
const readings: readonly { files: string; reader: string }[] = [
  { files: 'migrations/*.sql', reader: 'platform/database/migrate.ts' },
  { files: sources, reader: 'tests/words/guide.test.ts' },
  { files: sources, reader: 'tests/words/problems.test.ts' },
  { files: 'features/*/server/**/*.ts', reader: 'tests/words/activity.test.ts' },
  { files: '{README.md,compose.yaml,Dockerfile,docs/guide/*.md}', reader: 'tests/words/guide.test.ts' },
  { files: 'languages/**', reader: 'tests/words/languages.test.ts' },
  { files: '{package.json,package-lock.json,docs/dependencies.md}', reader: 'tools/dependencies.test.ts' },
  { files: '{quoin,package-lock.json,tools/*.mjs,tools/node-runtime.json}', reader: 'tools/launcher.test.ts' },
  { files: 'platform/icons/lucide.json', reader: 'tools/icons.test.ts' },
  { files: 'features/*/blocks/*/*.canvas.ts', reader: 'features/editor/owner/base/blocks.ts' },
]

/** Reads the imports of the whole project, about a second; `root` is its folder. */
export function readImports(root: string): ImportGraph {
  const exists = memoized((file) => existsSync(join(root, file)))
  const files = globSync(code, { cwd: root })
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(join(root, file), 'utf8'), exists)]))
}

/** Returns the imports of a file. A deleted file counts by its name in the import: its importers are broken. */
export function importsIn(file: string, text: string, exists: (file: string) => boolean): Import[] {
  if (file.endsWith('.css')) return namesIn(text, sheetImport).flatMap((name) => found(file, name, 'module'))
  const statements = [...text.matchAll(statement)].flatMap(([, type, name = '']) =>
    found(file, name, type ? 'type' : 'module'),
  )
  const plain = text.replace(commentLine, '')
  const later = [...namesIn(plain, dynamic), ...namesIn(plain, worker)].flatMap((name) => found(file, name, 'module'))
  const catalogues = namesIn(text, declaredMessages)
    .map((feature) => `languages/en/${feature}.json`)
    .filter(exists)
    .map((catalogue) => ({ file: catalogue, kind: 'text' as const }))
  return [...statements, ...later, ...catalogues]
}

/** The files that read this one without importing it. */
export function readersOf(file: string): string[] {
  const readers = readings.filter(({ files }) => matchesGlob(file, files)).map(({ reader }) => reader)
  // A translation is read where its English is declared.
  const [, catalogue] = /^languages\/(?!en\/)\w+\/(\w+\.json)$/.exec(file) ?? []
  return catalogue === undefined ? readers : [...readers, `languages/en/${catalogue}`]
}

function found(importer: string, name: string, kind: Import['kind']): Import[] {
  const [path = ''] = name.split('?', 1)
  // In the text of a file that another one writes.
  if (path.includes('${')) return []
  if (path.startsWith('.')) return [{ file: posix.join(posix.dirname(importer), path), kind }]
  const [, folder, ctx] = /^#(features|platform)\/(.+)$/.exec(path) ?? []
  if (folder) return [{ file: `${folder}/${ctx}/index.ts`, kind }]
  if (path === '#samples') return [{ file: 'samples/index.ts', kind }]
  const [, support] = /^#support\/(.+)$/.exec(path) ?? []
  return support ? [{ file: `tests/support/${support}.ts`, kind }] : []
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function memoized(ask: (file: string) => boolean): (file: string) => boolean {
  const answers = new Map<string, boolean>()
  return (file) => {
    const answer = answers.get(file) ?? ask(file)
    answers.set(file, answer)
    return answer
  }
}
