import type { Page } from 'playwright-core'

/** What has reached the page has run: it has nothing to do for a moment. */
export async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
}
