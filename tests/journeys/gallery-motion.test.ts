import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NotedAnimation, noteAnimations, notedAnimations } from '#support/animations'
import { awakeGallery, becomes, control, slideshow } from '#support/gallery-driver'
import { type GalleryLab, galleryLab, galleryWindow, imageSlides } from '#support/gallery-page'
import { galleryPropsSchema } from '../../features/galleries/contract/gallery.schema.ts'

let lab: GalleryLab
let wide: BrowserContext
beforeAll(async () => {
  lab = await galleryLab()
  wide = await notingWindow()
})
afterAll(() => wide.close())

/** A window in which every animation is written down when it begins: most are over before anybody can look. */
async function notingWindow(more: Parameters<typeof galleryWindow>[0] = {}): Promise<BrowserContext> {
  const context = await galleryWindow(more)
  await noteAnimations(context)
  return context
}
const awake = (context: BrowserContext, props: object) => awakeGallery(lab, context, props)

/** How the slides move when the next one is asked for. */
async function passage(context: BrowserContext, options: object, part = 'slide'): Promise<NotedAnimation | undefined> {
  const page = await awake(context, { design: 'slideshow', lightbox: false, options })
  await control(page, 'next').click()
  await becomes(page, 1)
  const found = (await notedAnimations(page)).findLast(({ on }) => on === part)
  await page.close()
  return found
}

describe('a transition', () => {
  test('B9.47 B9.49 R1.42 a slideshow without options fades for one second', async () => {
    expect(await passage(wide, {})).toEqual({ on: 'slide', frames: { opacity: [0, 1] }, milliseconds: 1000 })
  })

  test('B9.52 a strip moves for half a second, or as long as the option speed says', async () => {
    for (const [options, milliseconds] of [
      [{}, 500],
      [{ speed: 0.12 }, 120],
    ] as const) {
      const page = await awake(wide, { design: 'slider', lightbox: false, options })
      await control(page, 'next').click()
      await becomes(page, 1)
      expect((await notedAnimations(page)).findLast(({ on }) => on === 'gallery-track')?.milliseconds).toBe(
        milliseconds,
      )
      await page.close()
    }
  })

  test('B9.50 ken-burns fades and goes on to 1.075 of the size', async () => {
    const options = { transition: 'ken-burns', speed: 0.05 }
    expect((await passage(wide, options))?.frames).toEqual({ opacity: [0, 1] })
    expect((await passage(wide, options, 'img'))?.frames).toEqual({ scale: [1, 1.075] })
  })

  test('B9.59 swipe takes 0.28 seconds, scroll the time of the option speed, and both go across', async () => {
    const across = { on: 'slide', frames: { translate: [expect.stringMatching(/^\d+px$/), '0px'] } }
    expect(await passage(wide, { transition: 'swipe', speed: 3 })).toEqual({ ...across, milliseconds: 280 })
    expect(await passage(wide, { transition: 'scroll', speed: 0.11 })).toEqual({ ...across, milliseconds: 110 })
  })
})

