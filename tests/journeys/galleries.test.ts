import { galleryWindows } from '#support/gallery-windows'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awakeGallery, becomes, control, slideshow, strip } from '#support/gallery-driver'
import { type Opening, imageSlides } from '#support/gallery-page'

const { lab, moving, still } = await galleryWindows()

const opened = (context: BrowserContext, opening: Opening): Promise<Page> => lab.open(context, opening)
const awake = (context: BrowserContext, props: object, count?: number, more?: Partial<Opening>) =>
  awakeGallery(lab, context, props, count, more)

const events = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    for (const name of ['reachedBeginning', 'reachedEnd', 'indexchange'])
      document
        .querySelector('.gallery-show')
        ?.addEventListener(name, (event) => heard.push(name + ((event as CustomEvent).detail.direction ?? '')))
  })
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

describe('an index', () => {
  test('B4.01 B4.10 B4.11 B4.13 B4.07 the controls go on and back, around both ends where the gallery loops', async () => {
    const page = await awake(moving, slideshow)
    await events(page)
    await control(page, 'previous').click()
    await becomes(page, 4)
    await control(page, 'next').click()
    await becomes(page, 0)
    await control(page, 'next').click()
    await becomes(page, 1)
    expect(await heard(page)).toEqual(['indexchangereverse', 'indexchangeforward', 'indexchangeforward'])
    await page.close()
  })

  test('B4.08 B4.09 B4.12 B4.14 without looping it ends: the control is disabled and an event is fired', async () => {
    const page = await awake(moving, { ...slideshow, options: { speed: 0.05, loop: false } }, 2)
    await events(page)
    expect(await control(page, 'previous').getAttribute('class')).toBe('disabled')
    await control(page, 'previous').click({ force: true })
    await control(page, 'next').click()
    await becomes(page, 1)
    expect(await control(page, 'next').getAttribute('class')).toBe('disabled')
    await control(page, 'next').click({ force: true })
    expect(await heard(page)).toEqual(['reachedBeginning', 'indexchangeforward', 'reachedEnd'])
    await becomes(page, 1)
    await page.close()
  })

  test('B4.15 B4.62 B4.64 while it moves it refuses to go on', async () => {
    const page = await awake(moving, { ...slideshow, options: { speed: 0.4 } })
    await events(page)
    await page.evaluate(() => {
      for (let times = 0; times < 3; times += 1) document.querySelector<HTMLElement>('[data-control="next"]')?.click()
    })
    await becomes(page, 1)
    expect(await heard(page)).toEqual(['indexchangeforward'])
    await page.close()
  })

  test('B3.34 a gallery without the option goes on at once, one that begins in motion refuses to', async () => {
    for (const [options, index, told] of [
      [{ speed: 0.05 }, 1, ['indexchangeforward']],
      [{ speed: 0.05, inMotion: true }, 0, []],
    ] as const) {
      const page = await awake(moving, { ...slideshow, options })
      await events(page)
      await control(page, 'next').click()
      await becomes(page, index)
      expect(await heard(page)).toEqual(told)
      await page.close()
    }
  })

  test('B4.02 B3.29 B3.30 B4.18 arrow keys go back and on, Enter and space press the controls', async () => {
    const page = await awake(still, slideshow)
    await page.keyboard.press('ArrowRight')
    await becomes(page, 1)
    await page.keyboard.press('ArrowLeft')
    await becomes(page, 0)
    await control(page, 'next').focus()
    await page.keyboard.press('Enter')
    await becomes(page, 1)
    await page.keyboard.press('Space')
    await becomes(page, 2)
    await page.close()
  })

  test('B4.36 B4.37 B4.38 B4.39 arrow keys are ignored while typing, out of sight and in motion', async () => {
    const rest =
      '<input aria-label="Words"><textarea aria-label="More"></textarea><p contenteditable="true" tabindex="0">Here</p><div style="height:3000px"></div>'
    const page = await awake(moving, { ...slideshow, options: { speed: 0.3 } }, 5, { rest })
    for (const field of ['input', 'textarea', '[contenteditable]']) {
      await page.locator(field).focus()
      await page.keyboard.press('ArrowRight')
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.evaluate(() => scrollTo(0, 2500))
    await page.keyboard.press('ArrowRight')
    await becomes(page, 0)
    await page.evaluate(() => scrollTo(0, 0))
    // Within one moment of the page, so that the gallery still moves at the second.
    await page.evaluate(() => {
      for (let times = 0; times < 2; times += 1)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 39, bubbles: true } as KeyboardEventInit))
    })
    await becomes(page, 1)
    await page.close()
  })

  test('from right to left the left arrow goes on', async () => {
    const page = await awake(still, slideshow, 5, { direction: 'rtl' })
    await page.keyboard.press('ArrowLeft')
    await becomes(page, 1)
    await page.close()
  })

  test('B4.05 B4.16 B4.17 B3.35 linked galleries move together both ways, and refuse while the other still moves', async () => {
    const [firstId, other] = ['65a1f0c2e4b0a1b2c3d4b000', '65a1f0c2e4b0a1b2c3d4b001']
    const slides = imageSlides(4)
    const galleries = [
      {
        id: firstId,
        props: { ...slideshow, vSize: 4, imageAspectRatio: '5:1', options: { speed: 0.05, linkedGalleries: [other] } },
        slides,
      },
      { id: other, props: { ...strip, vSize: 4 }, slides },
    ]
    const page = await opened(moving, { galleries })
    await page.locator('quoin-island[awake]').nth(1).waitFor({ state: 'attached' })
    await control(page, 'next').click()
    // A gallery that is asked while the other moves refuses.
    await becomes(page, 1)
    await page.locator('[data-control="next"]').nth(1).click()
    await page.locator('.gallery-show[data-awake]').nth(1).waitFor()
    await becomes(page, 2)
    await becomes(page, 2, 1)
    await control(page, 'previous').click()
    await becomes(page, 1, 1)
    await page.close()
  })

  test('an invisible slide cannot be reached, and every slide states its position', async () => {
    const page = await awake(still, { ...slideshow, lightbox: true }, 12)
    const inertFlags = await page
      .locator('.gallery-show .slide')
      .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert))
    expect(inertFlags).toEqual([false, ...Array.from({ length: 11 }, () => true)])
    expect(await page.locator('.gallery-show .slide').nth(2).getAttribute('aria-label')).toBe('3 of 12')
    await control(page, 'next').click()
    await expect.poll(() => page.locator('.gallery-status').textContent()).toBe('2 of 12')
    await page.close()
  })

  test('a carousel follows the accepted practices: a named region, slides that announce their role, buttons that name their target', async () => {
    const page = await awake(still, slideshow, 6)
    const region = page.locator('section[aria-roledescription="carousel"]')
    expect(await region.getAttribute('aria-label')).toBe('Images')
    const attributesOf = (node: Element) =>
      ['role', 'aria-roledescription', 'aria-label'].map((name) => node.getAttribute(name))
    expect(await region.locator('.slide').first().evaluate(attributesOf)).toEqual(['group', 'slide', '1 of 6'])
    const buttons = await region.locator('button').evaluateAll((all) =>
      all.map((button) => {
        const moved = document.getElementById(button.getAttribute('aria-controls') ?? '')
        return [button.ariaLabel, moved?.querySelectorAll('[aria-roledescription="slide"]').length]
      }),
    )
    expect(buttons).toEqual([
      ['Previous image', 6],
      ['Next image', 6],
    ])
    await control(page, 'previous').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Next image')
    for (const [key, index] of [
      ['Enter', 1],
      ['Space', 2],
    ] as const) {
      await page.keyboard.press(key)
      await becomes(page, index)
    }
    // Nobody is read out what moves by itself; what somebody asked for is.
    expect(await region.locator('[aria-live="polite"]').textContent()).toBe('3 of 6')
    await page.close()
  })
})

