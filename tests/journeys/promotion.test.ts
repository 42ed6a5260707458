import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page } = await ownerVisit({ width: 1440, height: 900 })
const config = `${place.admin('omroeper')}/config`
const home = `${place.site('omroeper')}/`
const recordName = 'quoin-popup-overlay'
const save = async () => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
}
const recordIn = (window: Page) =>
  window.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), recordName)
/** Days since it was closed, and what else a browser remembers. */
const remember = (window: Page, days: number, more: object) =>
  window.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [
      recordName,
      JSON.stringify({ 'date-closed': Date.now() - days * 86_400_000, version: 1, submitted: false, ...more }),
    ],
  )
const popupOf = (window: Page) => window.getByRole('dialog', { name: 'Autumn sale' })
const comes = (window: Page) =>
  popupOf(window)
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

test('an owner writes an announcement and a popup, which stay switched off', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Omroeper')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await (await editorOf(page)).publish()
  await page.goto(`${config}/promotion`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByRole('textbox', { name: 'Text' }).fill('Closed on Monday')
  await preview.getByText('Closed on Monday').waitFor()
  await save()
  await page.getByRole('tab', { name: 'Popup' }).click()
  await page.getByLabel('Heading').fill('Autumn sale')
  await preview.getByText('Autumn sale').waitFor()
  await page.getByRole('textbox', { name: 'After so many seconds' }).fill('0')
  await page.keyboard.press('Tab')
  await save()
})

test('C6.13 C6.14 R1.73 a signed-in member of staff sees bar and popup on the published site while both are off, and visitors see neither', async () => {
  await page.locator('.o-site-name').first().click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: 'View site' }).click()
  const site = await opened
  await site.waitForURL(/noredirect/)
  const bar = site.getByRole('complementary', { name: 'Announcement' })
  await bar.getByText('Closed on Monday').waitFor()
  await bar.getByText('Switched off: only people who run this site see it.').waitFor()
  await popupOf(site).getByText('Switched off: only people who run this site see it.').waitFor()
  expect(await axeFindings(site)).toEqual([])
  await site.close()
  const { page: window } = await visit({ width: 1440, height: 900 })
  await window.goto(home)
  expect([await comes(window), await window.getByText('Closed on Monday').count()]).toEqual([false, 0])
})

test('R1.73 an owner switches bar, popup and information bar on', async () => {
  await page.getByRole('tab', { name: 'Popup' }).click()
  await page.getByText('Show the popup').click()
  await save()
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await page.getByText('Show the announcement bar').click()
  await save()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Mobile information bar' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByLabel('Phone').fill('+31 20 123 45 67')
  await preview.getByText('Call').waitFor()
  await page.getByText('Show the mobile information bar').click()
  await save()
})

test('C3.77 C4.30 the popup appears for new visitors, Escape closes it, focus returns, and the browser remembers', async () => {
  const { page: window } = await visit({ width: 1440, height: 900 })
  await window.goto(home)
  expect(await comes(window)).toBe(true)
  expect(await axeFindings(window)).toEqual([])
  expect(await window.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await window.keyboard.press('Escape')
  await popupOf(window).waitFor({ state: 'hidden' })
  // The browser tells of the closed dialog after it has gone.
  await expect.poll(() => recordIn(window)).not.toBeNull()
  expect(Object.keys(await recordIn(window)).toSorted()).toEqual(['date-closed', 'submitted', 'version'])
  await window.reload()
  expect(await comes(window)).toBe(false)
})

test('C4.31 C4.32 C4.33 C3.75 another version, or enough days, show it again, and a sign-up keeps it away where that is set', async () => {
  const { page: window } = await visit({ width: 1440, height: 900 })
  await window.goto(home)
  const after = async (days: number, more: object) => {
    await remember(window, days, more)
    await window.reload()
    return comes(window)
  }
  expect(await after(1, { version: 0 })).toBe(true)
  expect(await after(29, {})).toBe(false)
  expect(await after(31, {})).toBe(true)
  expect(await after(31, { submitted: true })).toBe(true)
  await page.getByRole('tab', { name: 'Popup' }).click()
  await page.getByText('Not again after somebody sent a form').click()
  await save()
  expect(await after(31, { submitted: true })).toBe(false)
})

test('C3.76 C9.25 with -1 it never appears again', async () => {
  await page.getByRole('textbox', { name: 'Show again after so many days' }).fill('-1')
  await page.keyboard.press('Tab')
  await save()
  const { page: window } = await visit({ width: 1440, height: 900 })
  await window.goto(home)
  await remember(window, 3000, {})
  await window.reload()
  expect(await comes(window)).toBe(false)
})

test('C9.08 the mobile information bar is shown in windows of 1024 px and less, and in no wider one', async () => {
  const { page: window } = await visit({ width: 1024, height: 800 })
  await window.goto(home)
  const bar = window.locator('.site-info-bar')
  await expect.poll(() => bar.isVisible()).toBe(true)
  expect(await bar.getByText('Call').getAttribute('href')).toBe('tel:+31201234567')
  await window.setViewportSize({ width: 1025, height: 800 })
  expect(await bar.isVisible()).toBe(false)
})

test('R1.73 without scripts the announcement is shown, and the popup covers nothing', async () => {
  const { page: window } = await visit({ scripts: false })
  await window.goto(home)
  expect(await window.getByText('Closed on Monday').isVisible()).toBe(true)
  expect(await window.locator('.site-popup').isVisible()).toBe(false)
})
