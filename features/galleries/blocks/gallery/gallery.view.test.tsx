import { describe, expect, test } from 'vitest'
import { stylesFor } from '#platform/render'
import { pageContextOf } from '#support/page-context'
import { renderView } from '#support/render-view'
import { galleryDesigns } from '../../contract/gallery.rules.ts'
import { galleryPropsSchema } from '../../contract/gallery.schema.ts'
import type { GalleryData } from '../../contract/slide.ts'
import { galleryBlockContract } from './gallery.contract.ts'
import { galleryStyles } from './gallery-styles.ts'
import { GalleryView } from './gallery.view.tsx'

const data = galleryBlockContract.examples['grid']?.data as GalleryData

/** A page's gallery with these settings, and nothing else set. */
function html(settings: object): string {
  const view = {
    id: 'b',
    slots: {},
    page: pageContextOf,
    data,
    props: galleryPropsSchema.parse(settings),
    place: { desktop: { x: 0, y: 0, w: 24, h: 12, z: 0 }, mobile: null },
    section: { id: 's', theme: 'lightest', width: 'site' as const },
  }
  return renderView(<GalleryView {...view} />).html
}

const gallery = (settings: object): string => /<div class="gallery"[^>]*>/.exec(html(settings))?.[0] ?? ''
const designOf = (settings: object) => /data-design="(\w+)"/.exec(gallery(settings))?.[1]
const style = (name: string, settings: object) => new RegExp(`--${name}:([^;"]+)`).exec(html(settings))?.[1]

describe('the design', () => {
  test('B1.02 B2.16 has eight values, each with a layout of its own', () => {
    const designs = galleryDesigns.filter((design) => design !== 'base')
    expect(designs).toHaveLength(8)
    expect(designs.map((design) => designOf({ options: { design } }))).toEqual(designs)
    const styled = designs.filter((design) =>
      stylesFor(galleryStyles, [html({ options: { design } })]).includes(`data-design="${design}"`),
    )
    expect(styled).toEqual(designs)
  })

  test.each([
    ['B2.17 B2.18', 'stacked', 'base'],
    ['B2.17 B2.19', 'slider', 'strip'],
    ['B2.17 B2.20', 'slideshow', 'stacked'],
    ['B2.17 B2.21', 'grid', 'grid'],
    ['B2.21', 'autogrid', 'autogrid'],
    ['B2.21', 'autocolumns', 'autocolumns'],
    ['B2.21', 'carousel', 'carousel'],
    ['B2.21', 'list', 'list'],
    ['B2.17 B2.22', 'spiral', 'base'],
    ['B2.22 B3.28', '', 'base'],
  ])('%s B3.02 the setting %s shows the design %s', (_, setting, design) => {
    expect(designOf({ design: setting })).toBe(design)
  })

  test('C3.09 a slideshow, a carousel, a grid and a stack show the same images, each in a layout of its own', () => {
    const variants = ['slideshow', 'carousel', 'grid', 'stacked'] as const
    expect(new Set(variants.map((design) => designOf({ design }))).size).toBe(4)
    for (const design of variants) for (const { alt } of data.slides) expect(html({ design })).toContain(`alt="${alt}"`)
  })

  test('R1.39 the setting autorows gives the plain layout, the option design reaches auto rows', () => {
    expect(designOf({ design: 'autorows' })).toBe('base')
    expect(designOf({ design: 'grid', options: { design: 'autorows' } })).toBe('autorows')
  })

  test('R1.40 slideshow and stacked are two settings, and neither shows the design of its own name', () => {
    expect(['slideshow', 'stacked', 'stack'].map((design) => designOf({ design }))).toEqual(['stacked', 'base', 'base'])
  })
})

