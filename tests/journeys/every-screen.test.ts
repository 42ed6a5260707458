import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit, samples } from '#support/editor'
import { sharedBetween } from '#support/in-lanes'
import { ownerScreens, settingsScreens } from '#support/screens'
import { settledAt } from '#support/settled'

const place = samples()

test('axe finds nothing on any owner screen, light or dark, and none is wider than a phone, tablet or desktop', async () => {
  const windows = await Promise.all([ownerVisit(), ownerVisit()])
  const screens = await ownerScreens(place, windows[0].page, place.session)
  const found = await sharedBetween(windows, screens, (address, { page }) => faultsOf(page, address))
  expect(found.flat()).toEqual([])
  expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
})

test('the same holds for the screens of settings and for those of staff', async () => {
  const windows = await Promise.all([ownerVisit(), ownerVisit()])
  const found = await sharedBetween(windows, settingsScreens(place), (address, { page }) => faultsOf(page, address))
  expect(found.flat()).toEqual([])
  expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
})

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const wrong: string[] = []
  await page.emulateMedia({ colorScheme: 'light' })
  await settledAt(page, address)
  wrong.push(...(await axeFindings(page)).map((finding) => `${address} ${finding}`))
  await page.emulateMedia({ colorScheme: 'dark' })
  wrong.push(...(await axeFindings(page, { rules: ['color-contrast'] })).map((finding) => `${address} dark ${finding}`))
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) wrong.push(`${address} is ${over} px too wide at ${width}`)
  }
  return wrong
}
