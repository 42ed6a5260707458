import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import { carouselPerRow, groupCount } from './carousel.rules.ts'
import { galleryPropsSchema } from './gallery.schema.ts'
import { optionsOf } from './gallery-options.rules.ts'
import {
  alignmentOf,
  aspectRatioOf,
  autoplayTimeoutOf,
  columnWidthOf,
  designOf,
  designSettings,
  galleryDefaults,
  galleryDesigns,
  gallerySize,
  roomFor,
  metaPositions,
  middleBreakpoint,
  sliderAspectRatio,
  stackedDefaults,
  transitionNames,
} from './gallery.rules.ts'
import { requireAlignment } from './strip.rules.ts'

test('B1.02 B2.16 there are eight designs', () => {
  expect(galleryDesigns.filter((design) => design !== 'base')).toEqual([
    'autocolumns',
    'autogrid',
    'autorows',
    'carousel',
    'grid',
    'list',
    'stacked',
    'strip',
  ])
})

test.each([
  ['B2.18', 'stacked', 'base'],
  ['B2.19', 'slider', 'strip'],
  ['B2.20', 'slideshow', 'stacked'],
  ['B2.21', 'grid', 'grid'],
  ['B2.21', 'autogrid', 'autogrid'],
  ['B2.21', 'autocolumns', 'autocolumns'],
  ['B2.21', 'carousel', 'carousel'],
  ['B2.21', 'list', 'list'],
  ['B2.22', 'spiral', 'base'],
  ['B2.22', undefined, 'base'],
])('%s the setting %s is the design %s', (_, setting, design) => {
  expect(designOf(setting)).toBe(design)
})

test('B2.17 the settings that an owner can choose come to a design by that table alone', () => {
  expect(designSettings.map((setting) => optionsOf({ design: setting }).design)).toEqual(designSettings.map(designOf))
})

test('R1.39 the setting autorows gives base, the option design reaches auto rows', () => {
  expect(optionsOf({ design: 'autorows' }).design).toBe('base')
  expect(optionsOf({ design: 'grid', options: { design: 'autorows' } }).design).toBe('autorows')
})

test('C3.09 R1.40 the block variants slideshow and stack are the settings slideshow and stacked, and no others', () => {
  expect(Object.keys(enumerations.blockVariants.gallery)).toEqual(['slideshow', 'carousel', 'grid', 'stack'])
  expect([designOf('slideshow'), designOf('stacked'), designOf('stack')]).toEqual(['stacked', 'base', 'base'])
})

test.each([
  ['B2.23', 'left', 'start'],
  ['B2.24', 'center', 'middle'],
  ['B2.25', 'right', 'end'],
  ['B2.26', undefined, 'middle'],
])('%s the alignment %s is %s', (_, setting, alignment) => {
  expect(alignmentOf(setting)).toBe(alignment)
  expect(optionsOf({ 'active-alignment': setting }).alignment).toBe(alignment)
})

test.each([
  ['B3.02', 'design', 'slideshow'],
  ['B3.03', 'imageAspectRatio', 'Auto'],
  ['B3.04', 'slidesPerRow', 4],
  ['B3.05', 'lightbox', true],
  ['B3.06', 'lightboxTheme', 'light'],
  ['B3.07', 'mixedContent', false],
  ['B3.08', 'columnWidth', 300],
  ['B3.09', 'gutter', 8],
  ['B3.10', 'listImageSize', 40],
  ['B3.11', 'square-thumbs', true],
  ['B3.12', 'auto-crop', false],
  ['B3.13', 'autoplay', true],
  ['B3.14', 'autoplay-duration', 4],
  ['B3.15', 'active-alignment', 'right'],
  ['B3.16', 'thumbnails-per-row', 6],
  ['B3.17', 'thumbnails', true],
  ['B3.18', 'thumbnail-strip-height', 90],
  ['B3.19', 'thumbnail-strip-margin', 3],
  ['B3.20', 'padding', 12],
  ['B3.21', 'vSize', 8],
  ['B3.22', 'aspectRatio', 60],
])('%s a gallery block has the setting %s', (_, name, value) => {
  expect(galleryPropsSchema.parse({ [name]: value })).toMatchObject({ [name]: value })
})

test('B3.06 a lightbox theme is light or dark', () => {
  expect(galleryPropsSchema.safeParse({ lightboxTheme: 'blue' }).success).toBe(false)
})

