import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, hexOf, paletteOf, readablePalette, startingStyles, weakPairsOf } from './index.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the colours of a new site can be read on each other', () => {
  expect(weakPairsOf(startingStyles)).toEqual([])
})

test('a yellow accent is hard to see on light backgrounds, more so as the colour of links', () => {
  const palette = paletteOf('#ffffff', '#f4ead6', '#ffee00', '#24303f', '#14171c')
  const pairs = (links: 'underline' | 'accent') =>
    weakPairsOf({ palette, links }).map(({ colour, against, isText, least, ratio }) => [
      `${colour} on ${against}`,
      isText,
      least,
      Math.round(ratio * 100) / 100,
    ])
  expect(pairs('underline')).toEqual([
    ['accent on white', false, 3, 1.2],
    ['accent on lightAccent', false, 3, 1.01],
  ])
  expect(pairs('accent').map(([, isText, least]) => [isText, least])).toEqual([
    [true, 4.5],
    [true, 4.5],
  ])
})

test('a colour is mended by its lightness alone, by no more than is needed', () => {
  const palette = paletteOf('#ffffff', '#f4ead6', '#ffee00', '#24303f', '#14171c')
  const mended = readablePalette({ palette, links: 'accent' }, 'accent')
  if (!mended) throw new Error('A darker yellow can be read.')
  expect(mended).toEqual({ ...palette, accent: { ...palette.accent, lightness: mended.accent.lightness } })
  expect(weakPairsOf({ palette: mended, links: 'accent' })).toEqual([])
  const brighter = { ...mended.accent, lightness: mended.accent.lightness + 0.5 }
  expect(contrast(hexOf(brighter), hexOf(palette.lightAccent))).toBeLessThan(4.5)
})

test('a grey background between both colours of text becomes lighter or darker', () => {
  const palette = paletteOf('#dddddd', '#7a7a7a', '#14171c', '#24303f', '#333333')
  const reported = (styles: Parameters<typeof weakPairsOf>[0]) =>
    weakPairsOf(styles).filter(({ colour }) => colour === 'lightAccent')
  expect(reported({ palette, links: 'underline' })).toMatchObject([{ against: 'white', isGround: true, isText: true }])
  const mended = readablePalette({ palette, links: 'underline' }, 'lightAccent')
  expect(mended && reported({ palette: mended, links: 'underline' })).toEqual([])
})

test('a mended palette has no weak pair of the colour', () => {
  fc.assert(
    fc.property(fc.tuple(hex, hex, hex, hex, hex), fc.constantFrom('underline', 'accent'), (five, links) => {
      const styles = { palette: paletteOf(...five), links } as const
      for (const { colour } of weakPairsOf(styles)) {
        const palette = readablePalette(styles, colour)
        const left = palette ? weakPairsOf({ palette, links }).filter((pair) => pair.colour === colour) : []
        expect(left).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})
