import { expect, test } from 'vitest'
import { type Section, dividerShapes, sectionPatterns, sectionSchema } from '#platform/document'
import { paletteColourIds, startingStyles } from '#platform/theme'
import { contrastOnFill, DocumentSections, dividerStyles, groundsOf, stylesFor } from './index.ts'
import { renderMarkup } from './server/index.ts'

const look = (values: object): Section =>
  sectionSchema.parse({ id: '65a1f0c2e4b0a1b2c3d4e5f6', order: 'a0', ...values })
const palette = (id: string) => ({ type: 'SITE_PALETTE_COLOR', id, alpha: 1 })
const wave = { shape: 'wave', height: 'large', flip: false }
const page = { language: 'en', locale: 'en', documentId: 'd', path: '/', editing: false } as never

function htmlOf(...looks: object[]): string {
  const sections = looks.map((values, at) => look({ ...values, id: `65a1f0c2e4b0a1b2c3d4e5f${at}`, order: `a${at}` }))
  const document = { sections: Object.fromEntries(sections.map((section) => [section.id, section])), blocks: {} }
  return renderMarkup(<DocumentSections document={document} renderable={new Map()} page={page} />, {
    bundleOf: () => null,
    runsOwnerCode: false,
    prefix: 'p',
  }).html
}

test('a plain section has neither a style nor an element of its own, and its page no styles of dividers', () => {
  const html = htmlOf({}, { theme: 'dark' })
  expect(html).toBe(
    '<section class="section" data-theme="lightest"><div class="grid"></div></section><section class="section" data-theme="dark"><div class="grid"></div></section>',
  )
  expect(stylesFor(dividerStyles, [html])).toBe('')
})

test('a plain colour and a gradient are styles of the section', () => {
  expect(htmlOf({ fill: { kind: 'color', color: { type: 'CUSTOM_COLOR', customColor: '#1f4fd8' } } })).toContain(
    'style="background-color:#1f4fd8"',
  )
  const fill = { kind: 'gradient', from: { type: 'THEME_COLOR', id: 'background' }, to: palette('accent'), angle: 45 }
  expect(htmlOf({ fill })).toContain('background-image:linear-gradient(45deg,var(--bg),var(--color-accent))')
})

test.each(sectionPatterns)('the pattern %s is drawn by gradients in its colour', (pattern) => {
  const html = htmlOf({ fill: { kind: 'pattern', pattern, color: palette('accent'), strength: 0.2 } })
  expect(html).toMatch(/background-image:[^"]*gradient\([^"]*color-mix\(in srgb,var\(--color-accent\) 20%,#0000\)/)
})

test.each(dividerShapes)('the divider %s cuts the background, not the content, and flips', (shape) => {
  const html = htmlOf({}, { topDivider: { ...wave, shape } })
  const flipped = htmlOf({}, { topDivider: { ...wave, shape, flip: true } })
  expect(html).toMatch(
    /<div class="section-background" style="[^"]*clip-path:polygon\([^"]+\)"><\/div><div class="grid"/,
  )
  expect(flipped).not.toBe(html)
  expect(htmlOf({ bottomDivider: { ...wave, shape } }, {})).toBe(flipped)
})

test('a section lies over the one before it, and the content of both keeps clear of the divider', () => {
  const [upper = '', lower = ''] = htmlOf({ bottomDivider: wave }, {}).split('</section>')
  expect(upper).toContain('class="grid" style="margin-bottom:clamp(56px,10vw,144px)"')
  expect(upper).not.toContain('clip-path')
  expect(lower).toContain('margin-top:calc(-2px - var(--top))')
  expect(lower).toContain('class="grid" style="margin-top:clamp(56px,10vw,144px)"')
})

test('the edges of a document lie over nothing, and where two dividers meet that of the upper section counts', () => {
  expect(htmlOf({ topDivider: wave, bottomDivider: wave })).not.toMatch(/margin-(?:top|bottom):calc/)
  const meeting = htmlOf({ bottomDivider: wave }, { topDivider: { ...wave, shape: 'slant' } })
  expect(meeting).toBe(htmlOf({ bottomDivider: wave }, {}))
})

test('every colour of the palette may fill a section', () => {
  for (const id of paletteColourIds) expect(htmlOf({ fill: { kind: 'color', color: palette(id) } })).toContain(id)
})

test('the contrast of text is that with the worst colour behind it', () => {
  const on = (fill: object) => contrastOnFill(look({ fill }), startingStyles)
  expect(contrastOnFill(look({}), startingStyles)).toBeGreaterThan(15)
  expect(on({ kind: 'color', color: palette('black') })).toBeCloseTo(1, 1)
  const gradient = { kind: 'gradient', from: palette('white'), to: palette('black'), angle: 0 }
  expect(on(gradient)).toBeCloseTo(1, 1)
  const pattern = { kind: 'pattern', pattern: 'dots', color: palette('black'), strength: 0.1 }
  expect(groundsOf(look({ fill: pattern }), startingStyles)).toHaveLength(2)
  expect(on(pattern)).toBeGreaterThan(10)
})
