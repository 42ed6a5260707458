import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type GalleryLab, type Opening, imageSlides } from './gallery-page.ts'

export const quick = { options: { speed: 0.05 }, lightbox: false } as const
export const slideshow = { ...quick, design: 'slideshow' } as const
export const strip = { ...quick, design: 'slider' } as const
export const carousel = { ...quick, design: 'carousel' } as const

/** A page with one gallery, awake. */
export async function awakeGallery(
  lab: GalleryLab,
  context: BrowserContext,
  props: object,
  count = 5,
  more: Partial<Opening> = {},
): Promise<Page> {
  const page = await lab.open(context, { galleries: [{ props, slides: imageSlides(count) }], ...more })
  await wake(page)
  return page
}

export async function wake(page: Page): Promise<void> {
  await page.locator('quoin-island[awake]').first().waitFor({ state: 'attached' })
  await page.locator('.gallery-show').first().dispatchEvent('pointerdown')
  await page.locator('.gallery-show').first().dispatchEvent('pointerup', { clientX: 0 })
  await page.locator('.gallery-show[data-awake]').first().waitFor()
}

export function indexOf(page: Page, at = 0): Promise<number> {
  return page
    .locator('.gallery-show')
    .nth(at)
    .evaluate((show) => [...show.querySelectorAll('.slide')].findIndex((slide) => slide.hasAttribute('data-current')))
}

/** Shows this slide and stands still: what is asked of a gallery that moves is refused. */
export async function becomes(page: Page, index: number, at = 0): Promise<void> {
  await expect.poll(() => indexOf(page, at)).toBe(index)
  // The transition's script is fetched first; until it has arrived, nothing moves and no input is accepted.
  await expect.poll(() => page.locator('.slide[data-near]').count()).toBe(0)
  // Ken Burns goes on long after the slide has changed.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1000),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Writes down how an attribute comes and goes: what lasts half a second may be over before anybody looks. */
export async function changesOf(node: Locator, attribute: string): Promise<() => Promise<string>> {
  const changes = await node.evaluateHandle((element, name) => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(element.hasAttribute(name) ? 'on' : 'off')).observe(element, {
      attributeFilter: [name],
    })
    return seen
  }, attribute)
  return () => changes.evaluate((seen) => seen.join(' '))
}

export function control(page: Page, name: string): Locator {
  return page.locator(`[data-control="${name}"]`).first()
}

export interface Finger {
  x: number
  y: number
}

/** Where the fingers are, one moment after the other, spread over so many milliseconds. */
export interface Stroke {
  path: readonly (readonly Finger[])[]
  milliseconds: number
}

const betweenStrokes = 80

/**
 * Real touch events: in each stroke fingers come down, move and are lifted. What is said to have happened before the
 * page began counts as its first moment, and the gesture as shorter than it was: so the page grows that old first.
 */
export async function stroke(page: Page, ...strokes: readonly Stroke[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const all = strokes.reduce((sum, { milliseconds }) => sum + milliseconds + betweenStrokes, 0)
  await page.waitForFunction((age) => performance.now() > age, all + 100)
  let now = Date.now() - all
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
      timestamp: now / 1000,
    })
  for (const { path, milliseconds } of strokes) {
    const [first = [], ...others] = path
    await send('touchStart', first)
    for (const fingers of others) {
      now += milliseconds / others.length
      await send('touchMove', fingers)
    }
    now += others.length === 0 ? milliseconds : 0
    await send('touchEnd', [])
    now += betweenStrokes
  }
  await session.detach()
}

/** One finger along a line, from left or right of the middle of what it touches. */
export async function swipe(page: Page, selector: string, dx: number, milliseconds: number, dy = 0): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2 - dx / 2, box.y + Math.min(box.height, 600) / 2]
  const steps = 6
  await stroke(page, {
    path: Array.from({ length: steps + 1 }, (_, at) => [{ x: x + (dx * at) / steps, y: y + (dy * at) / steps }]),
    milliseconds,
  })
}

/** Opens a page and shows one of its images over the whole window. */
export const enlargedBy =
  (lab: GalleryLab) =>
  async (context: BrowserContext, opening: Opening, at = 1): Promise<Page> => {
    const page = await lab.open(context, opening)
    await page.locator('[data-open]').nth(at).click()
    await page.locator('dialog.lightbox .slide[data-current]').waitFor()
    return page
  }

/** The place of the image that is shown, as the gallery writes it. */
export const shownCount = (page: Page) => page.locator('[data-part="count"]').textContent()
