import { parse } from 'culori'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  motionCharacters,
  motionCss,
  colourReferenceSchema,
  fontFacesOf,
  fontFamilies,
  fontFile,
  fontOf,
  hexOf,
  paletteOf,
  pairingsOf,
  readColour,
  sectionThemes,
  seedColour,
  siteCss,
  siteStylesSchema,
  startingStyles,
  stylesFrom,
} from './index.ts'
import {
  colourFormats,
  colourSchema,
  contrast,
  isDark,
  paletteColourIds,
  paletteColours,
  writeColour,
} from './colour.ts'
import { systemColours } from './pairings.ts'
import { black, white } from './colour.ts'
import { fluid } from './site-css.ts'

const bakery = paletteOf('#fff9f0', '#f4ead6', '#3458a0', '#6b3f1d', '#201a2e')
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyPalette = fc.tuple(hex, hex, hex, hex, hex).map((five) => paletteOf(...five))

describe('a colour', () => {
  test('has a notation and numbers for hue, saturation, lightness and, where it is translucent, alpha', () => {
    expect(readColour('#027AFF')).toEqual({
      userFormat: 'hex',
      hue: expect.closeTo(211.542, 2),
      saturation: 100,
      lightness: expect.closeTo(50.392, 2),
    })
    expect(readColour('rgb(0 128 0 / 0.5)')).toMatchObject({ userFormat: 'rgb', hue: 120, alpha: 0.5 })
    expect(readColour('hsl(30 50% 40%)')).toEqual({ userFormat: 'hsl', hue: 30, saturation: 50, lightness: 40 })
    expect(colourFormats).toEqual(['hex', 'hsl', 'rgb'])
  })

  test.each([
    [{ userFormat: 'cmyk', hue: 0, saturation: 0, lightness: 0 }],
    [{ userFormat: 'hex', hue: 361, saturation: 0, lightness: 0 }],
    [{ userFormat: 'hex', hue: 0, saturation: 101, lightness: 0 }],
    [{ userFormat: 'hex', hue: 0, saturation: 0, lightness: -1 }],
    [{ userFormat: 'hex', hue: 0, saturation: 0, lightness: 0, alpha: 1.1 }],
  ])('%o is outside its bounds, and refused', (colour) => {
    expect(colourSchema.safeParse(colour).success).toBe(false)
  })

  test('with alpha below one cannot be written as hex', () => {
    expect(() => hexOf({ userFormat: 'hex', hue: 0, saturation: 0, lightness: 50, alpha: 0.5 })).toThrow(
      'Color must have alpha of 1 when stringifying to hex',
    )
    expect(writeColour({ userFormat: 'hex', hue: 0, saturation: 0, lightness: 100, alpha: 0.5 })).toBe(
      'rgb(255 255 255 / 0.5)',
    )
  })

  test('an unknown colour model is logged and null', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(readColour('gallery(1, 2, 3)')).toBeNull()
    expect(log).toHaveBeenCalledWith('Could not determine color model.')
  })

  test('is written in its own notation', () => {
    fc.assert(
      fc.property(hex, (hexCode) => {
        expect(writeColour(readColour(hexCode) as never)).toBe(hexCode)
      }),
    )
  })

  test('is dark below 65 percent brightness', () => {
    expect(isDark('#a5a5a5')).toBe(true)
    expect(isDark('#a6a6a6')).toBe(false)
  })

  test('B9.67 B9.68 B9.69 seed, black and white have fixed values', () => {
    expect([seedColour.toUpperCase(), black, white.toUpperCase()]).toEqual(['#FFAABB', '#000000', '#FFFFFF'])
  })
})

