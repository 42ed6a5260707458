import { stillGallery } from '#support/gallery-windows'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtScripts, manifest, imageSlides } from '#support/gallery-page'
import { settledAfter } from '#support/settled'
import { columnsIn, masonrySpan, masonryUnits } from '../../features/galleries/contract/geometry.rules.ts'

const { lab, still: context } = await stillGallery()

/** A fixed sequence that looks like chance. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
const shapes = (count: number, seed: number) => {
  const next = chance(seed)
  return imageSlides(count, () => [1200, Math.round(1200 / (0.5 + next() * 2))])
}
const ratios = (slides: ReturnType<typeof shapes>) =>
  slides.map(({ asset }) => (asset?.width ?? 1) / (asset?.height ?? 1))

test('columns fill as a plain reference fills them: each image in the shortest, cropped by 3 % at most', async () => {
  for (const [seed, width, gutter] of [
    [3, 360, 0],
    [7, 700, 0],
    [11, 1200, 0],
    [13, 1700, 16],
  ] as const) {
    const slides = shapes(40, seed)
    const page = await lab.open(context, { galleries: [{ props: { design: 'autocolumns', gutter }, slides }] })
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page.locator('.slide').evaluateAll((all) =>
      all.map((element) => {
        const [slide, image] = [
          element.getBoundingClientRect(),
          (element.querySelector('img') as Element).getBoundingClientRect(),
        ]
        return { left: slide.left, top: slide.top, width: image.width, height: image.height }
      }),
    )
    const ctx = await page.locator('.gallery').evaluate((element) => element.clientWidth)
    const columns = columnsIn(ctx, 250, gutter)
    const unit = (ctx - (columns - 1) * gutter) / columns / masonryUnits
    const tops = Array.from({ length: columns }, () => 0)
    const expected = ratios(slides).map((ratio) => {
      const column = tops.indexOf(Math.min(...tops))
      tops[column] = (tops[column] ?? 0) + masonrySpan(ratio) + Math.round(gutter / unit)
      return column
    })
    const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))].sort((a, b) => a - b)
    expect([width, boxes.map(({ left }) => lefts.indexOf(Math.round(left)))]).toEqual([width, expected])
    const crops = boxes.map((box, at) => Math.abs(1 - box.width / box.height / (ratios(slides)[at] ?? 1)))
    expect(Math.max(...crops)).toBeLessThan(0.03)
    await page.close()
  }
})

test('every full row of auto rows is as wide as the gallery, as high as itself, and at least as high as configured', async () => {
  for (const [seed, width] of [
    [5, 700],
    [9, 1200],
    [17, 1700],
  ] as const) {
    const page = await lab.open(context, {
      galleries: [{ props: { options: { design: 'autorows' } }, slides: shapes(30, seed) }],
    })
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page
      .locator('.slide')
      .evaluateAll((all) =>
        all
          .map((element) => element.getBoundingClientRect())
          .map(({ top, left, right, height }) => ({ top: Math.round(top), left, right, height })),
      )
    const { left, right } = await page.locator('.gallery-track').evaluate((element) => element.getBoundingClientRect())
    const rows = [...Map.groupBy(boxes, ({ top }) => top).values()]
    for (const row of rows.slice(0, -1)) {
      const heights = row.map(({ height }) => height)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5)
      expect(Math.min(...heights)).toBeGreaterThan(249)
      expect(Math.abs((row[0]?.left ?? 0) - left)).toBeLessThan(1)
      expect(Math.abs((row.at(-1)?.right ?? 0) - right)).toBeLessThan(1.5)
    }
    await page.close()
  }
})

test('nothing shifts while a gallery of any design loads and wakes', async () => {
  for (const design of ['grid', 'autogrid', 'autocolumns', 'carousel', 'list', 'slideshow', 'slider', 'stacked']) {
    const page = await lab.open(context, {
      galleries: [{ props: { design, thumbnails: true }, slides: shapes(12, 21) }],
      rest: '<p>After it</p>',
    })
    await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await settledAfter(page, () => page.locator('.gallery').dispatchEvent('pointerenter'))
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({
            type: 'layout-shift',
            buffered: true,
          })
          requestIdleCallback(() => resolve(0))
        }),
    )
    expect([design, shift]).toEqual([design, 0])
    await page.close()
  }
})

test('a broken image keeps its place and its caption, and twenty thousand pixels take no more than their place', async () => {
  const [broken, huge] = imageSlides(2, (at) => (at === 0 ? [0, 0] : [20_000, 10_000]))
  const page = await lab.open(context, {
    galleries: [
      {
        props: { design: 'grid', imageAspectRatio: '1:1' },
        slides: [broken, huge].flatMap((gallerySlide) => gallerySlide ?? []),
      },
    ],
  })
  const boxes = await page
    .locator('.slide')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
  expect(Math.max(...boxes)).toBeLessThan(400)
  expect(await page.getByText('Title 1').isVisible()).toBe(true)
  await page.close()
})

const imports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = builtScripts.get(file)?.toString() ?? ''
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) imports(name ?? '', seen)
  return seen
}
const entry = manifest.islands['gallery'] ?? ''
/** The file that holds these words. */
const holding = (words: string) =>
  [...builtScripts].find(([name, body]) => name.startsWith('part-') && body.includes(words))?.[0] ?? ''
const weigh = (files: Iterable<string>, how: (body: Buffer) => Buffer) =>
  [...files].reduce((sum, file) => sum + how(builtScripts.get(file) ?? Buffer.alloc(0)).length, 0)
const gzip = (body: Buffer) => gzipSync(body, { level: 9 })
const brotli = (body: Buffer) => brotliCompressSync(body)

const core = holding('No gallery container found')
const slideshow = holding('ken-burns')

test('the core of galleries weighs at most 6 kB gzipped', () => {
  expect(core).not.toBe('')
  expect(
    weigh(
      [...imports(core)].filter((file) => file !== entry),
      gzip,
    ),
  ).toBeLessThanOrEqual(6000)
})

test('before any touch a gallery adds at most 3 kB', () => {
  expect(weigh(imports(entry), brotli)).toBeLessThanOrEqual(3000)
})

test('with autoplay or a deep link it adds at most 8 kB', () => {
  const autoplay = holding('out of sight')
  expect(
    weigh(new Set([...imports(entry), ...imports(core), ...imports(slideshow), ...imports(autoplay)]), brotli),
  ).toBeLessThanOrEqual(8000)
})

test('each design weighs at most 1.5 kB gzipped', () => {
  const shared = imports(core)
  const text = [...imports(entry)].map((file) => builtScripts.get(file)?.toString() ?? '').join('')
  const all = ['stacked', 'strip', 'carousel'].map(
    (name) => /import\(["'`]\.\/([^"'`]+)/.exec(text.slice(text.indexOf(`${name}:`)))?.[1] ?? '',
  )
  for (const file of all) {
    expect(file).not.toBe('')
    expect(
      weigh(
        [...imports(file)].filter((imported) => !shared.has(imported)),
        gzip,
      ),
    ).toBeLessThanOrEqual(1500)
  }
})

test('the lightbox with its zoom weighs at most 5 kB gzipped', () => {
  expect(weigh([holding('lightbox-overlay')], gzip)).toBeLessThanOrEqual(5000)
})