describe('addresses', () => {
  test('B2.11 B2.02 an item in the address moves the gallery to its slide', async () => {
    const slides = imageSlides(5)
    const page = await opened(still, { galleries: [{ props: slideshow, slides }], after: `#itemId=${slides[3]?.id}` })
    await becomes(page, 3)
    // A link within the page does so later, and going back.
    await page.evaluate((id) => location.assign(`#itemId=${id}`), slides[1]?.id)
    await becomes(page, 1)
    await page.goBack()
    await becomes(page, 3)
    await page.close()
  })

  test('B2.06 B2.07 B2.09 B2.10 with history on, the address names the slide: the collection’s full url, a slash, the slide', async () => {
    const slides = imageSlides(4).map((slide, at) => ({ ...slide, url: `/portfolio/image-${at}` }))
    const data = { collectionUrl: `${lab.origin}/portfolio` }
    const page = await opened(still, {
      galleries: [{ props: { ...slideshow, options: { historyHash: true } }, slides, data }],
    })
    await control(page, 'next').click()
    await expect.poll(() => page.url()).toBe(`${lab.origin}/portfolio/image-1`)
    await page.reload()
    await becomes(page, 1)
    await page.close()
    const silent = await awake(still, slideshow)
    await control(silent, 'next').click()
    await becomes(silent, 1)
    expect(silent.url()).toBe(`${lab.origin}/work`)
    await silent.close()
  })

  test('B2.08 in the editing backend nothing is recorded', async () => {
    const slides = imageSlides(3)
    const page = await opened(still, {
      galleries: [{ props: { ...slideshow, options: { historyHash: true } }, slides }],
      path: '/config/preview',
    })
    await control(page, 'next').click()
    await becomes(page, 1)
    expect(page.url()).toBe(`${lab.origin}/config/preview`)
    await page.close()
  })
})