describe('a palette', () => {
  test('has ten system colours in order, each with id and label', () => {
    expect(paletteColours.map(({ label }) => label)).toEqual([
      'Lightest',
      'Light',
      'Bright',
      'Dark',
      'Darkest',
      'Safe Light',
      'Safe Dark',
      'Safe Inverse',
      'Safe Inverse Light',
      'Safe Inverse Dark',
    ])
    expect(Object.keys(systemColours(bakery))).toEqual(paletteColourIds)
    expect(paletteColourIds).toContain('safeInverseLightAccent')
  })

  test('is referred to by its colours, with full alpha unless stated; or by a theme, or by a colour of its own', () => {
    expect(colourReferenceSchema.parse({ type: 'SITE_PALETTE_COLOR', id: 'accent' })).toEqual({
      type: 'SITE_PALETTE_COLOR',
      id: 'accent',
      alpha: 1,
    })
    expect(colourReferenceSchema.safeParse({ type: 'CUSTOM_COLOR', customColor: 'hsl(1 2% 3%)' }).success).toBe(true)
    expect(colourReferenceSchema.safeParse({ type: 'THEME_COLOR', id: 'text' }).success).toBe(true)
    expect(colourReferenceSchema.safeParse({ type: 'OTHER', id: 'text' }).success).toBe(false)
  })

  test('text, headings, accents and labels are legible in every theme, for any five colours', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        for (const { background, surface, text, heading, muted, accent, onAccent, edge } of Object.values(
          pairingsOf({ palette, themes: {} }),
        )) {
          for (const ink of [text, heading, muted, accent]) {
            expect(Math.min(contrast(ink, background), contrast(ink, surface))).toBeGreaterThanOrEqual(4.5)
          }
          expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(edge, background)).toBeGreaterThanOrEqual(3)
        }
      }),
    )
  })

  test('a pairing that the owner chose is kept where it is legible and moved only as far as needed where not', () => {
    const themes = {
      lightest: {
        text: { type: 'CUSTOM_COLOR' as const, customColor: '#6b3f1d' },
        accent: { type: 'SITE_PALETTE_COLOR' as const, id: 'lightAccent' as const, alpha: 1 },
      },
    }
    const { lightest } = pairingsOf({ palette: bakery, themes })
    expect(lightest.text).toBe('#6b3f1d')
    expect(contrast(lightest.accent, lightest.surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(lightest.accent, lightest.surface)).toBeLessThan(5.2)
  })
})

describe('the styles of a site', () => {
  test('survive storage that lost or broke a part of them', () => {
    const { type: _, ...stored } = structuredClone(startingStyles)
    expect(stylesFrom({ ...stored, width: 'wide', radius: 3 })).toEqual({ ...startingStyles, radius: 3 })
    expect(stylesFrom(null)).toEqual(startingStyles)
  })

  test('a weight that the chosen font does not have becomes the nearest it has', () => {
    expect(siteStylesSchema.parse({ ...startingStyles, heading: { family: 'Lora', weight: 900 } }).heading.weight).toBe(
      700,
    )
  })

  test('become a style sheet in which every colour is valid', () => {
    const css = siteCss(startingStyles)
    const colours = css.match(/#[0-9a-f]{3,8}\b/g) ?? []
    expect(colours.length).toBeGreaterThan(40)
    expect(colours.filter((colour) => parse(colour) === undefined)).toEqual([])
    expect(css).not.toMatch(/undefined|NaN|\n/)
    for (const theme of sectionThemes) expect(css).toContain(`[data-theme=${theme}]`)
  })

  test('have an animated character in CSS alone, for visitors who do not prefer less motion; a static one costs nothing', () => {
    const moving = (character: (typeof motionCharacters)[number]) =>
      motionCss({ motion: { ...startingStyles.motion, character } })
    expect(motionCss(startingStyles)).toBe('')
    const sheets = motionCharacters.filter((name) => name !== 'none').map(moving)
    expect(new Set(sheets).size).toBe(4)
    for (const sheet of sheets) {
      expect(sheet).toMatch(/^@media screen and \(prefers-reduced-motion:no-preference\)\{/)
      expect(sheet).toContain('@supports (animation-timeline:view())')
      expect(sheet.split('{').length).toBe(sheet.split('}').length)
      expect(sheet.length).toBeLessThan(1600)
    }
  })

  test('sizes grow from the phone to the wide screen and stop there', () => {
    expect(fluid(20, 64)).toBe('clamp(1.25rem,0.229rem + 4.19vw,4rem)')
    expect(fluid(16, 16)).toBe('1rem')
  })

  test.each(fontFamilies)('%s is packed in every cut that the style sheet names', async (family) => {
    const { access } = await import('node:fs/promises')
    const { css } = fontFacesOf({
      ...startingStyles,
      heading: { family, weight: 600, italic: false },
      body: { family, weight: 400, italic: false },
    })
    const files = [...css.matchAll(/url\(\/universal\/yui3\/3\.17\.2\/([^)]+)\)/g)].map(([, file]) => file as string)
    expect(files).toContain(fontFile(fontOf(family), 'latin', 'normal'))
    await Promise.all(
      files.map((file) => access(`node_modules/@fontsource-variable/${fontOf(family).slug}/files/${file}`)),
    )
  })
})