test('B3.23 B3.24 B3.25 B3.26 B3.27 B3.28 B3.29 B3.30 B3.31 B3.32 B3.33 B3.34 B3.35 B3.36 B3.37 B3.38 a gallery to which nothing was said', () => {
  expect(galleryDefaults).toEqual({
    autoplay: false,
    autoplayOptions: { timeout: 5000, randomize: true, pauseOnMouseover: [] },
    currentIndex: 0,
    design: 'base',
    keyboard: true,
    keys: { previous: 37, next: 39 },
    lazyLoad: true,
    loop: false,
    historyHash: false,
    inMotion: false,
    linkedGalleries: [],
    refreshOnResize: true,
    refreshOnOrientationChange: true,
    useBgImage: false,
  })
})

test('B3.39 B3.40 B3.41 B3.42 B3.43 B3.45 B3.46 B3.47 B3.48 B3.49 B3.50 B3.52 B3.54 a design has options of its own beside those', () => {
  const own = [
    'lightbox',
    'aspectRatio',
    'gutter',
    'columnWidth',
    'mixedContent',
    'rowHeight',
    'perRow',
    'slidesPerRow',
    'transition',
    'speed',
  ]
  const options = optionsOf({ design: 'grid' })
  for (const name of [...own, 'activeSlideClickBehavior', 'meta-position']) {
    expect(options).toHaveProperty(name)
    expect(galleryDefaults).not.toHaveProperty(name)
  }
  expect(metaPositions).toEqual(['below', 'over', 'hover', 'none'])
})

test('B3.44 B3.51 the behaviour of columns and of clicks has these values', () => {
  const behaviors = (name: string, values: readonly string[]) =>
    values.map((value) => galleryPropsSchema.safeParse({ options: { [name]: value } }).success)
  expect(behaviors('columnWidthBehavior', ['min', 'max', 'both'])).toEqual([true, true, false])
  expect(behaviors('clickBehavior', ['next', 'previous', 'by half', 'jump'])).toEqual([true, true, true, false])
})

test('B3.55 a list gives its pictures a percentage of the width', () => {
  expect([
    optionsOf({ design: 'list', listImageSize: 35 }).imageWidth,
    optionsOf({ design: 'list' }).imageWidth,
  ]).toEqual([35, 50])
})

test('B4.63 the transitions', () => {
  expect(transitionNames).toEqual(['fade', 'ken-burns', 'swipe', 'scroll', 'new-swipe'])
})

test('B4.25 B4.26 R1.04 seconds become milliseconds, and 5000 ms hold where none are set', () => {
  expect([autoplayTimeoutOf(3), autoplayTimeoutOf('2.5'), autoplayTimeoutOf(undefined), autoplayTimeoutOf(-1)]).toEqual(
    [3000, 2500, 5000, 5000],
  )
  expect(optionsOf({ 'autoplay-duration': 7 }).autoplayOptions.timeout).toBe(7000)
})

test('R1.43 the option of the gallery is random, a block passes false so that its slides follow in order', () => {
  expect([galleryDefaults.autoplayOptions.randomize, optionsOf({ autoplay: true }).autoplayOptions.randomize]).toEqual([
    true,
    false,
  ])
})

test('B5.09 B5.10 an aspect ratio is ignored when it is Auto and by auto columns', () => {
  expect([
    aspectRatioOf('Auto', 'grid'),
    aspectRatioOf('1:1', 'autocolumns'),
    aspectRatioOf('3:2', 'grid'),
    aspectRatioOf('1.5', 'grid'),
  ]).toEqual([false, false, 1.5, 1.5])
  expect(optionsOf({ design: 'autocolumns', imageAspectRatio: '1:1' }).aspectRatio).toBe(false)
})

test('B5.11 a strip is ten rows high when neither aspectRatio nor vSize is set', () => {
  const sizes = [{}, { vSize: 14 }, { aspectRatio: 50 }, { aspectRatio: 50, vSize: 14 }]
  expect(sizes.map((size) => optionsOf({ design: 'slider', ...size }).vSize)).toEqual([10, 14, false, false])
})

