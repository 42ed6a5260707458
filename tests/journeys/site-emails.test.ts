import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const config = `${place.admin('brievenbus')}/config`
const { page, complaints } = await ownerVisit({ width: 1440, height: 1000 })
// Each test opens screens that this browser has not loaded yet.

const preview = (name: string) => page.frameLocator(`iframe[title="Preview: ${name}"]`)

async function save(within: Page): Promise<void> {
  await within.getByRole('button', { name: 'Save', exact: true }).click()
  await within.getByText('Saved.').first().waitFor()
}

test('the owner of a new site chooses a logo, and sees it in the emails with unsaved colours', async () => {
  await place.command('create-site', 'brievenbus', '--owner', 'owner@quoin.localhost')
  await page.goto(`${config}/emails`)
  await page.getByRole('tab', { name: 'Look' }).click()
  await page.getByText('Your site has no logo yet').waitFor()
  await page.getByRole('link', { name: 'Choose a logo' }).click()
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  const dialog = page.getByRole('dialog')
  const buffer = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer })
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Replace' }).waitFor()

  await page.goto(`${config}/emails`)
  await page.getByRole('tab', { name: 'Look' }).click()
  const logo = preview('Gift card').locator('img')
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400)
  await page.getByRole('radio', { name: 'Classic' }).click()
  await page.getByRole('radio', { name: 'Centred' }).click()
  await expect
    .poll(() =>
      preview('Gift card')
        .locator('h1')
        .evaluate((heading) => getComputedStyle(heading).fontFamily),
    )
    .toContain('Georgia')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect
    .poll(() =>
      preview('Gift card')
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor),
    )
    .toBe('rgb(17, 19, 24)')
  expect(await axeFindings(page)).toEqual([])
  await save(page)
})

test('every email is in one list, with its trigger; one is edited by keyboard and sent as a test', async () => {
  await page.goto(`${config}/emails`)
  await page.getByText('A member has forgotten the password.').waitFor()
  await page.getByText('A visitor sends a form.').waitFor()
  const row = page.getByRole('button', { name: /^Finish your account Somebody asks/ })
  await row.focus()
  await page.keyboard.press('Enter')
  expect(await row.getAttribute('aria-expanded')).toBe('true')
  await page.getByLabel('Subject').fill('Welcome to {site}')
  await preview('Finish your account').getByRole('heading', { name: 'Welcome to brievenbus' }).waitFor()
  await page.getByLabel('Subject').fill('Welcome to {town}')
  await page.getByText('{town}').last().waitFor()
  await page.getByLabel('Subject').fill('Welcome to {site}')
  await save(page)
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await page.getByText('A test goes to owner@quoin.localhost.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${config}/mailbox`)
  await page.getByText('Welcome to brievenbus').first().waitFor()
  // The check of accessibility writes to every frame; previews hear nobody.
  expect(complaints.filter((complaint) => !/400|postMessage/.test(complaint))).toEqual([])
})

test('an email with a fixed text is previewed and sent as a test, on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${config}/emails`)
  await page.getByRole('button', { name: /^New form submission/ }).click()
  await preview('New form submission').getByRole('paragraph').filter({ hasText: 'Are you open on Monday?' }).waitFor()
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await page.getByText('A test goes to owner@quoin.localhost.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
