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
  await addBlock('photo', 'Image')
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

/** Opens the palette and adds the block with this name. */
async function addBlock(words: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(words)
  await dialog.getByText(name, { exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** A page with a heading gap, without a description, and with an image without text. */
async function faultyPage(): Promise<void> {
  await page.goto(`${config}/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await dialog.getByLabel('Title').fill('Ovens')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await canvas.getByRole('button', { name: 'Add section' }).first().click()
  await page.frameLocator('.e-template-frame').getByRole('button', { name: 'Blank' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await addBlock('text', 'Text')
  await canvas.locator('.ProseMirror:focus').waitFor()
  await page.keyboard.type('# Our ovens')
  await page.keyboard.press('Enter')
  await page.keyboard.type('### Sourdough')
  await page.keyboard.press('Escape')
  await addBlock('photo', 'Image')
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  await choosePhoto('loaf.png')
  await page.locator('.e-save.saved').waitFor()
  await page.keyboard.press('Escape')
}

test('required checks are passed in the dialog, where a heading, a description and an alternative text are fixed', async () => {
  await page.goto(`${config}/settings?tab=advanced`)
  await page.getByText('Publish only what passes the checks').click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await faultyPage()
  await publishButton.click()
  await dialog.getByText('Fix the lines marked “Required” first.').waitFor()
  await dialog.getByText('an image has no alternative text').waitFor()
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  expect(await publish.isDisabled()).toBe(true)
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: /^Make it heading 2: “Sourdough”/ }).press('Enter')
  await expect.poll(() => dialog.getByText('“Sourdough” is heading').count()).toBe(0)
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.getByLabel('Description for search engines').fill('Three ovens and what comes out of them.')
  await dialog.getByRole('button', { name: 'Save description' }).click()
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A loaf on a board')
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expect.poll(() => dialog.getByText('Required', { exact: true }).count()).toBe(0)
  await publish.click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await visitors('/ovens')).text).toContain('<h2>Sourdough</h2>')
  const { text } = await visitors('/ovens')
  expect(text).toContain('<meta name="description" content="Three ovens and what comes out of them."')
  expect(text).toContain('alt="A loaf on a board"')

  // Each fix is one step of undo, the last one first.
  await canvas.getByRole('heading', { name: 'Sourdough', level: 2 }).waitFor()
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click()
  await canvas.getByRole('heading', { name: 'Sourdough', level: 3 }).waitFor()
  expect(complaints).toEqual([])
})
