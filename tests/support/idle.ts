import type { Page } from 'playwright-core'

/**
 * Waits until the page has run its scripts and is idle. Chromium reports idle time only between two frames, and a still
 * page draws none after a key press, so some frames are requested.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<true>((resolve) => {
        let isIdle = false
        const draw = () => void (isIdle || requestAnimationFrame(draw))
        draw()
        requestIdleCallback(() => {
          isIdle = true
          resolve(true)
        })
      }),
  )
}
