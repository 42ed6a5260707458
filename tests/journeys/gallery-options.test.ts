import { galleryWindows } from '#support/gallery-windows'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awakeGallery, becomes, carousel, control, indexOf, slideshow, strip } from '#support/gallery-driver'
import { galleryWindow, imageSlides } from '#support/gallery-page'
import { galleryPropsSchema } from '../../features/galleries/contract/gallery.schema.ts'

const { lab, moving, still } = await galleryWindows()

const awake = (context: BrowserContext, props: object, count?: number) => awakeGallery(lab, context, props, count)

describe('an option of the gallery', () => {
  test('B3.27 B4.06 R1.69 the index begins at 0, or at currentIndex: wrapped where the gallery loops, else kept within its ends', async () => {
    for (const [options, index] of [
      [{}, 0],
      [{ currentIndex: 2 }, 2],
      [{ currentIndex: 7, loop: true }, 2],
      [{ currentIndex: 9, loop: false }, 4],
    ] as const) {
      const page = await awake(still, { ...slideshow, options })
      await becomes(page, index)
      await page.close()
    }
  })

  test('B3.31 B9.48 B9.53 with lazyLoad one image on either side is loaded ahead, in a slideshow and in a strip; without it none', async () => {
    const loadings = async (props: object) => {
      const page = await awake(still, props, 9)
      const all = await page
        .locator('.gallery-show .slide img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading))
      await page.close()
      return all.map((loading) => (loading === 'eager' ? '1' : '0')).join('')
    }
    const options = { loop: false, currentIndex: 6 }
    expect(await loadings({ ...slideshow, options })).toBe('000001110')
    expect(await loadings({ ...strip, vSize: 20, options })).toMatch(/1110$/)
    expect(await loadings({ ...slideshow, options: { ...options, lazyLoad: false } })).toBe('000000000')
  })

  test('B3.38 with useBgImage the image fills its slide from behind', async () => {
    const backgrounds = async (options: object) => {
      const page = await awake(still, { ...slideshow, options }, 2)
      const slides = page.locator('.gallery-show .slide')
      const found = await slides.evaluateAll((all) =>
        all.map((element) => (element as HTMLElement).style.backgroundImage),
      )
      await page.close()
      return found
    }
    expect(await backgrounds({ useBgImage: true })).toEqual([
      expect.stringContaining('1500x1000.svg'),
      expect.stringContaining('1500x1000.svg'),
    ])
    expect(await backgrounds({})).toEqual(['', ''])
  })

  test('a click on the current slide of a strip has the effect of activeSlideClickBehavior', async () => {
    for (const [activeSlideClickBehavior, index] of [
      ['next', 1],
      ['previous', 4],
      ['none', 0],
    ] as const) {
      const page = await awake(still, { ...strip, 'active-alignment': 'left', options: { activeSlideClickBehavior } })
      await page.locator('.slide').first().click()
      await becomes(page, index)
      await page.close()
    }
  })
})

describe('autoplay', () => {
  /** Its own window, whose clock stands once the gallery plays: it goes on by `runFor` alone. */
  async function playing(props: object): Promise<Page> {
    const context = await galleryWindow()
    await context.clock.install()
    const page = await lab.open(context, { galleries: [{ props, slides: imageSlides(5) }] })
    await page.locator('.gallery-show[data-playing]').waitFor()
    return page
  }
  /** Two seconds ahead: the clock goes on until the order has come, and cannot be stopped in its past. */
  const standStill = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  /** The next step is refused while the last one is in motion, and motion runs by the real clock. */
  const shows = async (page: Page, index: number) => {
    await expect.poll(() => indexOf(page)).toBe(index)
    await page.evaluate(async () => {
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
    })
  }

  test.each([
    ['B4.25 B3.24 R1.04 five seconds where nothing is set', {}, 5000],
    ['B4.26 the seconds of autoplay-duration', { 'autoplay-duration': 3 }, 3000],
  ])('%s', async (_, props, milliseconds) => {
    const page = await playing({ ...slideshow, autoplay: true, ...props })
    await standStill(page)
    const start = await indexOf(page)
    await shows(page, start)
    await control(page, 'next').dispatchEvent('click')
    await shows(page, start + 1)
    await page.clock.runFor(milliseconds - 1)
    await shows(page, start + 1)
    await page.clock.runFor(1)
    await shows(page, start + 2)
    await page.context().close()
  })

  test('B3.26 autoplay waits for the pointer only over the elements of pauseOnMouseover', async () => {
    const autoplayOptions = { timeout: 60_000, randomize: false, pauseOnMouseover: [] }
    const props = { ...slideshow, autoplay: true, options: { speed: 0.05, autoplayOptions } }
    const page = await lab.open(moving, { galleries: [{ props, slides: imageSlides(5) }] })
    await page.locator('.gallery-show[data-playing]').waitFor()
    await page.locator('.gallery-view').hover()
    expect(await page.locator('.gallery-show').getAttribute('data-playing')).toBe('')
    await page.close()
  })

  test('B4.19 with randomize autoplay goes on to any other slide', async () => {
    const autoplayOptions = { timeout: 60_000, randomize: true, pauseOnMouseover: [] }
    const page = await playing({ ...slideshow, autoplay: true, options: { speed: 0, autoplayOptions } })
    await standStill(page)
    // The last of the other slides, whichever those are.
    await page.evaluate(() => (Math.random = () => 0.999))
    await page.clock.runFor(60_000)
    await shows(page, 4)
    await page.clock.runFor(60_000)
    await shows(page, 3)
    await page.context().close()
  })

  test('B3.25 R1.43 where autoplayOptions does not name the order, it is random; a block without options goes on in order', async () => {
    for (const [options, index] of [
      [{ autoplayOptions: { timeout: 5000, pauseOnMouseover: [] } }, 4],
      [{}, 1],
    ] as const) {
      const set = { ...slideshow, autoplay: true, options: { speed: 0, ...options } }
      const page = await playing(galleryPropsSchema.parse(set))
      await standStill(page)
      await page.evaluate(() => (Math.random = () => 0.999))
      await page.clock.runFor(5000)
      await shows(page, index)
      await page.context().close()
    }
  })

  test('B4.23 B4.24 B9.01 B9.02 R1.04 in the lightbox it waits one second, or the owner’s time, and goes on one second after a video', async () => {
    const lightbox = async (props: object) => {
      const page = await playing({ ...slideshow, lightbox: true, autoplay: true, ...props })
      await page.locator('.gallery-show [data-open]').first().dispatchEvent('click')
      await page.locator('dialog.lightbox[data-playing]').waitFor()
      await standStill(page)
      return page
    }
    const count = (page: Page) => page.locator('[data-part="count"]').textContent()
    const arrived = (page: Page) => expect.poll(() => page.locator('dialog .slide:not([inert])').count()).toBe(1)
    const next = (page: Page) => page.locator('dialog [data-control="next"]').dispatchEvent('click')

    /** One further than where the clock came to stand; says how the count goes on from there. */
    const oneFurther = async (page: Page) => {
      await arrived(page)
      const start = Number.parseInt((await count(page)) ?? '')
      const here = `${start + 1} of 5`
      await next(page)
      await expect.poll(() => count(page)).toBe(here)
      await arrived(page)
      return { here, after: `${start + 2} of 5`, slide: page.locator('dialog .slide').nth(start) }
    }

    const plain = await lightbox({})
    const first = await oneFurther(plain)
    await plain.clock.runFor(999)
    expect(await count(plain)).toBe(first.here)
    await plain.clock.runFor(1)
    await expect.poll(() => count(plain)).toBe(first.after)
    await plain.context().close()

    const slow = await lightbox({ 'autoplay-duration': 4 })
    const second = await oneFurther(slow)
    await slow.clock.runFor(3999)
    expect(await count(slow)).toBe(second.here)
    await second.slide.dispatchEvent('play')
    await second.slide.dispatchEvent('pause')
    await slow.clock.runFor(999)
    expect(await count(slow)).toBe(second.here)
    await slow.clock.runFor(1)
    await expect.poll(() => count(slow)).toBe(second.after)
    await slow.context().close()
  })
})

describe('a carousel', () => {
  test('B9.36 shows three slides to a row below 724 pixels as well', async () => {
    for (const width of [723, 724]) {
      const context = await galleryWindow({ width: width + 40, still: true })
      const page = await awake(context, { ...carousel, gutter: 0 }, 7)
      await page.locator('.gallery').evaluate((gallery, pixels) => (gallery.style.width = `${pixels}px`), width)
      await page.evaluate(() => dispatchEvent(new Event('orientationchange')))
      const seen = page
        .locator('.slide')
        .evaluateAll((all) => all.filter((element) => !(element as HTMLElement).inert).length)
      expect(await seen).toBe(3)
      await context.close()
    }
  })
})
