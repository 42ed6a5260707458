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

/** The path of an event in its sum: only opened pages are listed by it. Kinds with a colon have a value there. */
export function pathInSum({ kind, path }: { kind: string; path: string }): string {
  return kind === 'hit' || kind.startsWith(':') ? path : ''
}

/** Adds up the sums of several days. A visitor on two days counts twice. */
export function mergeSums() {
  const all = new Map<string, { kind: string; name: string; path: string; events: number; visitors: number }>()
  return {
    add: (sums: readonly VisitSum[]): void => {
      for (const sum of sums) {
        const path = pathInSum(sum)
        const key = `${sum.kind}\n${sum.name}\n${path}`
        const merged = all.get(key)
        if (merged) {
          merged.events += sum.events
          merged.visitors += sum.visitors
        } else all.set(key, { ...sum, path })
      }
    },
    read: (): VisitSum[] => [...all.values()],
  }
}

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
