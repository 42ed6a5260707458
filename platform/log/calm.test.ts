import { expect, test } from 'vitest'
import { calm } from './calm.ts'

test('an outage is one line a minute that says how often it happened; another failure is a line of its own', () => {
  let now = 0
  const lines: [string, Record<string, unknown>][] = []
  const keep = (fields: Record<string, unknown>, sentence: string) => void lines.push([sentence, fields])
  const log = calm({ info: keep, warn: keep, error: keep }, () => now)
  for (let n = 0; n < 600; n += 1) {
    log.warn({ code: 'database.unreachable', request: String(n) }, 'A request could not be served.')
    now += 200
  }
  log.error({ error: new Error('one') }, 'A defect.')
  log.error({ error: new Error('two') }, 'A defect.')
  expect(lines.map(([sentence, { repeated = 0 }]) => [sentence, repeated])).toEqual([
    ['A request could not be served.', 0],
    ['A request could not be served.', 299],
    ['A defect.', 0],
    ['A defect.', 0],
  ])
})
