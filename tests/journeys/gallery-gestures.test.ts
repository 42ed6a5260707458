import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awakeGallery, becomes, carousel, slideshow, strip } from '#support/gallery-driver'
import { type GalleryLab, galleryLab, galleryWindow, type Opening, pictureSlides } from '#support/gallery-page'

let lab: GalleryLab

beforeAll(async () => {
  lab = await galleryLab()
})

const opened = (context: BrowserContext, opening: Opening): Promise<Page> => lab.open(context, opening)
const awake = (context: BrowserContext, props: object, count?: number, more?: Partial<Opening>) => awakeGallery(lab, context, props, count, more)

describe('fingers', () => {
  let touch: BrowserContext
  beforeAll(async () => {
    touch = await galleryWindow({ width: 400, height: 800, touch: true })
  })
  afterAll(() => touch.close())

  /** Real touch events: down, along a line in so many milliseconds, up. */
  async function swipe(page: Page, selector: string, dx: number, milliseconds: number, dy = 0): Promise<void> {
    const box = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2 - dx / 2, box.y + Math.min(box.height, 600) / 2]
    const session = await page.context().newCDPSession(page)
    const steps = 6
    // What is said to have happened before the page began counts as its first moment, and the gesture as shorter than it was.
    await page.waitForFunction((age) => performance.now() > age, milliseconds + 100)
    const began = Date.now() / 1000 - milliseconds / 1000 - 0.02
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + (milliseconds * at) / steps / 1000 })
    await send('touchStart', 0, [{ x, y }])
    for (let at = 1; at <= steps; at += 1) await send('touchMove', at, [{ x: x + (dx * at) / steps, y: y + (dy * at) / steps }])
    await send('touchEnd', steps, [])
    await session.detach()
  }

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

  test('B4.74 a tap is no movement: it goes on as a click', async () => {
    const page = await awake(touch, slideshow)
    await page.locator('.gallery-view').tap()
    await becomes(page, 1)
    await page.close()
  })

  test('a first swipe is not lost, though the script comes after it', async () => {
    const page = await opened(touch, { galleries: [{ props: slideshow, slides: pictureSlides(4) }] })
    await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
    await swipe(page, '.gallery-view', -120, 100)
    await becomes(page, 1)
    await page.close()
  })

  test('strips and carousels follow the finger too', async () => {
    for (const props of [strip, carousel]) {
      const page = await awake(touch, props, 8)
      await swipe(page, '.gallery-view', -120, 120)
      const seen = () => page.locator('.slide').evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current')))
      await expect.poll(seen).toBeGreaterThan(0)
      await page.close()
    }
  })
})

describe('without scripts', () => {
  test('every picture of every design can be seen', async () => {
    const context = await galleryWindow({ scripts: false })
    for (const design of ['grid', 'autogrid', 'autocolumns', 'carousel', 'list', 'slideshow', 'slider', 'stacked']) {
      const page = await opened(context, { galleries: [{ props: { design }, slides: pictureSlides(6) }] })
      const boxes = await page.locator('.slide img').evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 20 && height > 20 && getComputedStyle(one).visibility === 'visible'
        }),
      )
      expect([design, boxes.filter(Boolean).length]).toEqual([design, 6])
      expect([design, await page.locator('[data-control]:visible').count()]).toEqual([design, 0])
      await page.close()
    }
    await context.close()
  })
})
