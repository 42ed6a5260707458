import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page } = await ownerVisit({}, await freshSession())
const site = place.site('dovecote')
const config = `${place.admin('dovecote')}/config`

async function write(tab: string, title: string, background: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await page.getByRole('button', { name: 'Choose image' }).click()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: `${tab}.png`, mimeType: 'image/png', buffer })
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Replace' }).waitFor()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('button[type=submit]:disabled', { hasText: 'Save' }).waitFor()
}

async function closeBy(state: 'Coming soon' | 'Password'): Promise<void> {
  await page.goto(`${config}/availability`)
  await page.getByRole('radio', { name: state, exact: false }).first().check({ force: true })
  if (state === 'Password') await page.getByLabel('Password', { exact: true }).last().fill('two white doves')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

test('an owner gives the coming-soon page, and the lock screen of a password, text and an image of their own', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Dovecote')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/special-pages`)
  await write('Coming soon', 'The doves are on their way', '#7a4b2a')
  await write('Password', 'Whisper to the doves', '#2a5a4b')
})

test.each([
  ['on a phone', true, 390],
  ['on a desktop', true, 1440],
  ['without scripts', false, 390],
])('%s a site that is coming soon shows its own text, with its image', async (_, scripts, width) => {
  if (scripts && width === 390) await closeBy('Coming soon')
  const visitor = await visit({ scripts, width, height: 844 })
  await expect
    .poll(async () => (await visitor.page.goto(site)) && visitor.page.locator('h1').textContent())
    .toBe('The doves are on their way')
  const image = visitor.page.locator('.special-image img')
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  expect(await image.evaluate((node) => node.clientWidth > 200)).toBe(true)
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  if (scripts) expect(await axeFindings(visitor.page)).toEqual([])
})

test.each([
  ['by keyboard', true, 1440],
  ['without scripts', false, 390],
])('%s a visitor sees the lock screen with its image, and the password opens it', async (_, scripts, width) => {
  if (scripts) await closeBy('Password')
  const visitor = await visit({ scripts, width, height: 844 })
  await expect
    .poll(async () => (await visitor.page.goto(site)) && visitor.page.locator('h1').textContent())
    .toBe('Whisper to the doves')
  const image = visitor.page.locator('.special-image img')
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  if (scripts) expect(await axeFindings(visitor.page)).toEqual([])
  const field = visitor.page.getByLabel('Password')
  await field.fill('crows')
  await field.press('Enter')
  await visitor.page.getByRole('alert').waitFor()
  await image.waitFor()
  await field.fill('two white doves')
  await field.press('Enter')
  await visitor.page.getByLabel('Password').waitFor({ state: 'detached' })
})
