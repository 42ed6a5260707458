import { galleryWindows } from '#support/gallery-windows'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awakeGallery, becomes, carousel, control, indexOf, slideshow, strip, wake } from '#support/gallery-driver'
import {
  builtScripts,
  galleryWindow,
  type Opening,
  imageSlide,
  imageSlides,
  scriptsFolder,
} from '#support/gallery-page'
import { idle } from '#support/idle'

const { lab, moving, still } = await galleryWindows()

const opened = (context: BrowserContext, opening: Opening): Promise<Page> => lab.open(context, opening)
const awake = (context: BrowserContext, props: object, count?: number, more?: Partial<Opening>) =>
  awakeGallery(lab, context, props, count, more)

describe('autoplay', () => {
  const playing = { ...slideshow, autoplay: true, 'autoplay-duration': 0.5 }
  const script = [...builtScripts].find(([, body]) => body.includes('out of sight'))?.[0] ?? ''
  /** Once the script that plays has come, and whoever waited for it has had their turn. */
  const isPlaying = async (page: Page) => {
    await page.evaluate(`import('${scriptsFolder}${script}').then(() => {})`)
    await idle(page)
    return (await page.locator('.gallery-show').getAttribute('data-playing')) !== null
  }

  test('B4.03 B4.19 B4.20 a gallery goes on by itself, and waits while the pointer is over it', async () => {
    const page = await opened(moving, { galleries: [{ props: playing, slides: imageSlides(5) }] })
    await page.locator('.gallery-show[data-playing]').waitFor()
    expect(await isPlaying(page)).toBe(true)
    await expect.poll(() => indexOf(page)).not.toBe(0)
    await page.locator('.gallery-view').hover()
    await expect.poll(() => page.locator('.gallery-show').getAttribute('data-playing')).toBeNull()
    const before = await indexOf(page)
    await page.mouse.move(5, 790)
    await expect.poll(() => page.locator('.gallery-show').getAttribute('data-playing')).toBe('')
    await expect.poll(() => indexOf(page)).not.toBe(before)
    await page.close()
  })

  test('B2.12 B4.21 nomotion=true turns autoplay off, and so does reduced motion', async () => {
    const page = await opened(moving, {
      galleries: [{ props: playing, slides: imageSlides(3) }],
      after: '?nomotion=true',
    })
    await wake(page)
    expect(await isPlaying(page)).toBe(false)
    await page.close()
    const calm = await awake(still, playing)
    expect(await isPlaying(calm)).toBe(false)
    await calm.close()
  })

  test('a gallery waits while the keyboard’s focus is in it, and goes on when the focus leaves', async () => {
    const page = await opened(moving, { galleries: [{ props: playing, slides: imageSlides(5) }] })
    await page.locator('.gallery-show[data-playing]').waitFor()
    await page.keyboard.press('Tab')
    await control(page, 'next').focus()
    await expect.poll(() => page.locator('.gallery-show').getAttribute('data-playing')).toBeNull()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => page.locator('.gallery-show').getAttribute('data-playing')).toBe('')
    await page.close()
  })

  test('a finger does not stop a gallery: it has no hover', async () => {
    const page = await opened(moving, {
      galleries: [{ props: { ...playing, 'autoplay-duration': 60 }, slides: imageSlides(3) }],
    })
    await page.locator('.gallery-show[data-playing]').waitFor()
    const enters = (pointerType: string) =>
      page.locator('.gallery-show').dispatchEvent('pointerenter', { pointerType, bubbles: false })
    await enters('touch')
    expect(await page.locator('.gallery-show').getAttribute('data-playing')).toBe('')
    await enters('mouse')
    await expect.poll(() => page.locator('.gallery-show').getAttribute('data-playing')).toBeNull()
    await page.close()
  })

  test('a visible button stops a gallery', async () => {
    const page = await opened(moving, { galleries: [{ props: playing, slides: imageSlides(5) }] })
    await page.locator('.gallery-show[data-playing]').waitFor()
    await control(page, 'pause').focus()
    await page.keyboard.press('Enter')
    expect(await control(page, 'pause').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => page.locator('.gallery-show').getAttribute('data-playing')).toBeNull()
    await page.keyboard.press('Space')
    expect(await control(page, 'pause').getAttribute('aria-pressed')).toBe('false')
    expect(await page.locator('.gallery-status').textContent()).toBe('')
    await page.close()
  })

  test('B4.22 autoplay is off while a video plays, and back when the video pauses', async () => {
    const page = await opened(moving, {
      galleries: [{ props: { ...playing, 'autoplay-duration': 60 }, slides: imageSlides(3) }],
    })
    await page.locator('.gallery-show[data-playing]').waitFor()
    const tell = (type: string) => page.locator('.gallery-show .slide').first().dispatchEvent(type)
    await tell('play')
    expect(await page.locator('.gallery-show').getAttribute('data-playing')).toBeNull()
    await tell('pause')
    expect(await page.locator('.gallery-show').getAttribute('data-playing')).toBe('')
    await page.close()
  })
})

