import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Proven {
  area: string
  proven: number
}

/** How many facts of each area were proven when docs/spec/proven.tsv was written. */
export function committedCounts(root: string): Map<string, number> {
  const file = fileIn(root)
  if (!existsSync(file)) return new Map()
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [area = '', proven = '0'] = line.split('\t')
      return [area, Number(proven)]
    }),
  )
}

export interface Difference extends Proven {
  committed: number
}

/** The areas whose proven facts are not as many as were committed. */
export function differences(areas: readonly Proven[], committed: ReadonlyMap<string, number>): Difference[] {
  const names = [...new Set([...committed.keys(), ...areas.map(({ area }) => area)])]
  return names
    .map((name) => ({
      area: name,
      proven: areas.find(({ area }) => area === name)?.proven ?? 0,
      committed: committed.get(name) ?? 0,
    }))
    .filter(({ proven, committed }) => proven !== committed)
}

export function writeCounts(root: string, areas: readonly Proven[]): void {
  const lines = areas.map(({ area, proven }) => `${area}\t${proven}`)
  writeFileSync(fileIn(root), `${['area\tproven', ...lines].join('\n')}\n`)
}

function fileIn(root: string): string {
  return join(root, 'docs', 'spec', 'proven.tsv')
}
