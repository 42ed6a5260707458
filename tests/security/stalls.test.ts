import { expect, test } from 'vitest'
import { hostileTexts, textReaders } from '#support/hostile-texts'
import { longestStall } from '#support/longest-stall'
import { readJson } from '../../platform/http/request/read-input.ts'

/** Milliseconds of processor time in which nobody else is answered. */
const mostMs = 50

async function stallOf(work: () => unknown): Promise<number> {
  const quietly = async () => {
    try {
      await work()
    } catch {
      // Invalid input counts as well: refusing it must be quick.
    }
  }
  const once = await longestStall(quietly, 1)
  return once < mostMs ? once : longestStall(quietly)
}

test.each(textReaders)(
  'no text of $largest characters keeps the web process longer than 50 ms: $name',
  async ({ largest, read, isInThread }) => {
    const texts = [...hostileTexts(largest)].filter((_, at) => !isInThread || at % 12 === 0)
    expect(texts.length).toBeGreaterThan(5)
    for (const text of texts) expect([await stallOf(() => read(text)), text.slice(0, 8)]).toSatisfy(isShort)
  },
)

test.each([
  ['texts', '"a",', '"a"'],
  ['objects', '{"a":1},', '1'],
  ['numbers', '1,', '1'],
  ['letters', 'abcdefgh', '"'],
  ['escapes', '"\\u0041",', '""'],
])('the largest JSON that is taken, of many %s, is read in 50 ms', async (_, piece, last) => {
  const begin = last === '"' ? '["' : '['
  const filled = (count: number) => `${begin}${piece.repeat(count)}${last}]`
  const most = Math.floor((2 * 1024 * 1024) / piece.length)
  expect(await stallOf(() => readJson(filled(most)))).toBeLessThan(mostMs)
  const taken = filled(Math.min(most, 99_999))
  expect(readJson(taken)).toHaveProperty('length')
  expect(await stallOf(() => readJson(taken))).toBeLessThan(mostMs)
})

test('a slow reader would be found', async () => {
  const slow = (text: string) => /\s+$/.test(text)
  expect(await stallOf(() => slow(`${' '.repeat(20_000)}!`))).toBeGreaterThan(mostMs)
})

function isShort([milliseconds]: [number, string]): boolean {
  return milliseconds < mostMs
}
