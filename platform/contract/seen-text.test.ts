import { expect, test } from 'vitest'
import { processorTime } from '#support/processor-time'
import { seenText, seenTexts } from './seen-text.ts'

test.each([
  ['Tide\u000btable \u0010two \ufffe end', 'Tide table  two   end'],
  ['\u0007\u0008\u009fThree', '   Three'],
  ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
  ['a\0b', 'ab'],
  ['half \ud800', 'half \ufffd'],
  ['Зима 冬 🌊 é', 'Зима 冬 🌊 é'],
])('%j is stored as %j', (text, kept) => {
  expect(seenText(text)).toBe(kept)
})

test('texts within lists and objects are cleaned, and all other values stay', () => {
  const data = { title: 'A\u0001B', tags: ['x\u0002', 3, null], inner: { on: true, day: 'c\u0003' } }
  expect(seenTexts(data)).toEqual({ title: 'A B', tags: ['x ', 3, null], inner: { on: true, day: 'c ' } })
})

test('the time to clean invisible characters grows with their number and not with its square', async () => {
  const least = async (count: number) => {
    const unseen = '\u0010'.repeat(count / 2) + 'a\u0010'.repeat(count / 4)
    const spent: number[] = []
    for (let turn = 0; turn < 3; turn += 1)
      spent.push(await processorTime(() => expect(seenText(unseen).length).toBe(count)))
    return Math.min(...spent)
  }
  const few = await least(500_000)
  expect((await least(8_000_000)) / few).toBeLessThan(16 * 4)
})
