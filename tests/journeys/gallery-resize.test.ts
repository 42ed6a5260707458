import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { awakeGallery, carousel } from '#support/gallery-driver'
import { type GalleryLab, galleryLab, galleryWindow } from '#support/gallery-page'

let lab: GalleryLab
beforeAll(async () => {
  lab = await galleryLab()
})
const awake = (context: BrowserContext, props: object, count: number) => awakeGallery(lab, context, props, count)

const reached = (page: Page) =>
  page.locator('.slide').evaluateAll((all) => all.filter((element) => !(element as HTMLElement).inert).length)

/** The window gets another size, and the page's clock stands until a test moves it. */
async function narrowed(page: Page): Promise<number> {
  const before = await reached(page)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.evaluate(() => {
    const noted = window as unknown as { resized: number }
    noted.resized = 0
    addEventListener('resize', () => (noted.resized += 1))
  })
  await page.setViewportSize({ width: 400, height: 800 })
  await expect.poll(() => page.evaluate(() => (window as unknown as { resized: number }).resized)).toBeGreaterThan(0)
  return before
}

test('B4.34 B3.36 a gallery is measured again once the window has been still for 100 ms, and not before', async () => {
  const context = await galleryWindow({ width: 900, still: true })
  const page = await awake(context, carousel, 7)
  const before = await narrowed(page)
  await page.clock.runFor(99)
  expect(await reached(page)).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(() => reached(page)).toBe(2)
  await context.close()
})

test('B3.36 where measuring again is switched off, a gallery stays unchanged', async () => {
  const context = await galleryWindow({ width: 900, still: true })
  const props = { ...carousel, options: { ...carousel.options, refreshOnResize: false } }
  const page = await awake(context, props, 7)
  const before = await narrowed(page)
  await page.clock.runFor(5000)
  expect(await reached(page)).toBe(before)
  expect(before).toBeGreaterThan(2)
  await context.close()
})
