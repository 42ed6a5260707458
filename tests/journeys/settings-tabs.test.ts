import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const config = `${place.admin('kade-9')}/config`

test('the tabs of the settings are in one row; an arrow and the keyboard show those that do not fit', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${config}/settings`)
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.count()).toBeGreaterThan(8)
  const rows = new Set(await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top)))
  expect(rows.size).toBe(1)
  expect(await isOpenTo(tabs.last())).toBe(false)
  await page.locator('.q-tab-scroll[data-to="1"]').click()
  await expect.poll(() => isOpenTo(tabs.last())).toBe(true)
  await tabs.last().click()
  await page.getByRole('tab', { name: 'Advanced', selected: true }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('tab', { name: 'General', selected: true }).waitFor()
  await expect.poll(() => isOpenTo(tabs.first())).toBe(true)
})

test('on a phone the tab of the address is visible', async () => {
  const phone = await ownerVisit({ width: 390, height: 844 })
  await phone.page.goto(`${config}/settings?tab=languages`)
  await expect.poll(() => isOpenTo(phone.page.getByRole('tab', { name: 'Languages', selected: true }))).toBe(true)
})

/** Whether a press in its middle meets it. */
const isOpenTo = (tab: Locator): Promise<boolean> =>
  tab.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
