import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import {
  blockWidths,
  brandColours,
  designBreakpoints,
  fontSizes,
  galleryBreakpoints,
  greys,
  mobileInfoBarMaxWidth,
  radii,
  spacing,
} from './tokens.ts'

test('C9.54 the design tokens have breakpoints at 800 and 1024 px', () => {
  expect(Object.values(designBreakpoints)).toEqual([800, 1024])
})

test('C9.55 font sizes go from 9.75 to 28 px', () => {
  expect([fontSizes[0], fontSizes.at(-1)]).toEqual([9.75, 28])
  expect([...fontSizes].sort((a, b) => a - b)).toEqual([...fontSizes])
})

test('C9.56 space is on a 4 px scale, radii are 2, 4, 6 and 8', () => {
  expect(spacing).toEqual([4, 8, 12, 16, 24, 32, 48, 64])
  expect(radii).toEqual([2, 4, 6, 8])
})

test('C3.106 C3.107 the brand is blue #027AFF and yellow #FFB802', () => {
  expect(brandColours).toEqual({ blue: '#027AFF', yellow: '#FFB802' })
})

test('B9.70 R1.52 each area keeps its own widths by name', () => {
  expect([galleryBreakpoints, blockWidths, mobileInfoBarMaxWidth]).toEqual([
    [480, 724, 767],
    [320, 415, 750, 850],
    1024,
  ])
})

test('text in any of the four dark greys can be read on paper and on surfaces', () => {
  const worst = [greys.ink, greys.strong, greys.quiet, greys.faint].flatMap((grey) => [
    contrast(grey, greys.paper),
    contrast(grey, greys.surface),
  ])
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
})
