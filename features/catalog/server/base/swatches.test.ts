import { expect, test } from 'vitest'
import { optionsWithSwatches } from './swatches.ts'

const ink = { color: '#24262b', image: null }

test('a value has its swatch in every option of the same name, in any spelling', () => {
  const views = new Map([['colour:ink', ink]])
  expect(optionsWithSwatches([{ name: 'Colour', values: ['INK', 'Chalk'] }], views)).toEqual([
    { name: 'Colour', values: ['INK', 'Chalk'], swatches: { INK: ink } },
  ])
})

test('an option without swatches has none', () => {
  const views = new Map([['colour:ink', ink]])
  expect(optionsWithSwatches([{ name: 'Frame', values: ['Ink'] }], views)).toEqual([{ name: 'Frame', values: ['Ink'] }])
})
