import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Node keeps every entry of a map in memory from the first error on, in each process. One entry a line tells an error's file and line;
 * those for each word took some fifty megabytes.
 */
export function slimMapsPlugin(): Plugin {
  return {
    name: 'quoin-slim-maps',
    writeBundle({ dir = '' }) {
      for (const name of globSync('*.map', { cwd: dir })) {
        const file = join(dir, name)
        writeFileSync(file, JSON.stringify(slimMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMap)))
      }
    },
  }
}

interface SourceMap {
  mappings: string
  names?: readonly string[]
  sourcesContent?: readonly string[]
}

/** The first entry of each line, for the whole of it; without the sources themselves. */
export function slimMap({ sourcesContent: _, ...map }: SourceMap): SourceMap {
  // Each number is the difference from the one before in the whole map: source, line, column.
  const read = [0, 0, 0]
  const written = [0, 0, 0]
  const lines = map.mappings.split(';').map((line) => {
    let first: number[] | null = null
    for (const segment of line.split(',')) {
      const numbers = numbersOf(segment)
      if (numbers.length < 4) continue
      for (const at of [0, 1, 2]) read[at] = (read[at] ?? 0) + (numbers[at + 1] ?? 0)
      first ??= [...read]
    }
    if (!first) return ''
    const differences = first.map((value, at) => value - (written[at] ?? 0))
    written.splice(0, 3, ...first)
    return [0, ...differences].map(textOf).join('')
  })
  return { ...map, names: [], mappings: lines.join(';') }
}

/** Five bits a digit, the lowest first; a sixth says that more follow, and the lowest bit of all is the sign. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of segment) {
    const digit = digits.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

function textOf(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>= 5
    text += digits[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return text
}
