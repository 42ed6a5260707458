import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Module to file: modules of one name are put into one file, the others stay where the bundler has them. */
export type Places = ReadonlyMap<string, string>

/**
 * In characters, before minification. A heavier file that several screens share stays a file of its own: each loads only
 * what it needs.
 */
const light = 20_000

/**
 * What the editor loads at once, in few files. The bundler gives each set of screens that share something a file of its own, and for the
 * editor that made a hundred of a few hundred bytes. Here everything that only the editor needs comes together in one, and the light
 * things that other screens need too in another. Neither imports a file that imports it, so that the order of running stays right:
 * what other screens use never needs what is the editor's alone, and a light file counts only if all that it needs is light as well.
 */
export function placeModules(root: string, built: readonly Chunk[]): Places {
  const chunks = chunkGraph(built)
  const shell = chunks.holding(join(root, 'apps/owner/shell.tsx'))
  const editor = chunks.holding(join(root, 'apps/owner/editor/editor-screen.tsx'))
  const everywhere = chunks.needsOf(shell)
  const elsewhere = chunks.needsOf(chunks.screensBeside(editor))
  const isLight = (chunk: Chunk): boolean =>
    everywhere.has(chunk) || (isShared(chunk) && chunk.code.length <= light && chunks.importsOf(chunk).every(isLight))
  const isShared = (chunk: Chunk): boolean => elsewhere.has(chunk) && !chunk.isDynamicEntry
  const placeOf = (chunk: Chunk): string | null => {
    if (everywhere.has(chunk) || chunk.isDynamicEntry) return null
    if (!elsewhere.has(chunk)) return 'editor'
    return isLight(chunk) ? 'shared' : null
  }
  return new Map(
    [...chunks.needsOf(editor)].flatMap((chunk) => {
      const place = placeOf(chunk)
      return place === null ? [] : chunk.moduleIds.map((id) => [id, place] as const)
    }),
  )
}

interface ChunkGraph {
  holding: (module: string) => readonly Chunk[]
  importsOf: (chunk: Chunk) => readonly Chunk[]
  /** These and all that they import. */
  needsOf: (chunks: readonly Chunk[]) => ReadonlySet<Chunk>
  /** Everything that comes later and not by the hand of the editor, whose later parts have it beside them in any case. */
  screensBeside: (editor: readonly Chunk[]) => readonly Chunk[]
}

function chunkGraph(built: readonly Chunk[]): ChunkGraph {
  const byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const named = (names: readonly string[]): Chunk[] => names.flatMap((name) => byFile.get(name) ?? [])
  const isOfEditor = (chunk: Chunk): boolean =>
    chunk.moduleIds.some((id) => /[\\/]apps[\\/]owner[\\/](?:editor|canvas)[\\/]/.test(id))
  return {
    holding: (module) => built.filter((chunk) => chunk.moduleIds.includes(module)),
    importsOf: (chunk) => named(chunk.imports),
    needsOf: (chunks) => {
      const found = new Set<Chunk>()
      const waiting = [...chunks]
      for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
        if (found.has(chunk)) continue
        found.add(chunk)
        waiting.push(...named(chunk.imports))
      }
      return found
    },
    screensBeside: (editor) =>
      named(built.filter((chunk) => !isOfEditor(chunk)).flatMap((chunk) => chunk.dynamicImports)).filter(
        (chunk) => !editor.includes(chunk),
      ),
  }
}
