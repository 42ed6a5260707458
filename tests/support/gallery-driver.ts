import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type GalleryLab, type Opening, pictureSlides } from './gallery-page.ts'

export const quick = { options: { speed: 0.05 }, lightbox: false } as const
export const slideshow = { ...quick, design: 'slideshow' } as const
export const strip = { ...quick, design: 'slider' } as const
export const carousel = { ...quick, design: 'carousel' } as const

/** A page with one gallery, awake. */
export async function awakeGallery(lab: GalleryLab, context: BrowserContext, props: object, count = 5, more: Partial<Opening> = {}): Promise<Page> {
  const page = await lab.open(context, { galleries: [{ props, slides: pictureSlides(count) }], ...more })
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
  await expect.poll(() => indexOf(page, at), { timeout: 10_000 }).toBe(index)
  // Ken Burns goes on long after the slide has changed.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1000),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

export function control(page: Page, name: string): Locator {
  return page.locator(`[data-control="${name}"]`).first()
}
