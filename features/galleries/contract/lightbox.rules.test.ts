import { expect, test } from 'vitest'
import { optionsOf } from './gallery-options.rules.ts'
import { clickWay, lightboxOptions } from './lightbox.rules.ts'

const options = optionsOf({ design: 'slideshow' })

test('a slideshow takes 0.6 s in the lightbox and 1 s on a page', () => {
  expect([lightboxOptions(options, false).speed, options.speed]).toEqual([0.6, 1])
})

test('a phone scrolls and has ends, a computer fades and loops', () => {
  expect(lightboxOptions(options, true)).toMatchObject({ transition: 'scroll', loop: false })
  expect(lightboxOptions(options, false)).toMatchObject({ transition: 'fade', loop: true })
})

test('in the lightbox autoplay waits 1000 ms, unless the owner set a time', () => {
  expect(lightboxOptions(options, false).autoplayOptions.timeout).toBe(1000)
  expect(lightboxOptions(options, false, 4000).autoplayOptions.timeout).toBe(4000)
})

test('a click at the edge goes nowhere, elsewhere it goes by half', () => {
  expect([clickWay(0.01), clickWay(0.1), clickWay(0.6), clickWay(0.99)]).toEqual([0, -1, 1, 0])
})