describe('slideshow', () => {
  test('B4.04 B4.65 a click goes on, or back, or by half', async () => {
    for (const [clickBehavior, x, index] of [
      ['next', 100, 1],
      ['previous', 900, 4],
      ['by half', 100, 4],
      ['by half', 900, 1],
    ] as const) {
      const page = await awake(still, { ...slideshow, options: { clickBehavior } })
      await page.locator('.gallery-view').click({ position: { x, y: 200 } })
      await becomes(page, index)
      await page.close()
    }
  })

  test('B4.66 B3.66 a click on a slide with a click-through url goes there', async () => {
    const slides = [
      imageSlide(0, [1500, 1000], { clickThrough: { href: '/elsewhere', newWindow: false } }),
      ...imageSlides(3).slice(1),
    ]
    const page = await opened(still, { galleries: [{ props: slideshow, slides }] })
    expect(await page.locator('.slide').first().getAttribute('data-click-through-url')).toBe('/elsewhere')
    await page.locator('.slide').first().click()
    await page.waitForURL(/elsewhere/)
    await page.close()
  })

  test('B4.67 B3.56 B3.57 a click on a video does not go on; a slide is a video when it holds one', async () => {
    const slides = [imageSlide(0, [1600, 900], { video: 'https://videos.example/1' }), ...imageSlides(3).slice(1)]
    const page = await opened(still, { galleries: [{ props: slideshow, slides }] })
    await wake(page)
    expect(
      await page.locator('.slide').evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset['type'])),
    ).toEqual(['video', 'image', 'image'])
    await page.locator('.slide').first().dispatchEvent('click')
    await becomes(page, 0)
    await page.close()
  })

  test('B4.63 every transition ends with the next image alone', async () => {
    for (const transition of ['fade', 'ken-burns', 'swipe', 'scroll', 'new-swipe'] as const) {
      const page = await awake(moving, { ...slideshow, options: { speed: 0.05, transition } })
      await control(page, 'next').click()
      await expect.poll(() => page.locator('.gallery-show .slide:visible').count()).toBe(1)
      await becomes(page, 1)
      await page.close()
    }
  })

  test('thumbnails are a gallery of their own, linked both ways', async () => {
    const page = await awake(still, { ...slideshow, thumbnails: true }, 8)
    await page.locator('.gallery-thumbnails button').nth(3).click()
    await becomes(page, 3)
    await control(page, 'next').click()
    await expect
      .poll(() => page.locator('.gallery-thumbnails [data-current] button').getAttribute('aria-label'))
      .toBe('Show image 5 of 8')
    await page.close()
  })
})

describe('strip', () => {
  test('B4.68 B4.69 a click on another slide makes it current, on the current one it runs the configured action', async () => {
    const page = await awake(still, { ...strip, 'active-alignment': 'left' }, 6)
    await page.locator('.slide').nth(1).click()
    await becomes(page, 1)
    await page.locator('.slide').nth(1).click()
    await becomes(page, 2)
    await page.close()
  })

  test('B4.70 a video that is not current is inactive', async () => {
    const slides = [...imageSlides(2), imageSlide(2, [1600, 900], { video: 'https://vimeo.com/76979871' })]
    const page = await opened(still, { galleries: [{ props: strip, slides }] })
    await wake(page)
    expect(await page.locator('.slide').nth(2).getAttribute('class')).toBe('slide inactive')
    await control(page, 'previous').click()
    await becomes(page, 2)
    expect(await page.locator('.slide').nth(2).getAttribute('class')).toBe('slide')
    await page.close()
  })

  test('B2.23 B2.24 B2.25 B9.54 the current slide is at the start, in the middle or at the end, with scripts as without', async () => {
    for (const alignment of ['left', 'center', 'right'] as const) {
      const page = await opened(still, {
        galleries: [{ props: { ...strip, 'active-alignment': alignment }, slides: imageSlides(7) }],
      })
      const place = () =>
        page.evaluate(() => {
          const [view, slide] = ['.gallery-view', '.slide'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          )
          return view && slide
            ? { left: slide.left - view.left, right: view.right - slide.right }
            : { left: NaN, right: NaN }
        })
      const before = await place()
      await wake(page)
      const after = await place()
      expect(Math.abs(before.left - after.left)).toBeLessThan(1)
      const rest = { left: after.left, center: after.left - after.right, right: after.right }[alignment]
      expect(Math.abs(rest)).toBeLessThan(1.5)
      await page.close()
    }
  })
})

describe('carousel', () => {
  const width = async (ctx: number, slides: number) => {
    const context = await galleryWindow({ width: ctx, still: true })
    const page = await awake(context, { ...carousel, gutter: 0 }, slides)
    const seen = await page
      .locator('.slide')
      .evaluateAll((all) => all.filter((element) => !(element as HTMLElement).inert).length)
    await context.close()
    return seen
  }

  test('B9.34 B9.35 R1.02 three slides to a row, two where it is narrower than 480 px', async () => {
    expect([await width(1280, 7), await width(600, 7), await width(400, 7)]).toEqual([3, 3, 2])
  })

  test('B4.59 B4.61 the group goes on and back, and the controls are disabled at the ends', async () => {
    const page = await awake(still, carousel, 7)
    const off = () =>
      page.locator('[data-control]').evaluateAll((all) => all.map((element) => element.classList.contains('disabled')))
    expect(await off()).toEqual([true, false])
    await control(page, 'next').click()
    await expect.poll(off).toEqual([false, false])
    await control(page, 'next').click()
    await expect.poll(off).toEqual([false, true])
    const seen = await page
      .locator('.slide')
      .evaluateAll((all) => all.flatMap((element, at) => ((element as HTMLElement).inert ? [] : [at])))
    expect(seen).toEqual([4, 5, 6])
    await control(page, 'previous').click()
    await expect.poll(off).toEqual([false, false])
    await page.close()
  })

  test('B4.60 the controls are hidden when all slides fit', async () => {
    const page = await awake(still, carousel, 3)
    expect(await control(page, 'next').isVisible()).toBe(false)
    await page.close()
  })
})
