import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { awakeGallery, becomes, carousel, slideshow, strip, stroke, swipe } from '#support/gallery-driver'
import { type GalleryLab, galleryLab, galleryWindow, type Opening, imageSlides } from '#support/gallery-page'
import { atEnd } from '#support/at-end'

let lab: GalleryLab

beforeAll(async () => {
  lab = await galleryLab()
})

const opened = (context: BrowserContext, opening: Opening): Promise<Page> => lab.open(context, opening)
const awake = (context: BrowserContext, props: object, count?: number, more?: Partial<Opening>) =>
  awakeGallery(lab, context, props, count, more)

describe('fingers', () => {
  let touch: BrowserContext
  beforeAll(async () => {
    touch = await galleryWindow({ width: 400, height: 800, touch: true })
  })
  atEnd(() => touch.close())

  test('B4.71 B4.72 R1.44 80 px in 100 ms go on, 40 px do not', async () => {
    const page = await awake(touch, slideshow)
    await swipe(page, '.gallery-view', -40, 100)
    await becomes(page, 0)
    await swipe(page, '.gallery-view', -80, 100)
    await becomes(page, 1)
    await swipe(page, '.gallery-view', 80, 100)
    await becomes(page, 0)
    await page.close()
  })

  test('B4.73 a longer press is a drag: it goes on by more than half the width, and comes back from less', async () => {
    const page = await awake(touch, { ...slideshow, options: { speed: 0.05, transition: 'new-swipe' } })
    await swipe(page, '.gallery-view', -60, 900)
    await becomes(page, 0)
    await swipe(page, '.gallery-view', -250, 400)
    await becomes(page, 1)
    await page.close()
  })

  test('B9.56 a finger that goes down scrolls the page and leaves the gallery alone', async () => {
    const page = await awake(touch, slideshow, 5, { rest: '<div style="height:3000px"></div>' })
    await swipe(page, '.gallery-view', -60, 120, -260)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20)
    await becomes(page, 0)
    await page.close()
  })

  test('B4.74 a tap is no movement: it counts as a click', async () => {
    const page = await awake(touch, slideshow)
    await page.locator('.gallery-view').tap()
    await becomes(page, 1)
    await page.close()
  })

  test('a first swipe is not lost, though the script loads after it', async () => {
    const page = await opened(touch, { galleries: [{ props: slideshow, slides: imageSlides(4) }] })
    await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await swipe(page, '.gallery-view', -120, 100)
    await becomes(page, 1)
    await page.close()
  })

  test('strips and carousels follow the finger too', async () => {
    for (const props of [strip, carousel]) {
      const page = await awake(touch, props, 8)
      await swipe(page, '.gallery-view', -120, 120)
      const seen = () =>
        page.locator('.slide').evaluateAll((all) => all.findIndex((element) => element.hasAttribute('data-current')))
      await expect.poll(seen).toBeGreaterThan(0)
      await page.close()
    }
  })

  test('in the lightbox two fingers zoom around their middle, a double tap does and undoes it, one finger goes on, and dragging the image down closes', async () => {
    const page = await opened(touch, { galleries: [{ props: { design: 'grid' }, slides: imageSlides(3) }] })
    await page.locator('[data-open]').first().tap()
    await page.locator('dialog.lightbox .slide[data-current]').waitFor()
    const still = () => page.waitForFunction(() => document.querySelectorAll('dialog .slide:not([inert])').length === 1)
    await still()
    const transform = () =>
      page
        .locator('dialog .slide[data-current] .lightbox-image')
        .evaluate((element) => (element as HTMLElement).style.transform)
    const apart = (gap: number) => [
      { x: 200 - gap / 2, y: 400 },
      { x: 200 + gap / 2, y: 400 },
    ]
    await stroke(page, { path: [apart(100), apart(150), apart(200)], milliseconds: 200 })
    await expect.poll(transform).toContain('scale(2)')
    await stroke(page, { path: [apart(200), apart(90)], milliseconds: 200 })
    await expect.poll(transform).toBe('')
    const tap = (x: number, y: number) => ({ path: [[{ x, y }]], milliseconds: 30 })
    await stroke(page, tap(200, 400), tap(201, 402))
    await expect.poll(transform).toContain('scale(2.5)')
    // Elsewhere: whatever time has passed, it belongs to no earlier tap.
    await stroke(page, tap(260, 480), tap(261, 482))
    await expect.poll(transform).toBe('')
    await swipe(page, '.lightbox-stage', -120, 100)
    await expect.poll(() => page.locator('[data-part="count"]').textContent()).toBe('2 of 3')
    await still()
    await swipe(page, '.lightbox-stage', 0, 300, 300)
    await page.locator('dialog.lightbox').waitFor({ state: 'detached' })
    await page.close()
  })
})

describe('without scripts', () => {
  test('every image of every design is visible', async () => {
    const context = await galleryWindow({ scripts: false })
    for (const design of ['grid', 'autogrid', 'autocolumns', 'carousel', 'list', 'slideshow', 'slider', 'stacked']) {
      const page = await opened(context, { galleries: [{ props: { design }, slides: imageSlides(6) }] })
      const boxes = await page.locator('.slide img').evaluateAll((all) =>
        all.map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width > 20 && height > 20 && getComputedStyle(element).visibility === 'visible'
        }),
      )
      expect([design, boxes.filter(Boolean).length]).toEqual([design, 6])
      expect([design, await page.locator('[data-control]:visible').count()]).toEqual([design, 0])
      await page.close()
    }
    await context.close()
  })
})
