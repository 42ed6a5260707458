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

/** One sentence for each area that has fewer proven facts than were committed. */
export function lowered(areas: readonly Proven[], committed: ReadonlyMap<string, number>): string[] {
  return [...committed].flatMap(([area, least]) => {
    const proven = areas.find((report) => report.area === area)?.proven ?? 0
    return proven < least ? [`${area}: ${proven} facts are proven; docs/spec/proven.tsv says ${least}.`] : []
  })
}

export function writeCounts(root: string, areas: readonly Proven[]): void {
  const lines = areas.map(({ area, proven }) => `${area}\t${proven}`)
  writeFileSync(fileIn(root), `${['area\tproven', ...lines].join('\n')}\n`)
}

function fileIn(root: string): string {
  return join(root, 'docs', 'spec', 'proven.tsv')
}