describe('a setting of the block', () => {
  test('B3.03 B3.41 B5.09 B5.10 gives the images a shape, but not when it is Auto and not in auto columns', () => {
    expect(style('ratio', { design: 'grid', imageAspectRatio: '3:2' })).toBe('1.5')
    expect(style('ratio', { design: 'grid', imageAspectRatio: 'Auto' })).toBeUndefined()
    expect(style('ratio', { design: 'autocolumns', imageAspectRatio: '3:2' })).toBeUndefined()
  })

  test('B3.04 B3.16 B3.47 B3.48 R1.77 sets the number of images in a row: slidesPerRow of the carousel, thumbnails-per-row of the grid', () => {
    const both = { slidesPerRow: 5, 'thumbnails-per-row': 6 }
    expect([style('per', { design: 'carousel', ...both }), style('per', { design: 'grid', ...both })]).toEqual([
      '5',
      '6',
    ])
  })

  test('B3.06 B3.40 makes images open in a lightbox of a light or a dark theme', () => {
    expect(html({ lightboxTheme: 'light' })).toContain('data-lightbox-theme="light"')
    expect(html({ lightboxTheme: 'dark' })).toContain('data-lightbox-theme="dark"')
    expect(html({ lightbox: true })).toContain('data-open=""')
    expect(html({ lightbox: false })).not.toMatch(/data-open|data-lightbox-theme/)
    expect(galleryPropsSchema.safeParse({ lightboxTheme: 'blue' }).success).toBe(false)
  })

  test('B3.08 B3.43 B5.12 sets the width of a column: a positive number, or a string that is one', () => {
    for (const columnWidth of [300, '300'])
      expect(style('column', { design: 'autocolumns', columnWidth })).toBe('300px')
    for (const columnWidth of [0, -1, 'wide'])
      expect(galleryPropsSchema.safeParse({ design: 'autocolumns', columnWidth }).success).toBe(false)
  })

  test('B3.09 B3.20 B3.42 sets the space between images, as gutter or as padding', () => {
    expect(style('gap', { design: 'autogrid', gutter: 8 })).toBe('8px')
    expect(style('gap', { design: 'grid', padding: 12 })).toBe('12px')
  })

  test('B3.10 B3.55 gives the images of a list a share of the width', () => {
    expect(style('image', { design: 'list', listImageSize: 40 })).toBe('40%')
  })

  test('B3.11 B3.12 makes the images of a grid square, or leaves them uncropped', () => {
    expect([style('ratio', { design: 'grid', 'square-thumbs': true }), style('ratio', { design: 'grid' })]).toEqual([
      '1',
      undefined,
    ])
    expect(gallery({ design: 'grid', 'auto-crop': false })).toContain('data-crop="none"')
    expect(gallery({ design: 'grid', 'auto-crop': true })).not.toContain('data-crop')
  })

  test('B3.13 B3.23 makes a slideshow play, with a button that stops it', () => {
    expect(html({ design: 'slideshow', autoplay: true })).toContain('data-control="pause"')
    expect(html({ design: 'slideshow', autoplay: false })).not.toContain('data-control="pause"')
  })

  test('B3.15 B3.53 B2.26 B9.54 aligns a strip left, center or right: at the start, in the middle, where nothing is set, or at the end', () => {
    const aligned = (settings: object) => style('align', { design: 'slider', ...settings })
    const set = ['left', 'center', 'right'].map((alignment) => aligned({ 'active-alignment': alignment }))
    expect([...set, aligned({})]).toEqual(['0', '0.5', '1', '0.5'])
    expect(galleryPropsSchema.safeParse({ 'active-alignment': 'top' }).success).toBe(false)
  })

  test('B3.17 B3.18 B3.19 B9.16 puts a row of thumbnails under a slideshow, with their height and spacing, 5 pixels at most', () => {
    const row = (settings: object) =>
      /gallery-thumbnails"[^>]*style="([^"]*)"/.exec(html({ design: 'slideshow', ...settings }))?.[1]
    expect(row({ thumbnails: false })).toBeUndefined()
    expect(row({ thumbnails: true, 'thumbnail-strip-height': 90, 'thumbnail-strip-margin': 3 })).toBe(
      '--strip:90px;--gap:3px',
    )
    expect(row({ thumbnails: true, 'thumbnail-strip-margin': 40 })).toMatch(/--gap:5px$/)
  })

  test('B3.21 B3.22 B5.11 gives a strip a height in rows, or a share of its width; ten rows when neither is set', () => {
    const height = (settings: object) => style('strip', { design: 'slider', ...settings })
    expect([
      height({ vSize: 8 }),
      height({ aspectRatio: 60 }),
      height({ aspectRatio: 60, vSize: 8 }),
      height({}),
    ]).toEqual([
      'calc(8 * (var(--row, 24px) + var(--cell-gap, 10px)))',
      '60cqi',
      '60cqi',
      'calc(10 * (var(--row, 24px) + var(--cell-gap, 10px)))',
    ])
  })
})

describe('where nothing is set', () => {
  test.each([
    ['B9.37', 'carousel', 'gap', '1px'],
    ['B9.38', 'autocolumns', 'column', '250px'],
    ['B9.39', 'autocolumns', 'gap', '0px'],
    ['B9.40', 'autogrid', 'column', '250px'],
    ['B9.41', 'autogrid', 'gap', '0px'],
    ['B9.42', 'autorows', 'row-height', '250px'],
    ['B9.43', 'autorows', 'gap', '20px'],
    ['B9.44 B9.46', 'grid', 'per', '4'],
    ['B9.45', 'grid', 'gap', '20px'],
  ] as const)('%s the design %s has the %s %s', (_, design, name, value) => {
    expect(style(name, { options: { design } })).toBe(value)
  })
})

describe('an option of the gallery', () => {
  test('B3.39 B3.46 overrides the settings: the height of auto rows', () => {
    expect(style('row-height', { options: { design: 'autorows', rowHeight: 180 } })).toBe('180px')
  })

  test('B3.44 sets whether columns have a minimum or a maximum width, and nothing else', () => {
    expect(gallery({ design: 'autocolumns', options: { columnWidthBehavior: 'max' } })).toContain('data-columns="max"')
    expect(gallery({ design: 'autocolumns', options: { columnWidthBehavior: 'min' } })).not.toContain('data-columns')
    expect(galleryPropsSchema.safeParse({ options: { columnWidthBehavior: 'both' } }).success).toBe(false)
  })

  test('B3.54 sets the position of the caption of an image', () => {
    for (const position of ['below', 'over', 'hover', 'none'])
      expect(gallery({ options: { 'meta-position': position } })).toContain(`data-meta="${position}"`)
    expect(html({ options: { 'meta-position': 'none' } })).not.toContain('slide-words')
    expect(html({})).toContain('slide-words')
  })
})
