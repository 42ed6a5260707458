import { derivedSums } from './derived-sums.ts'
import type { EventOfSite } from './pack-events.ts'
import { pathInSum, type VisitSum } from './visit-sums.ts'

export interface Tally {
  readonly add: (events: readonly EventOfSite[]) => void
  /** `events` and `visitors` are the totals of everything that was added. */
  readonly read: () => { events: number; visitors: number; sums: VisitSum[] }
}

/** Sums events by kind, name and path; a visitor counts once in each sum. */
export function makeTally(): Tally {
  const sums = new Map<string, { kind: string; name: string; path: string; events: number; visitors: Set<string> }>()
  const everybody = new Set<string>()
  let all = 0
  return {
    add: (events) => {
      all += events.length
      for (const event of events) {
        const { visitor } = event
        if (visitor !== '') everybody.add(visitor)
        for (const counted of [event, ...derivedSums(event)]) {
          const { kind, name } = counted
          const path = pathInSum(counted)
          const key = `${kind}\n${name}\n${path}`
          const sum = sums.get(key) ?? { kind, name, path, events: 0, visitors: new Set<string>() }
          sums.set(key, sum)
          sum.events += 1
          if (visitor !== '') sum.visitors.add(visitor)
        }
      }
    },
    read: () => ({
      events: all,
      visitors: everybody.size,
      sums: [...sums.values()].map((sum) => ({ ...sum, visitors: sum.visitors.size })),
    }),
  }
}