describe('new-swipe', () => {
  type Moment = readonly [milliseconds: number, x: number]
  const options = (more: object) => ({ ...slideshow, options: { transition: 'new-swipe', ...more } })

  /** A finger whose every moment is known: those of a real one a browser may draw together. */
  function draw(page: Page, path: readonly Moment[], isLifted = true): Promise<number> {
    return page.locator('.gallery-view').evaluate(
      (view, { path, isLifted }) => {
        Element.prototype.setPointerCapture = () => {}
        const began = performance.now()
        const send = (type: string, [at, clientX]: readonly [number, number]) => {
          const event = new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY: 200 })
          Object.defineProperty(event, 'timeStamp', { value: began + at })
          view.dispatchEvent(event)
        }
        const [first = [0, 0] as const, ...others] = path
        send('pointerdown', first)
        for (const moment of others) send('pointermove', moment)
        if (isLifted) send('pointerup', others.at(-1) ?? first)
        return view.clientWidth
      },
      { path, isLifted },
    )
  }

  test('B9.55 B9.57 the rest of a movement continues as fast as the last five samples, for 0.2 to 0.5 seconds', async () => {
    const late = [
      [210, 720],
      [220, 645],
      [230, 630],
      [240, 615],
      [250, 600],
    ] as const
    const taking = async (path: readonly Moment[]) => {
      const page = await awake(wide, options({}))
      const width = await draw(page, path)
      await becomes(page, 1)
      const milliseconds = (await notedAnimations(page)).findLast(({ on }) => on === 'slide')?.milliseconds
      await page.close()
      return { width, milliseconds }
    }
    // 120 pixels in 40 milliseconds; with one moment less it were half as fast, with one more twice.
    const { width, milliseconds } = await taking([[0, 1000], [200, 900], ...late])
    expect(milliseconds).toBe(Math.round((width - 400) / 3))
    expect(
      (
        await taking([
          [0, 1000],
          [100, 500],
          [260, 100],
        ])
      ).milliseconds,
    ).toBe(200)
    expect(
      (
        await taking([
          [0, 1000],
          [1000, 400],
        ])
      ).milliseconds,
    ).toBe(500)
  })

  test('B9.58 in a window narrower than 767 pixels it has narrower limits', async () => {
    for (const [width, least, most] of [
      [766, 250, 400],
      [767, 200, 500],
    ] as const) {
      const context = await notingWindow({ width })
      const page = await awake(context, options({}))
      await control(page, 'next').click()
      await becomes(page, 1)
      await draw(page, [
        [0, 700],
        [50, 400],
        [60, 100],
      ])
      await becomes(page, 2)
      const taken = (await notedAnimations(page))
        .filter(({ on }) => on === 'slide')
        .map(({ milliseconds }) => milliseconds)
      expect([width, taken[0], taken.at(-1)]).toEqual([width, most, least])
      await context.close()
    }
  })

  test('B5.14 past an end the image follows the finger wholly, not at all, or held back, as boundaries say', async () => {
    for (const [kind, follows] of [
      ['none', 100],
      ['hard', 0],
      ['inertial', 35],
    ] as const) {
      const page = await awake(wide, options({ loop: false, boundaries: { before: kind, after: 'none' } }))
      await draw(
        page,
        [
          [0, 300],
          [50, 350],
          [100, 400],
        ],
        false,
      )
      const slide = page.locator('.gallery-show .slide').first()
      expect([kind, await slide.evaluate((element) => Number.parseFloat(element.style.translate) || 0)]).toEqual([
        kind,
        follows,
      ])
      await page.close()
    }
    const soft = { options: { boundaries: { before: 'soft', after: 'none' } } }
    expect(galleryPropsSchema.safeParse(soft).success).toBe(false)
  })

  test('B5.15 a drag goes on from the share of the width that snapPoint says, or from half of it', async () => {
    for (const [snapPoint, index] of [
      ['30%', 1],
      ['none', 0],
      ['60%', 0],
    ] as const) {
      const page = await awake(wide, options({ snapPoint }))
      const width = await page.locator('.gallery-view').evaluate((view) => view.clientWidth)
      const x = 900 - Math.round(width * 0.35)
      // It rests there before it is lifted, so that nothing is thrown.
      await draw(page, [
        [0, 900],
        [900, x],
        [1000, x],
        [1100, x],
        [1200, x],
        [1300, x],
      ])
      await becomes(page, index)
      await page.close()
    }
    for (const snapPoint of ['30', '140', 'half'])
      expect(galleryPropsSchema.safeParse({ options: { snapPoint } }).success).toBe(false)
  })
})

describe('the lightbox', () => {
  test('B9.04 B9.06 B9.10 R1.41 R1.42 the cover of the lightbox appears in 0.3 seconds; an image takes 0.6: it fades, and moves across on a phone', async () => {
    for (const [width, frames] of [
      [1280, { opacity: [0, 1] }],
      [400, { translate: expect.anything() }],
    ] as const) {
      const context = await notingWindow({ width })
      const galleries = [{ props: { design: 'slideshow' }, slides: imageSlides(5) }]
      const page = await lab.open(context, { galleries })
      await page.locator('[data-open]').first().click()
      const next = page.locator('dialog .slide:not([inert])')
      await expect.poll(() => next.count()).toBe(1)
      expect(await notedAnimations(page)).toContainEqual({
        on: 'lightbox-overlay',
        frames: { opacity: [0, 0.95] },
        milliseconds: 300,
      })
      await page.waitForFunction(() => document.getAnimations().length === 0)
      await page.keyboard.press('ArrowRight')
      await expect
        .poll(async () => (await notedAnimations(page)).findLast(({ on }) => on === 'slide'))
        .toEqual({
          on: 'slide',
          frames,
          milliseconds: 600,
        })
      await context.close()
    }
  })
})
