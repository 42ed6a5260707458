import { beforeAll, expect, test } from 'vitest'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const templates = page.frameLocator('.e-template-frame')
const sections = canvas.locator('[data-section]')

beforeAll(async () => {
  await newSite(page, 'Secties')
  await page.goto(`${place.admin('secties')}/config/?frameUrl=/`)
  await editorOf(page)
})

test('section templates are shown in the colours and type of the site, and filtered by family', async () => {
  await canvas.getByRole('button', { name: 'Add section' }).first().click()
  await expect.poll(() => templates.locator('.qt-item').count()).toBeGreaterThan(40)
  const fontOf = (selector: string, frame: typeof canvas) =>
    frame
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  const ofSite = await fontOf('[data-section] h1, [data-section] h2', canvas)
  // The list is still being drawn: an element that is replaced meanwhile has no font.
  await expect.poll(() => fontOf('.qt-view h1, .qt-view h2', templates)).toBe(ofSite)
  await page.getByRole('radio', { name: 'FAQ' }).click()
  await expect.poll(() => templates.locator('.qt-item').count()).toBe(3)
})

test('a chosen template appears at the requested place, chosen and announced, and is one step of undo', async () => {
  const count = await sections.count()
  await templates.getByRole('button', { name: 'FAQ: questions' }).press('Enter')
  await expect.poll(() => sections.count()).toBe(count + 1)
  await expect.poll(() => sections.first().innerText()).toContain('Questions we often hear')
  await expect.poll(() => page.locator('.q-hidden[role=status]').first().innerText()).toContain('FAQ: questions')
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Section' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => sections.count()).toBe(count)
  expect(complaints).toEqual([])
})
