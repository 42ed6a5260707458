import { expect, test } from 'vitest'
import { missedOf } from '../../apps/command/bench.command.ts'
import { bench } from '../load/faults.ts'

test('web, worker, database and launcher are killed alone and together: nothing is lost, doubled or oversold, and every request is answered', async () => {
  const lines: string[] = []
  const result = await bench({ say: (line) => lines.push(line), kills: 2 })
  expect({ missed: missedOf(result), wrong: lines.filter((line) => line.startsWith('WRONG')) }).toEqual({
    missed: [],
    wrong: [],
  })
  expect(result.ratios['kills of launcher']).toBeGreaterThan(0)
})
