import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { type Editor, editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'
import { ask } from '#support/request'

const place = samples()
const config = `${place.admin('zonder-woorden')}/config`
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const dialog = page.getByRole('dialog')
const panel = page.getByRole('complementary', { name: 'Properties' })
const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
const visitors = (path: string) => ask(place.port, new URL(place.site('zonder-woorden')).host, path)
let editor: Editor

async function choosePhoto(name: string): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a56e3a' } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })
  await dialog.waitFor({ state: 'detached' })
}

/** Opens the dialog, follows the remark to its place, and leaves the dialog closed. */
async function follow(remark: string): Promise<void> {
  await publishButton.click()
  await dialog.getByRole('button', { name: `Show: ${remark}` }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('an image without alternative text is mentioned at publishing, and the remark leads to its field', async () => {
  await newSite(page, 'Zonder woorden')
  await page.goto(`${config}/?frameUrl=/`)
  editor = await editorOf(page)
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('photo')
  await dialog.getByText('Image', { exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  await choosePhoto('oven.png')
  await editor.saved()
  await page.keyboard.press('Escape')

  await publishButton.click()
  await dialog.getByText('Image: an image has no alternative text.').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Publish', exact: true }).isEnabled()).toBe(true)
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await follow('Image: an image has no alternative text.')
  await panel.getByLabel('Alternative text').fill('A loaf comes out of the oven')
  await editor.saved()

  await publishButton.click()
  await dialog.getByText('A loaf comes out of the oven').first().waitFor()
  await expect.poll(() => dialog.getByText('has no alternative text').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await visitors('/')).text).toContain('alt="A loaf comes out of the oven"')
})

test('the cover of a post is mentioned as well, and its text is written beside the post', async () => {
  await page.goto(`${config}/collections`)
  await page.getByRole('row', { name: 'Nieuws' }).click()
  await page.getByRole('button', { name: 'New post' }).click()
  await canvas.getByRole('textbox', { name: 'Add a title' }).waitFor()
  await page.keyboard.type('Met omslag')
  await canvas.getByRole('button', { name: 'Add cover image' }).click()
  await choosePhoto('omslag.png')
  await canvas.locator('.post-image img').waitFor()
  await page.locator('.e-save.saved').waitFor()
  await follow('The cover image has no alternative text.')
  const field = panel.getByLabel('Alternative text of the cover')
  await field.fill('Flour on a wooden table')
  await panel.getByLabel('Excerpt').click()
  await publishButton.click()
  await dialog.getByText('Visitors see this for the first time.').waitFor()
  await expect.poll(() => dialog.getByText('has no alternative text').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await visitors('/nieuws/met-omslag')).text).toContain('alt="Flour on a wooden table"')
  expect(complaints).toEqual([])
})
