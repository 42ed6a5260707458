/**
 * No regular expression of the product may take longer than linear time in its input: a cheap request could stop the
 * server with it. Each is examined by `recheck`. Those that it found safe are listed in `safe-regexes.json`, to be
 * committed with the expression, and are not examined again: `--all` examines every one. The last line is `N passed, N
 * failed`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'

interface FoundRegex {
  source: string
  flags: string
  places: string[]
}

const root = dirname(import.meta.dirname)
const listFile = join(import.meta.dirname, 'safe-regexes.json')
/**
 * Milliseconds for one expression, the second for those that the first did not suffice for: other work on the machine
 * slows the examination down. An expression that neither decides counts as slow.
 */
const timeouts = [20_000, 180_000]
/** Without a long repetition there is nothing to find. */
const repeats = /[*+]|\{\d+,(?:\d{3,})?\}/

/** One that must be reported, or the examination examines nothing. */
const planted: FoundRegex = { source: String.raw`\s+$`, flags: '', places: ['planted'] }

const files = globSync('{apps,features,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const found = new Map<string, FoundRegex>()
for (const file of files) for (const each of regexesIn(file)) remember(each)
const examinesAll = process.argv.includes('--all')
const safe = new Set(examinesAll ? [] : readList())
const all = [...found.values()].filter(({ source }) => repeats.test(source))
const slow = await slowOf(all.filter((regex) => !safe.has(nameOf(regex))))
for (const { source, flags, places } of slow)
  console.error(`/${source}/${flags} may take longer than linear time: ${places.join(', ')}`)
const isPlantedReported = (await slowOf([planted])).length > 0
if (!isPlantedReported) console.error('The planted slow expression was not reported.')
writeList(all.filter((regex) => !slow.includes(regex)).map(nameOf))
const failed = slow.length + (isPlantedReported ? 0 : 1)
console.log(`regexes: ${all.length - slow.length} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function regexesIn(file: string): FoundRegex[] {
  const text = readFileSync(join(root, file), 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const regexes: FoundRegex[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      regexes.push({
        source,
        flags,
        places: [`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`],
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return regexes
}

function remember(each: FoundRegex): void {
  const existing = found.get(nameOf(each))
  if (existing) existing.places.push(...each.places)
  else found.set(nameOf(each), each)
}

function nameOf({ source, flags }: FoundRegex): string {
  return `/${source}/${flags}`
}

async function slowOf(regexes: readonly FoundRegex[]): Promise<FoundRegex[]> {
  const slowOnes: FoundRegex[] = []
  for (const regex of regexes) if (!(await isSafe(regex))) slowOnes.push(regex)
  return slowOnes
}

async function isSafe({ source, flags }: FoundRegex): Promise<boolean> {
  for (const timeout of timeouts) {
    const { status } = await check(source, flags, { timeout })
    if (status !== 'unknown') return status === 'safe'
  }
  return false
}

interface SafeList {
  /** The version of `recheck` that examined them. Another version examines them again. */
  recheck: string
  expressions: string[]
}

function readList(): string[] {
  const { recheck, expressions } = JSON.parse(readFileSync(listFile, 'utf8')) as SafeList
  return recheck === recheckVersion() ? expressions : []
}

function writeList(names: readonly string[]): void {
  const list: SafeList = { recheck: recheckVersion(), expressions: names.toSorted() }
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`)
}

function recheckVersion(): string {
  const manifest = readFileSync(join(root, 'node_modules', 'recheck', 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
