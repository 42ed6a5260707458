import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Module to file: modules of one name are put into one file, the others stay where the bundler has them. */
export type Places = ReadonlyMap<string, string>

/**
 * In characters, before minification. A heavier file that several screens share stays a file of its own: each loads
 * only what it needs.
 */
const light = 20_000

/** The editor, which has files of its own. */
const editorScreen = 'features/editor/owner/screen/editor-screen.tsx'

/** Loads the blocks of the editor together. Each of them keeps the place that it has by itself. */
const everyBlock = 'features/editor/owner/base/every-block.ts'

/** Where an owner begins, on the platform and on a site. */
const firstScreens = ['features/sites/owner/sites.page.tsx', 'features/sites/owner/home.page.tsx']

/** As many screens as share something before it goes into the file that all of them load. */
const many = 16

/**
 * Which modules share a file. The bundler gives each set of entries that share something a file of its own, which made
 * hundreds of a few hundred bytes. Who needs a module decides here:
 *
 * - `base`: the shell, so every screen.
 * - `editor`: only the editor. `shared`: the editor and other screens, if it is light; `document` if it is heavy.
 * - `canvas-FEATURE` and `canvas`: only blocks on the canvas, of one feature or of several; in the same way `panel`
 *   and `dom`. What blocks on the canvas share with screens is in `canvas` as well, if it is light.
 * - `common`: other light things of many screens.
 *
 * What a module imports is needed by at least those who need the module, so that no two of these files import each
 * other, and the order of running stays right.
 */
export function placeModules(root: string, built: readonly Chunk[]): Places {
  const chunks = chunkGraph(built)
  const shell = chunks.holding(join(root, 'apps/owner/shell.tsx'))
  const editor = chunks.holding(join(root, editorScreen))
  const everywhere = chunks.needsOf(shell)
  const ofEditor = chunks.needsOf(editor)
  const elsewhere = chunks.needsOf(chunks.screensBeside(editor))
  const users = usersOf(chunks, built)

  const isLight = (chunk: Chunk): boolean => everywhere.has(chunk) || (isOfSeveral(chunk) && isLightWithImports(chunk))
  const isLightWithImports = (chunk: Chunk): boolean =>
    chunk.code.length <= light && chunks.importsOf(chunk).every(isLight)
  const isOfSeveral = (chunk: Chunk): boolean =>
    !chunk.isDynamicEntry && (ofEditor.has(chunk) ? elsewhere.has(chunk) : isOfMany(users.get(chunk) ?? []))

  const placeOf = (chunk: Chunk): string | null => {
    if (everywhere.has(chunk)) return chunk.isEntry || chunk.isDynamicEntry ? null : 'base'
    if (ofEditor.has(chunk) && chunk.isDynamicEntry) return null
    if (ofEditor.has(chunk)) return elsewhere.has(chunk) ? (isLight(chunk) ? 'shared' : 'document') : 'editor'
    const needing = users.get(chunk) ?? []
    return placeOfBlock(needing) ?? (isLight(chunk) ? (needing.some(isCanvas) ? 'canvas' : 'common') : null)
  }
  return new Map(
    built.flatMap((chunk) => {
      const place = placeOf(chunk)
      return place === null ? [] : chunk.moduleIds.map((id) => [id, place] as const)
    }),
  )
}

/** The modules of the shell, of the first screen of a site, of the editor and of blocks on its canvas. */
export function firstModules(root: string, built: readonly Chunk[]): ReadonlySet<string> {
  const chunks = chunkGraph(built)
  const screens = ['apps/owner/shell.tsx', editorScreen, ...firstScreens]
  const entries = [...screens.flatMap((file) => chunks.holding(join(root, file))), ...built.filter(isCanvas)]
  return new Set([...chunks.needsOf(entries)].flatMap(({ moduleIds }) => moduleIds))
}

function isOfMany(users: readonly Chunk[]): boolean {
  return users.length >= many || users.some(isCanvas)
}

function isCanvas({ facadeModuleId }: Chunk): boolean {
  return blockFile.exec(facadeModuleId ?? '')?.groups?.kind === 'canvas'
}

/** Null: not only blocks need it. `users`: the entries that do. */
function placeOfBlock(users: readonly Chunk[]): string | null {
  const blocks = users.map(({ facadeModuleId }) => blockFile.exec(facadeModuleId ?? '')?.groups)
  if (users.length === 0 || blocks.includes(undefined)) return null
  const kind = kinds.find((kind) => blocks.some((block) => block?.kind === kind)) ?? 'panel'
  const features = new Set(blocks.map((block) => block?.feature))
  const isOfFewPages = blocks.every((block) => block?.block !== undefined && onFewPages.has(block.block))
  return features.size === 1 ? `${kind}-${[...features].join('')}${isOfFewPages ? '-more' : ''}` : kind
}

/**
 * Blocks that most pages do without: they share a file of their own, which the editor loads where a page holds one of
 * them.
 */
const onFewPages = new Set([
  'accordion',
  'album',
  'archive',
  'audio',
  'before-after',
  'calendar',
  'chart',
  'code',
  'collection-link',
  'countdown',
  'donation',
  'faq',
  'folder',
  'index',
  'link',
  'map',
  'markdown',
  'marquee',
  'menu',
  'opentable-v2',
  'posts-by-author',
  'posts-by-category',
  'posts-by-month',
  'posts-by-tag',
  'product',
  'reservations',
  'rss',
  'shape',
  'tabs',
  'tag-cloud',
  'team',
  'testimonials',
  'timeline',
  'tour-dates',
  'wishlist',
])

/**
 * A part of a block that is loaded by itself: what draws it on the canvas, its panel, or what a touch on a page needs.
 */
const blockFile =
  /[\\/]features[\\/](?<feature>\w+)[\\/](?:blocks[\\/](?<block>[\w-]+)|visitor)[\\/].*\.(?<kind>canvas|panel|dom)\.tsx?$/

/** Kinds of chunks by precedence: code shared by two of them belongs to the first. */
const kinds = ['canvas', 'dom', 'panel']

interface ChunkGraph {
  holding: (module: string) => readonly Chunk[]
  importsOf: (chunk: Chunk) => readonly Chunk[]
  /** These and all that they import. */
  needsOf: (chunks: readonly Chunk[]) => ReadonlySet<Chunk>
  /**
   * Everything that comes later and not by the hand of the editor, whose later parts have it beside them in any case.
   */
  screensBeside: (editor: readonly Chunk[]) => readonly Chunk[]
}

function chunkGraph(built: readonly Chunk[]): ChunkGraph {
  const byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const named = (names: readonly string[]): Chunk[] => names.flatMap((name) => byFile.get(name) ?? [])
  const isOfEditor = (chunk: Chunk): boolean =>
    chunk.moduleIds.some((id) => /[\\/]features[\\/]editor[\\/]owner[\\/](?!design[\\/])\w[\w-]*[\\/]/.test(id))
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

/** The entries that need a file, by what they import at once. */
function usersOf(chunks: ChunkGraph, built: readonly Chunk[]): ReadonlyMap<Chunk, readonly Chunk[]> {
  const users = new Map<Chunk, Chunk[]>()
  const entries = built.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  for (const entry of entries.filter(({ facadeModuleId }) => !facadeModuleId?.endsWith(everyBlock)))
    for (const needed of chunks.needsOf([entry])) users.set(needed, [...(users.get(needed) ?? []), entry])
  return users
}
