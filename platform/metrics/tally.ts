import { Counter, type Registry } from 'prom-client'

/** A counter of what is counted elsewhere as a plain number that only grows: read when Prometheus asks. */
export function addTally(registry: Registry, name: string, help: string, total: () => number): void {
  let counted = 0
  const counter = new Counter({
    name,
    help,
    registers: [registry],
    collect: () => {
      const now = total()
      counter.inc(now - counted)
      counted = now
    },
  })
}
