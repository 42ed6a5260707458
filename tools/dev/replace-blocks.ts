import { pathToFileURL } from 'node:url'
import { importersOf, isLoaded, loadAnew } from './source-hooks.ts'

/** Outcome of a change in this process. `restart`: only a new process shows it. */
export type Outcome = 'unused' | 'replaced' | 'restart'

/**
 * Joins the parts of a block for the server; whatever only such files import can be replaced while the process runs.
 */
const blockFile = /\.block\.tsx?$/

type Exports = Record<string, unknown>

/** First exports of each file: the product holds these. */
const originals = new Map<string, Exports>()

/**
 * Loads changed files and all that imports them up to the blocks, and puts the new parts of each block in place of the
 * old ones.
 */
export async function replaceBlocks(changed: readonly string[]): Promise<Outcome> {
  const used = changed.filter(isLoaded)
  if (used.length === 0) return 'unused'
  const affected = affectedBy(used)
  if (affected === null) return 'restart'
  const blocks = [...affected].filter((file) => blockFile.test(file))
  for (const file of blocks) if (!originals.has(file)) originals.set(file, await exportsOf(file))
  loadAnew(affected)
  const present = await Promise.all(
    blocks.map(async (file) => [originals.get(file) ?? {}, await exportsOf(file)] as const),
  )
  if (!present.every(([before, after]) => isAlike(before, after))) return 'restart'
  for (const [before, after] of present) for (const name of Object.keys(after)) replace(before[name], after[name])
  return 'replaced'
}

/** The files and their importers up to blocks; null when something else imports them. */
function affectedBy(files: readonly string[]): ReadonlySet<string> | null {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (blockFile.test(file)) continue
    const above = importersOf(file)
    if (above.size === 0) return null
    waiting.push(...above)
  }
  return found
}

async function exportsOf(file: string): Promise<Exports> {
  return (await import(pathToFileURL(file).href)) as Exports
}

/** The product finds a block by its type: under another one it would be another block. */
function isAlike(before: Exports, after: Exports): boolean {
  const names = Object.keys(before)
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => typeOf(before[name]) !== undefined && typeOf(before[name]) === typeOf(after[name]))
  )
}

function typeOf(block: unknown): string | undefined {
  return (block as { contract?: { type?: string } } | undefined)?.contract?.type
}

function replace(before: unknown, after: unknown): void {
  const [old, fresh] = [before as Exports, after as Exports]
  for (const part of Object.keys(old)) if (!(part in fresh)) delete old[part]
  Object.assign(old, fresh)
}
