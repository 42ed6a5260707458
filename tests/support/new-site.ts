import type { Page } from 'playwright-core'
import { samples } from './editor.ts'

/** Makes a site by hand from one that is shown as a start, and waits until its owner stands in it. */
export async function newSite(page: Page, title: string, start = 'Bakkerij Korenbloem'): Promise<void> {
  await page.goto(`${samples().platform}/new`)
  await page.locator('.start', { has: page.getByText(start, { exact: true }) }).click()
  await page.getByLabel('Site title').fill(title)
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\//)
}
