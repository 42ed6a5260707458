import { Counter, type Registry } from 'prom-client'

/** Adds a counter for a plain, growing number: read when Prometheus asks. */
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
