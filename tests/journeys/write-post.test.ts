import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const title = canvas.getByRole('textbox', { name: 'Add a title' })
const panel = page.getByRole('complementary', { name: 'Properties' })
const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
const dialog = page.getByRole('dialog')

async function openBlog(on = page): Promise<void> {
  await on.goto(`${place.admin('korenbloem')}/config/collections`)
  await on.getByRole('row', { name: 'Nieuws' }).click()
  await on.getByRole('button', { name: 'New post' }).waitFor()
}

const visitors = (path: string) => ask(place.port, new URL(place.site('korenbloem')).host, path)
const photo = () =>
  sharp({ create: { width: 1200, height: 700, channels: 3, background: '#a56e3a' } })
    .png()
    .toBuffer()

test('a post is written from the first key on: its title, Enter, its text', async () => {
  await openBlog()
  await page.getByRole('button', { name: 'New post' }).click()
  await title.waitFor()
  await expect.poll(() => title.evaluate((element) => element.ownerDocument.activeElement === element)).toBe(true)
  await page.keyboard.type('Brood op zondag')
  await page.keyboard.press('Enter')
  await canvas.locator('.ProseMirror:focus').waitFor()
  await page.keyboard.type('Vanaf november bakken we ook op zondag.')
  await page.locator('.e-save.saved').waitFor()
  expect(await page.locator('.e-bar h1').innerText()).toBe('Brood op zondag')
  // The server's frame is drawn anew meanwhile: what is typed stays, in the title too.
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' en maandag', { delay: 250 })
  expect(await title.innerText()).toBe('Brood op zondag en maandag')
})

test('the panel beside it holds cover, author, tags made while typing, excerpt and search engines', async () => {
  await panel.getByLabel('Tags').fill('zondag')
  await panel.getByLabel('Tags').press('Enter')
  await panel.getByRole('button', { name: 'Remove zondag' }).waitFor()
  await panel.getByLabel('Categories').fill('Winkelnieuws,')
  await panel.getByRole('button', { name: 'Remove Winkelnieuws' }).waitFor()
  await panel.getByRole('button', { name: /No author/ }).click()
  await page.getByRole('option', { name: 'New author' }).click()
  await panel.getByLabel('Name of the author').fill('Greet Molenaar')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByLabel('Excerpt').fill('Ook op zondag vers.')
  await panel.getByLabel('Title in search results').fill('Zondagsbrood in Korenveld')
  await canvas.getByRole('button', { name: 'Add cover image' }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'zondag.png', mimeType: 'image/png', buffer: await photo() })
  await dialog.waitFor({ state: 'detached' })
  await canvas.locator('.post-image img').waitFor()
  await canvas.getByText('Greet Molenaar').waitFor()
  await page.locator('.e-save.saved').waitFor()
  expect(await axeFindings(page, { within: '.e-inspector' })).toEqual([])
})

test('publishing shows it at an address made from its title, with all values of the panel', async () => {
  await publishButton.click()
  await dialog.getByText('Visitors see this for the first time.').waitFor()
  expect(await dialog.innerText()).not.toMatch(/noindex|itemType|imageAbove|seoTitle/)
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await visitors('/nieuws/brood-op-zondag-en-maandag')).status).toBe(200)
  const { text } = await visitors('/nieuws/brood-op-zondag-en-maandag')
  for (const words of [
    '<h1>Brood op zondag en maandag</h1>',
    'Vanaf november bakken we ook op zondag.',
    '>zondag</a>',
    '>Winkelnieuws</a>',
    '>Greet Molenaar</a>',
    '<title>Zondagsbrood in Korenveld',
    'class="post-image"',
  ])
    expect(text).toContain(words)
  await panel.getByText('Published', { exact: true }).waitFor()
})

test('a change is listed in words, and its line leads to its place', async () => {
  const editor = await editorOf(page)
  await editor.block('Vanaf november').click({ position: { x: 30, y: 8 } })
  await canvas.locator('.ProseMirror:focus').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kom je ook?')
  await editor.saved()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await panel.getByText('Readers may comment').click()
  await editor.saved()
  await publishButton.click()
  await dialog.getByText('Settings · comments').waitFor()
  await dialog.getByRole('button', { name: /Changed Text.*Vanaf november/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await panel.getByRole('heading', { name: 'Text' }).waitFor()
  await publishButton.click()
  await dialog.getByText('Later').click()
  await dialog.getByRole('group', { name: 'Date and time' }).first().waitFor()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText(/Visitors will see it on/).waitFor()
})

test('an untitled post without content is published only after a confirmation', async () => {
  await openBlog()
  await page.getByRole('button', { name: 'New post' }).click()
  await title.waitFor()
  await publishButton.click()
  await dialog.getByText('It has no title.').waitFor()
  await dialog.getByText('There is nothing in it yet.').waitFor()
  await dialog.getByRole('button', { name: 'Publish anyway' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await openBlog()
  await page.getByRole('row', { name: 'Untitled' }).first().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await dialog.getByText('has no title or nothing in it: Untitled').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  const untitled = page.getByRole('row', { name: 'Untitled' }).first()
  await untitled.getByText('Draft', { exact: true }).waitFor()
  await untitled.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  await untitled.getByText('Published', { exact: true }).waitFor()
  await untitled.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await page.getByText('1 item is in the trash').waitFor()
  // The browser reports both refusals that the dialog put in words.
  expect(complaints.splice(0)).toEqual(
    Array(2).fill('error: Failed to load resource: the server responded with a status of 409 (Conflict)'),
  )
})

test('the list is narrowed down to posts with a tag', async () => {
  await page.getByRole('button', { name: /Any tag/ }).click()
  await page.getByRole('option', { name: 'zondag', exact: true }).click()
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(['Brood op zondag en maandag'])
  expect(complaints).toEqual([])
})

test('on a phone a post is written, illustrated and published', async () => {
  const phone = await ownerVisit({ width: 390, height: 844 })
  const phoneFrame = phone.page.frameLocator('.e-stage iframe')
  await openBlog(phone.page)
  await phone.page.getByRole('button', { name: 'New post' }).click()
  await phoneFrame.getByRole('textbox', { name: 'Add a title' }).waitFor()
  await phone.page.keyboard.type('Onderweg geschreven')
  await phone.page.keyboard.press('Enter')
  await phoneFrame.locator('.ProseMirror:focus').waitFor()
  await phone.page.keyboard.type('Met één duim.')
  await phoneFrame.getByRole('button', { name: 'Add cover image' }).click()
  const sheet = phone.page.getByRole('dialog')
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'duim.png', mimeType: 'image/png', buffer: await photo() })
  await sheet.waitFor({ state: 'detached' })
  await phoneFrame.locator('.post-image img').waitFor()
  await phone.page.locator('.e-save.saved').waitFor({ state: 'attached' })
  await phone.page.getByRole('button', { name: 'Publish', exact: true }).click()
  await sheet.getByText('Visitors see this for the first time.').waitFor()
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(async () => (await visitors('/nieuws/onderweg-geschreven')).text).toContain('Met één duim.')
  expect(phone.complaints).toEqual([])
})
