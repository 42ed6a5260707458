import type { BrowserContext, Page } from 'playwright-core'

export interface NotedAnimation {
  on: string
  frames: Record<string, unknown>
  milliseconds: number
}

/** Makes the pages of a window write down every animation as it begins: most are over before a test can look. */
export async function noteAnimations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: unknown[] = []
    Object.assign(globalThis, { noted })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      const on = this.tagName === 'IMG' ? 'img' : (this.classList[0] ?? '')
      noted.push({ on, frames, milliseconds: Math.round(Number((timing as KeyframeAnimationOptions).duration)) })
      return animate.call(this, frames, timing)
    }
  })
}

export const notedAnimations = (page: Page): Promise<NotedAnimation[]> =>
  page.evaluate(() => (globalThis as unknown as { noted: NotedAnimation[] }).noted)
