import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { temporaryFolder } from '#support/temporary-folder'

const place = samples()
const config = `${place.admin('bewaard')}/config`
const files = temporaryFolder('quoin-library')
const { page } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
// Each test opens screens that this browser has not loaded yet.

async function drawing(name: string, background: string): Promise<string> {
  const file = join(files, name)
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  writeFileSync(file, await image.png().toBuffer())
  return file
}

const tile = (name: string) => page.getByRole('grid', { name: 'Media' }).getByRole('row', { name })
const folder = (name: string) => page.getByRole('grid', { name: 'Folders' }).getByRole('row', { name })
const names = () => page.getByRole('grid', { name: 'Media' }).getByRole('row').allInnerTexts()
const tick = (name: string) => tile(name).getByRole('checkbox').click({ force: true })

test('an owner uploads photos, makes folders, and moves files into them by menu, by pointer and by keyboard', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Bewaard')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/media`)
  const uploads = await Promise.all([
    drawing('beach.png', '#3458a0'),
    drawing('castle.png', '#a05834'),
    drawing('dog.png', '#58a034'),
  ])
  await page.locator('input[type=file]').setInputFiles(uploads)
  for (const name of ['beach.png', 'castle.png', 'dog.png']) await tile(name).waitFor()

  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Folder name').fill('Holiday')
  await page.keyboard.press('Enter')
  await folder('Holiday').waitFor()
  await page.getByText('This folder is empty').waitFor()
  await folder('All files').click()
  await tick('beach.png')
  await page.getByText('1 file selected').waitFor()
  await page.getByRole('button', { name: 'Move to folder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('1 file moved.').waitFor()

  const target = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '')
  await tile('beach.png').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(target).toBe('castle.png')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(target).toBe('Move castle.png')
  await page.keyboard.press('Enter')
  await expect.poll(target).toMatch(/Not in a folder|Holiday/)
  if (!(await target()).includes('Holiday')) await page.keyboard.press('ArrowDown')
  await expect.poll(target).toMatch(/Holiday/)
  await page.keyboard.press('Enter')
  await expect.poll(() => folder('Holiday').innerText()).toMatch(/2/)

  await tile('dog.png').dragTo(folder('Holiday'))
  await expect.poll(() => folder('Holiday').innerText()).toMatch(/3/)
  expect(await axeFindings(page, { within: '#content' })).toEqual([])
})

test('a folder gets another name, and a removed one leaves its files in the library', async () => {
  await page.getByRole('button', { name: 'Actions for folder Holiday' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Folder name').fill('Italy')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await folder('Italy').click()
  await expect.poll(async () => (await names()).length).toBe(3)
  await page.getByRole('button', { name: 'Actions for folder Italy' }).click()
  await page.getByRole('menuitem', { name: 'Delete folder' }).click()
  await page.getByText('Its 3 files stay in the library.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click()
  await folder('Italy').waitFor({ state: 'detached' })
  await expect.poll(async () => (await names()).length).toBe(3)
})

test('C2.95 files are tagged and described together, found by tag and by words, and sorted', async () => {
  await tick('beach.png')
  await tick('dog.png')
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Tags').fill('summer')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Tags of 2 files saved.').waitFor()
  await page.getByRole('button', { name: 'summer', exact: true }).click()
  await expect.poll(async () => (await names()).length).toBe(2)
  await page.getByRole('button', { name: 'summer', exact: true }).click()

  await folder('No alt text').click()
  await expect.poll(async () => (await names()).length).toBe(3)
  for (const name of ['beach.png', 'castle.png', 'dog.png']) await tick(name)
  await page.getByRole('button', { name: 'Alt texts' }).click()
  await page.getByRole('textbox', { name: 'beach.png' }).fill('Sand and sea')
  await page.getByRole('textbox', { name: 'castle.png' }).fill('An old tower')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 alt texts saved.').waitFor()
  await expect.poll(async () => (await names()).map((text) => text.trim())).toEqual(['dog.png'])

  await folder('All files').click()
  await page.getByPlaceholder('Search files').fill('tower')
  await expect.poll(async () => (await names()).map((text) => text.trim())).toEqual(['castle.png'])
  await page.getByPlaceholder('Search files').fill('')
  await page.getByRole('button', { name: /Sort by/ }).click()
  await page.getByRole('option', { name: 'Name' }).click()
  await expect
    .poll(async () => (await names()).map((text) => text.trim()))
    .toEqual(['beach.png', 'castle.png', 'dog.png'])
})

test('the details of a file list its uses, and the foot of the screen the size of the library', async () => {
  await tile('beach.png').click()
  const details = page.getByRole('group', { name: 'Where it is used' })
  await details.getByText('It is not used on the site.').waitFor()
  await page.getByRole('region', { name: 'Storage used' }).getByText('3 files').waitFor()
  expect(await axeFindings(page, { within: '#content' })).toEqual([])
})

test('an editor who chooses an image finds it by folder and by words', async () => {
  await page.goto(`${config}/settings`)
  await page.getByRole('tab', { name: 'Images' }).click()
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
  await dialog.getByRole('grid', { name: 'Folders' }).getByRole('row', { name: 'All files' }).waitFor()
  await dialog.getByPlaceholder('Search files').fill('sand')
  await dialog.getByRole('row', { name: 'beach.png' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('C2.78 the picker shows the existing files and loads more, takes uploads, and manages them: renames and deletes', async () => {
  // Two files at a time, so that three need a second request.
  await page.route('**/api/media?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=60', 'limit=2') }),
  )
  await page.reload()
  await page.getByRole('tab', { name: 'Images' }).click()
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
  const files = dialog.getByRole('grid', { name: 'Media' }).getByRole('row')
  await expect.poll(() => files.count()).toBe(2)
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => files.count()).toBe(3)
  await page.unroute('**/api/media?*')

  await dialog.getByRole('button', { name: 'Manage files' }).click()
  await dialog.locator('input[type=file]').setInputFiles(await drawing('shell.png', '#c0a080'))
  await files.filter({ hasText: 'shell.png' }).click()
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true })
  await name.waitFor()
  expect((await dialog.getByRole('grid', { name: 'Media' }).boundingBox())?.width).toBeGreaterThan(450)
  await name.fill('conch.png')
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await files.filter({ hasText: 'conch.png' }).waitFor()
  await dialog.getByRole('button', { name: 'Delete file' }).click()
  await page.getByRole('dialog', { name: 'Delete “conch.png”?' }).getByRole('button', { name: 'Delete file' }).click()
  await files.filter({ hasText: 'conch.png' }).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await files.filter({ hasText: 'beach.png' }).click()
  await dialog.waitFor({ state: 'detached' })
})
