/** Number of times that something was reported on a day, and number of its visitors. */
export interface VisitSum {
  readonly kind: string
  readonly name: string
  readonly path: string
  readonly events: number
  readonly visitors: number
}

/** The sums of a day, with the values of each field side by side, so that they compress well. */
export function sumsText(sums: readonly VisitSum[]): string {
  const ordered = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const column = <Name extends keyof VisitSum>(name: Name) => ordered.map((sum) => sum[name])
  return JSON.stringify([column('kind'), column('name'), column('path'), column('events'), column('visitors')])
}

const keyOf = ({ kind, name, path }: VisitSum): string => `${kind}\n${name}\n${path}`

/** Parses the result of `sumsText`. */
export function sumsIn(text: string): VisitSum[] {
  const [kinds, names, paths, events, visitors] = JSON.parse(text) as [string[], string[], string[], number[], number[]]
  return kinds.map((kind, at) => ({
    kind,
    name: names[at] ?? '',
    path: paths[at] ?? '',
    events: events[at] ?? 0,
    visitors: visitors[at] ?? 0,
  }))
}
