import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

function* steps(count: number, tick: () => void): Generator<undefined, string, undefined> {
  for (let at = 0; at < count; at++) {
    tick()
    yield
  }
  return 'done'
}

test('long work lets others run between its steps, and its outcome is the same', async () => {
  let time = 0
  const order: string[] = []
  setImmediate(() => order.push('somebody else'))
  const work = steps(100, () => {
    time += 1
    if (time === 100) order.push('the last step')
  })
  const outcome = await inTurns(work, { mostMs: 1000, refuse: () => new Error('too much') }, () => time)
  expect([outcome, ...order]).toEqual(['done', 'somebody else', 'the last step'])
})

test('work that takes too long in all is stopped', async () => {
  let time = 0
  const work = steps(100_000, () => void (time += 1))
  const outcome = inTurns(work, { mostMs: 50, refuse: () => new Error('too much') }, () => time)
  await expect(outcome).rejects.toThrow('too much')
  expect(time).toBeLessThan(100)
})
