import { expect, test } from 'vitest'
import { optionsOf } from './gallery-options.rules.ts'
import {
  clickDeadZone,
  clickWay,
  keyThrottle,
  lightboxAutoplay,
  lightboxOptions,
  lightboxSpeed,
  navigationHideAfter,
  overlayFade,
  overlayOpacity,
} from './lightbox.rules.ts'

const options = optionsOf({ design: 'slideshow' })

test('B9.04 B9.05 B9.06 B9.07 B9.08 B9.09 the lightbox has the documented speeds, opacity and pauses', () => {
  expect({ lightboxSpeed, overlayOpacity, overlayFade, keyThrottle, navigationHideAfter, clickDeadZone }).toEqual({
    lightboxSpeed: 0.6,
    overlayOpacity: 0.95,
    overlayFade: 0.3,
    keyThrottle: 200,
    navigationHideAfter: 500,
    clickDeadZone: 0.02,
  })
})

test('B9.10 R1.41 a slideshow takes 0.6 s in the lightbox and 1 s on a page', () => {
  expect([lightboxOptions(options, false).speed, options.speed]).toEqual([0.6, 1])
})

test('B9.11 B9.12 R1.42 a phone scrolls and has ends, a computer fades and loops', () => {
  expect(lightboxOptions(options, true)).toMatchObject({ transition: 'scroll', loop: false })
  expect(lightboxOptions(options, false)).toMatchObject({ transition: 'fade', loop: true })
})

test('B4.23 B4.24 B9.01 B9.02 R1.04 in the lightbox autoplay waits 1000 ms and goes on after 1000 ms, unless the owner set a time', () => {
  expect(lightboxAutoplay).toEqual({ timeout: 1000, resumeAfter: 1000 })
  expect(lightboxOptions(options, false).autoplayOptions.timeout).toBe(1000)
  expect(lightboxOptions(options, false, 4000).autoplayOptions.timeout).toBe(4000)
})

test('B9.09 a click at the edge goes nowhere, elsewhere it goes by half', () => {
  expect([clickWay(0.01), clickWay(0.1), clickWay(0.6), clickWay(0.99)]).toEqual([0, -1, 1, 0])
})
