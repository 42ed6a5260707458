import { converter, formatHex, parse, wcagContrast } from 'culori'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, cssColour, hexOf, readColour } from '#platform/theme'
import { contrast, isDark, brightness, mix, writeColour } from '../../platform/theme/colour.ts'
import { visit } from '#support/browser'

const colour: fc.Arbitrary<Colour> = fc.record({
  userFormat: fc.constantFrom('hex', 'hsl', 'rgb'),
  hue: fc.integer({ min: 0, max: 360 }),
  saturation: fc.integer({ min: 0, max: 100 }),
  lightness: fc.integer({ min: 0, max: 100 }),
  alpha: fc.option(
    fc.integer({ min: 0, max: 100 }).map((part) => part / 100),
    { nil: undefined },
  ),
})
const opaque = colour.map((sample): Colour => ({ ...sample, alpha: undefined }))
const toRgb = converter('rgb')

test('an opaque colour has the same hex as in culori', () => {
  fc.assert(
    fc.property(opaque, (sample) => {
      const { hue, saturation, lightness } = sample
      expect(hexOf(sample)).toBe(formatHex({ mode: 'hsl', h: hue, s: saturation / 100, l: lightness / 100 }))
    }),
  )
})

test('a colour is dark below 65 % of the perceived brightness', () => {
  expect([isDark('#a5a5a5'), isDark('#a6a6a6'), isDark('#ffff00'), isDark('#0000ff')]).toEqual([
    true,
    false,
    false,
    true,
  ])
  fc.assert(
    fc.property(opaque, (sample) => {
      const hex = hexOf(sample)
      const { r, g, b } = toRgb(hex)!
      const seen = 100 * Math.sqrt(0.299 * r ** 2 + 0.587 * g ** 2 + 0.114 * b ** 2)
      expect(brightness(hex)).toBeCloseTo(seen, 6)
      expect(isDark(hex)).toBe(seen < 65)
    }),
  )
})

test('contrast equals that of culori, both ways round', () => {
  fc.assert(
    fc.property(opaque, opaque, (first, other) => {
      const [a, b] = [hexOf(first), hexOf(other)]
      expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 10)
      expect(contrast(b, a)).toBeCloseTo(contrast(a, b), 10)
    }),
  )
})

test('every written notation means the same colour to a browser', async () => {
  const samples = fc
    .sample(colour, 300)
    .map((sample) => ({ one: sample, written: writeColour(sample), css: cssColour(sample) }))
  const { page } = await visit()
  await page.setContent('<i></i>')
  const seen = await page.evaluate((list) => {
    const element = document.querySelector('i') as HTMLElement
    const computed = (value: string) => {
      element.style.color = ''
      element.style.color = value
      return getComputedStyle(element).color
    }
    return list.map(({ written, css }) => [computed(written), computed(css)] as const)
  }, samples)
  const channels = (text: string) => {
    const { r, g, b, alpha = 1 } = toRgb(parse(text)!)
    return [r * 255, g * 255, b * 255, alpha * 255]
  }
  const furthest = samples.map(({ one }, index) => {
    const want = channels(`hsl(${one.hue} ${one.saturation}% ${one.lightness}% / ${one.alpha ?? 1})`)
    const apart = (text: string) =>
      Math.max(...channels(text).map((channel, at) => Math.abs(channel - (want[at] ?? 0))))
    return Math.max(apart(seen[index]?.[0] ?? ''), apart(seen[index]?.[1] ?? ''))
  })
  // Browsers keep colours of this kind in whole steps of 255.
  expect(Math.max(...furthest)).toBeLessThanOrEqual(1.01)
})

test('a colour laid over another equals the mix of a browser', async () => {
  const pairs = fc
    .sample(fc.tuple(opaque, opaque, fc.integer({ min: 0, max: 20 })), 100)
    .map(([ink, ground, twentieths]) => ({
      ink: hexOf(ink),
      ground: hexOf(ground),
      share: twentieths / 20,
    }))
  const { page } = await visit()
  await page.setContent('<i></i>')
  const seen = await page.evaluate((list) => {
    const element = document.querySelector('i') as HTMLElement
    return list.map(({ ink, ground, share }) => {
      element.style.color = `color-mix(in srgb, ${ink} ${share * 100}%, ${ground})`
      return getComputedStyle(element).color
    })
  }, pairs)
  const apart = pairs.map(({ ink, ground, share }, index) => {
    const [mine, theirs] = [toRgb(mix(ink, ground, share))!, toRgb(parse(seen[index] ?? '')!)]
    return Math.max(Math.abs(mine.r - theirs.r), Math.abs(mine.g - theirs.g), Math.abs(mine.b - theirs.b)) * 255
  })
  expect(Math.max(...apart)).toBeLessThanOrEqual(1.01)
})

test('a colour is written back in its own notation', () => {
  const notations = [
    '#1f4fd8',
    'rgb(31 79 216)',
    'hsl(224.43 74.9% 48.43%)',
    'rgb(31 79 216 / 0.5)',
    'hsl(10 20% 30% / 0.25)',
  ]
  expect(notations.map((text) => readColour(text)?.userFormat)).toEqual(['hex', 'rgb', 'hsl', 'rgb', 'hsl'])
  expect(notations.slice(0, 2).map((text) => writeColour(readColour(text) as Colour))).toEqual([
    '#1f4fd8',
    'rgb(31 79 216)',
  ])
})