test('B5.12 the width of a column is a positive number, and a string is read as one', () => {
  expect([columnWidthOf(300), columnWidthOf('300')]).toEqual([300, 300])
  for (const wrong of [0, -1, 'wide', Number.NaN]) expect(() => columnWidthOf(wrong)).toThrow(RangeError)
  expect(galleryPropsSchema.parse({ columnWidth: '320' }).columnWidth).toBe(320)
  expect(galleryPropsSchema.safeParse({ columnWidth: -5 }).success).toBe(false)
})

test('B3.53 B5.13 a strip is aligned at the start, in the middle or at the end', () => {
  expect(['start', 'middle', 'end'].map(requireAlignment)).toEqual(['start', 'middle', 'end'])
  expect(() => requireAlignment('left')).toThrow('start, middle or end')
})

test('B9.16 the margin of the thumbnails is 5 px at most', () => {
  expect([2, 5, 40].map((margin) => optionsOf({ 'thumbnail-strip-margin': margin }).thumbnailMargin)).toEqual([2, 5, 5])
})

test('B9.34 B9.35 B9.36 R1.02 a carousel shows two under 480 px, three from there on, and never more than is set', () => {
  expect([479, 480, 600, 723, 724, 1400].map((width) => carouselPerRow(3, width))).toEqual([2, 3, 3, 3, 3, 3])
  expect([carouselPerRow(1, 300), carouselPerRow(1, 1400)]).toEqual([1, 1])
  expect(middleBreakpoint).toBe(724)
})

test.each([
  ['B9.34', 'carousel', { slidesPerRow: 3 }],
  ['B9.37', 'carousel', { gutter: 1 }],
  ['B9.38', 'autocolumns', { columnWidth: 250 }],
  ['B9.39', 'autocolumns', { gutter: 0 }],
  ['B9.40', 'autogrid', { columnWidth: 250 }],
  ['B9.41', 'autogrid', { gutter: 0 }],
  ['B9.44', 'grid', { perRow: 4 }],
  ['B9.45', 'grid', { gutter: 20 }],
  ['B9.46', 'grid', { perRow: 4 }],
  ['B9.47', 'slideshow', { speed: 1 }],
  ['B9.48', 'slideshow', { preload: 1 }],
  ['B9.49', 'slideshow', { transition: 'fade' }],
  ['B9.52', 'slider', { speed: 0.5 }],
  ['B9.53', 'slider', { preload: 1 }],
  ['B9.54', 'slider', { alignment: 'middle' }],
])('%s the setting %s starts with %o', (_, design, defaults) => {
  expect(optionsOf({ design })).toMatchObject(defaults)
})

test('B9.42 B9.43 auto rows are 250 px high and 20 px apart', () => {
  expect(optionsOf({ options: { design: 'autorows' } })).toMatchObject({ rowHeight: 250, gutter: 20 })
})

test('B9.50 B9.51 a slideshow zooms to 1.075 and stands at 888', () => {
  expect([stackedDefaults.kenBurnsZoom, stackedDefaults.zIndex]).toEqual([1.075, 888])
})

test('C9.27 R1.72 one gallery block shows 50 pictures, a collection that is ordered by hand holds 250', () => {
  expect([gallerySize, enumerations.limits.gallerySize, enumerations.limits.itemsInOrderableCollection]).toEqual([
    50, 50, 250,
  ])
})

test('a gallery block keeps 250 pictures of its own: those that come after are left out, and told', () => {
  const wanted = Array.from({ length: 300 }, (_, at) => at)
  expect([roomFor(wanted, 0).kept.length, roomFor(wanted, 0).left]).toEqual([250, 50])
  expect(roomFor([1, 2, 3], 248)).toEqual({ kept: [1, 2], left: 1 })
  expect(roomFor([1], 250)).toEqual({ kept: [], left: 1 })
})

test('C9.36 a slider is half as high as it is wide where that is what is set', () => {
  expect(sliderAspectRatio).toBe(50)
})

test('R1.77 slidesPerRow feeds the carousel, thumbnails-per-row the grid', () => {
  const settings = { slidesPerRow: 5, 'thumbnails-per-row': 6 }
  expect([
    optionsOf({ design: 'carousel', ...settings }).slidesPerRow,
    optionsOf({ design: 'grid', ...settings }).perRow,
  ]).toEqual([5, 6])
})

test('a carousel counts groups, the last of which may be short', () => {
  expect([groupCount(7, 3), groupCount(6, 3), groupCount(1, 3), groupCount(0, 3)]).toEqual([3, 2, 1, 0])
})
