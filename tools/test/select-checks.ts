import { matchesGlob } from 'node:path'
import { codeFolders, type ImportGraph, readersOf } from './import-graph.ts'

/** A tsconfig: its name (`server` of tsconfig.server.json) and which files it takes in by itself. */
export interface Room {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

export interface Selection {
  /** Names of the tsconfigs whose types can be other ones. */
  readonly rooms: readonly string[]
  /** Changed files that oxlint reads. */
  readonly code: readonly string[]
  /** Changed files that biome reads. */
  readonly formatted: readonly string[]
  /** Whether the import rules can be broken. */
  readonly boundaries: boolean
  /** Test files outside the journeys that a change can reach, the nearest first. */
  readonly tests: readonly string[]
  /** Journeys that were changed themselves. */
  readonly journeys: readonly string[]
}

export interface Change {
  /** Paths from the root of the project, of files that are gone too. */
  readonly changed: readonly string[]
  readonly exists: (file: string) => boolean
  readonly graph: ImportGraph
  readonly rooms: readonly Room[]
}

const test = /\.test\.tsx?$/
const journey = /^tests\/journeys\/.*\.test\.ts$/
const ofAllRooms = ['tsconfig.base.json', 'package.json', 'package-lock.json']
const lintedCode = /\.(?:tsx?|mjs|cjs)$/
const formattedFile = /\.(?:tsx?|mjs|cjs|css|json)$/
const unformatted = /^(?:docs\/|package-lock\.json$)/

/** Returns the checks that a change of these files can break. */
export function selectChecks({ changed, exists, graph, rooms }: Change): Selection {
  const present = changed.filter(exists)
  const reachedTypes = [...reachedBy([...changed, ...builtTypes(changed)], graph, { withTypes: true }).keys()]
  const reached = reachedBy(changed, graph, { withTypes: false })
  const tests = [...reached.keys()].filter((file) => test.test(file) && !file.startsWith('tests/load/') && exists(file))
  return {
    rooms: rooms.filter((room) => isOfRoom(room, changed, reachedTypes)).map(({ name }) => name),
    code: present.filter((file) => lintedCode.test(file)),
    formatted: present.filter((file) => formattedFile.test(file) && !unformatted.test(file)),
    boundaries: changed.some((file) => isInCodeFolder(file) || ofAllRooms.includes(file)),
    tests: tests.filter((file) => !journey.test(file)).toSorted((a, b) => nearer(reached, a, b)),
    journeys: present.filter((file) => journey.test(file)),
  }
}

/**
 * Every file that imports one of these, by however many steps, and these themselves; each with the number of steps.
 * Without types only what is imported when the program runs counts.
 */
export function reachedBy(
  changed: readonly string[],
  graph: ImportGraph,
  { withTypes }: { withTypes: boolean },
): ReadonlyMap<string, number> {
  const importers = importersIn(graph, withTypes)
  const steps = new Map(changed.map((file) => [file, 0]))
  // Appended to while it is read: the nearest come first.
  for (const [file, step] of steps) {
    const readers = withTypes || step > 0 ? [] : readersOf(file)
    for (const importer of [...(importers.get(file) ?? []), ...readers])
      if (!steps.has(importer)) steps.set(importer, step + 1)
  }
  return steps
}

/** The types of the messages are built from English. */
function builtTypes(changed: readonly string[]): string[] {
  return changed.some((file) => matchesGlob(file, 'languages/en/*.json')) ? ['languages/messages.d.ts'] : []
}

function importersIn(graph: ImportGraph, withTypes: boolean): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [importer, imports] of graph) {
    for (const { file, kind } of imports) {
      if (kind === (withTypes ? 'text' : 'type')) continue
      const existing = importers.get(file)
      if (existing) existing.push(importer)
      else importers.set(file, [importer])
    }
  }
  return importers
}

function isOfRoom({ name, include, exclude }: Room, changed: readonly string[], reached: readonly string[]): boolean {
  if (changed.some((file) => ofAllRooms.includes(file) || file === `tsconfig.${name}.json`)) return true
  return reached.some(
    (file) =>
      include.some((pattern) => matchesGlob(file, pattern)) && !exclude.some((pattern) => matchesGlob(file, pattern)),
  )
}

function isInCodeFolder(file: string): boolean {
  return codeFolders.some((folder) => file.startsWith(`${folder}/`))
}

function nearer(steps: ReadonlyMap<string, number>, a: string, b: string): number {
  return (steps.get(a) ?? 0) - (steps.get(b) ?? 0) || (a < b ? -1 : 1)
}
