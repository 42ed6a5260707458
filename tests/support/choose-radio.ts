import type { Page } from 'playwright-core'

/** Clicks a radio button and waits until it is chosen: a click before its script has loaded is repeated afterwards. */
export async function chooseRadio(page: Page, name: RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await radio.click()
  await radio.and(page.locator(':checked')).waitFor()
}
