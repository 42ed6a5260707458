import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { enumerations } from '#platform/contract'
import { commandProblems } from '../command.problems.ts'
import { blockFiles } from './block-files.ts'
import { type BlockNames, blockNames } from './block-names.ts'
import { withBlockWords } from './block-words.ts'

/** Our own types are numbered from here. */
const firstOwnNumber = 901

/**
 * Writes the folder of a new block into the sources at `root`, its line in the feature's list for the server, and its
 * words into each catalogue. Answers the paths of all files that were written or changed.
 */
export function writeBlock(root: string, type: string, feature: string): readonly string[] {
  check(root, type, feature)
  const number = type in enumerations.blockTypes ? null : nextNumber(root)
  const names = blockNames(type, feature, number)
  const folder = join('features', feature, 'blocks', type)
  mkdirSync(join(root, folder), { recursive: true })
  const written = Object.entries(blockFiles(names)).map(([name, text]) => {
    const path = join(folder, name)
    writeFileSync(join(root, path), text)
    return path
  })
  return [...written, registerOnServer(root, names), ...addWords(root, names)]
}

/** Checks all conditions before anything is written. */
function check(root: string, type: string, feature: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(type) || type.length > 40)
    throw commandProblems.blockNameUnfit({ typed: type })
  const features = JSON.parse(readFileSync(join(root, 'features/order.json'), 'utf8')) as string[]
  if (!features.includes(feature)) throw commandProblems.noFeature({ name: feature, choices: features.join(', ') })
  const [there] = globSync(`features/*/blocks/${type}/`, { cwd: root })
  if (there !== undefined) throw commandProblems.blockTaken({ type, folder: there.replace(/\/$/, '') })
  if (!existsSync(join(root, listOf(feature)))) throw commandProblems.noBlockList({ feature, file: listOf(feature) })
}

function listOf(feature: string): string {
  return `features/${feature}/server/blocks.ts`
}

/** Returns the next free number of a block's contract. */
function nextNumber(root: string): number {
  const existingTypes = globSync('features/*/blocks/*/*.contract.ts', { cwd: root }).map((path) =>
    Number(/^ {2}number: (\d+),$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? 0),
  )
  return Math.max(firstOwnNumber - 1, ...existingTypes) + 1
}

function registerOnServer(root: string, { type, feature, camel }: BlockNames): string {
  const path = listOf(feature)
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
  const line = `export { ${camel}Block } from '../blocks/${type}/${type}.block.ts'`
  const after = lines.findIndex((other) => (/blocks\/([^/]+)\//.exec(other)?.[1] ?? '') > type)
  writeFileSync(join(root, path), `${lines.toSpliced(after < 0 ? lines.length : after, 0, line).join('\n')}\n`)
  return path
}

function addWords(root: string, names: BlockNames): readonly string[] {
  const languages = readdirSync(join(root, 'languages'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return languages.map(({ name: language }) => {
    const path = join('languages', basename(language), `${names.feature}.json`)
    const catalogue = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, Record<string, string>>
    writeFileSync(join(root, path), `${JSON.stringify(withBlockWords(catalogue, language, names), null, 2)}\n`)
    return path
  })
}
