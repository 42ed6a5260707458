import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { widgetPages } from '#support/widget-page'

const widgets = await widgetPages({ asBuilt: true })
const weight = (name: string) => widgets.bytesOf(name).reduce((sum, file) => sum + brotliCompressSync(file).length, 0)

/** Brotli, each with everything that it imports: what two of them share counts twice. */
test.each([
  ['accordion', 1600],
  ['menu-tabs', 1000],
  ['marquee', 2300],
  ['highlight', 1300],
  ['count-up', 1900],
  ['hiding-header', 700],
  ['on-sight', 1550],
  ['tips', 1700],
  ['fit-title', 1400],
  ['ask-first', 2700],
  ['video', 2500],
  ['video-loop', 1400],
  ['comment-times', 800],
  ['search-preview', 2300],
  ['share', 700],
])('%s weighs at most %i bytes', (name, most) => {
  const bytes = weight(name)
  expect(bytes).toBeGreaterThan(100)
  expect(bytes).toBeLessThanOrEqual(most)
})
