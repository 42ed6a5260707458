/**
 * Checks docs/architecture.md by machine: every import of the tree against tools/boundary-rules.cjs, the length of
 * every style sheet and the folders of each room against their order, then every rule against a planted violation that
 * it must report, and queries by tools/site-tables.ts. `node tools/boundaries.ts`; ends with `N passed, N failed`.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { type Edge, type FolderOrders, folderFailures } from './folder-order.ts'
import { plants } from './plants.ts'
import { checkSiteTables } from './site-tables.ts'

const require = createRequire(import.meta.url)
const root = dirname(import.meta.dirname)
const { imports } = require('../package.json') as { imports: Record<string, string> }
const ruleSets = require('./boundary-rules.cjs') as {
  written: object[]
  running: object[]
  options: Record<string, unknown>
}
/** Fewer modules than this means that the reader is broken, not that the tree is clean. */
const leastModules = 120
/** From which files the running rules begin: what wakes in a visitor's browser. */
const wokenFile = /\.(island\.tsx|behaviour\.ts)$/
/** As long as oxlint allows a file of code to be; oxlint reads no style sheets. */
const mostLinesOfSheet = 300
const sheetRule = 'style-sheets-stay-short'
/** Files of a folder that run in production; a subject with more has folders of its own. */
const mostFilesOfFolder = 30
const folderRule = 'folders-stay-small'
const orderRule = 'folders-in-order'
const folderOrders = 'features/folders.json'
const rooms = ['apps', 'features', 'platform', 'samples', 'tests', 'tools']

type Violation = { rule: string; from: string; to: string }

let passed = 0
const failures: string[] = []

const tree = await violationsOf(root, rooms)
if (tree.modules < leastModules)
  failures.push(`Only ${tree.modules} modules were read; at least ${leastModules} were expected.`)
else passed += 1
for (const { rule, from, to } of tree.violations) failures.push(`${rule}: ${from} → ${to}`)
if (tree.violations.length === 0) passed += 1

const scratch = join(root, '.quoin', 'plants')
for (const { rule, files } of plants) {
  rmSync(scratch, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) write(join(scratch, path), text)
  cpSync(join(root, 'tsconfig.base.json'), join(scratch, 'tsconfig.base.json'))
  write(join(scratch, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }')
  write(join(scratch, 'package.json'), JSON.stringify({ type: 'module', imports }))
  const planted = await violationsOf(scratch, Object.keys(files))
  if (planted.violations.some((violation) => violation.rule === rule)) passed += 1
  else failures.push(`The planted violation of ${rule} in ${Object.keys(files)[0]} was not reported.`)
}
rmSync(scratch, { recursive: true, force: true })

const all = [...ruleSets.written, ...ruleSets.running] as { name: string }[]
for (const name of new Set([...all.map((rule) => rule.name), sheetRule, folderRule, orderRule])) {
  if (plants.some((plant) => plant.rule === name)) passed += 1
  else failures.push(`The rule ${name} has no planted violation in tools/plants.ts.`)
}

const siteTables = checkSiteTables(root)
passed += siteTables.passed
failures.push(...siteTables.failures)

for (const failure of failures) console.error(failure)
console.log(`boundaries: ${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function violationsOf(folder: string, paths: string[]): Promise<{ modules: number; violations: Violation[] }> {
  const before = process.cwd()
  process.chdir(folder)
  const written = await run(paths, ruleSets.written, true)
  // These rules concern reachable files, so the reader follows imports from there alone: reading all files takes ten
  // times as long.
  const starts = globSync(paths.map((path) => (path.includes('.') ? path : `${path}/**/*`))).filter((path) =>
    wokenFile.test(path),
  )
  const running = starts.length > 0 ? violations(await run(starts, ruleSets.running, false)) : []
  const sizes = [...longSheets(paths), ...fullFolders(paths)]
  const unordered = foldersOutOfOrder(written)
  process.chdir(before)
  return { modules: written.modules.length, violations: [...violations(written), ...running, ...sizes, ...unordered] }
}

function longSheets(paths: string[]): Violation[] {
  const sheets = globSync(paths.map((path) => (path.includes('.') ? path : `${path}/**/*.css`)))
  return sheets
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLinesOfSheet)
    .map(({ path, lines }) => ({ rule: sheetRule, from: path, to: `${lines} lines, at most ${mostLinesOfSheet}` }))
}

function fullFolders(paths: string[]): Violation[] {
  const sources = globSync(paths.map((path) => (path.includes('.') ? path : `{apps,features,platform}/**/*.{ts,tsx}`)))
  const production = [...new Set(sources)].filter(
    (path) => /^(apps|features|platform)\//.test(path) && !/\.test\./.test(path),
  )
  return [...Map.groupBy(production, dirname)]
    .filter(([, files]) => files.length > mostFilesOfFolder)
    .map(([folder, files]) => ({
      rule: folderRule,
      from: folder,
      to: `${files.length} files, at most ${mostFilesOfFolder}`,
    }))
}

function foldersOutOfOrder({ modules }: ICruiseResult): Violation[] {
  const edges: Edge[] = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  const orders = existsSync(folderOrders) ? (JSON.parse(readFileSync(folderOrders, 'utf8')) as FolderOrders) : {}
  return folderFailures(edges, orders).map((failure) => ({ rule: orderRule, from: folderOrders, to: failure }))
}

async function run(paths: string[], forbidden: object[], types: boolean): Promise<ICruiseResult> {
  const { enhancedResolveOptions, tsConfig: _, ...options } = ruleSets.options
  const { output } = await cruise(
    paths,
    {
      ...options,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: types,
      baseDir: process.cwd(),
    } as never,
    enhancedResolveOptions as never,
  )
  return output as ICruiseResult
}

function violations(result: ICruiseResult): Violation[] {
  return result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
