import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '../contract/index.ts'

/** A place in a stack: `file:///folder/part.js:12:34`, with or without its scheme. */
const place = /(?<![^\s():])((?:file:\/\/)?\/[^\s():]+\.js):(\d+):(\d+)/g
const mostPlaces = 2000
/** Defects occur in bursts. Between them a map is removed, because it takes more memory than the program. */
const keptMs = minuteMs

const places = new Map<string, string>()
const maps = new Map<string, SourceMap | null>()
let forgetting: NodeJS.Timeout | undefined

/**
 * Maps a stack to the sources. Only logged stacks are mapped: Node's own `--enable-source-maps` reads every map when
 * its module is loaded, which takes a fifth of a second and 50 MB per process.
 */
export function mappedStack(stack: string): string {
  return stack.replace(place, (match, file: string, line: string, column: string) => {
    const cached = places.get(match)
    if (cached !== undefined) return cached
    const mapped = sourceOf(file, Number(line), Number(column)) ?? match
    if (places.size >= mostPlaces) places.clear()
    places.set(match, mapped)
    return mapped
  })
}

function sourceOf(file: string, line: number, column: number): string | null {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file
  const found = mapOf(path)?.findEntry(line - 1, column - 1)
  if (!found || !('originalSource' in found)) return null
  const source = new URL(found.originalSource, `file://${path}`)
  return `${relative(process.cwd(), source.pathname)}:${found.originalLine + 1}:${found.originalColumn + 1}`
}

function mapOf(path: string): SourceMap | null {
  const cached = maps.get(path)
  if (cached !== undefined) return cached
  const map = readMap(path)
  maps.set(path, map)
  clearTimeout(forgetting)
  forgetting = setTimeout(() => maps.clear(), keptMs).unref()
  return map
}

/** null for libraries, whose positions stay unchanged. */
function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
  } catch {
    return null
  }
}
