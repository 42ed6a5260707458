import type { Page } from 'playwright-core'

/**
 * What has reached the page has run: it has nothing to do for a moment. Chromium tells so between two frames alone, and
 * after a key was pressed a page that stands still draws none: so some are asked for.
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
