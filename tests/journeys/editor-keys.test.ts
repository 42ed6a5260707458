import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { type Editor, editorOf, freshSession, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const config = `${place.admin('eigen-toetsen')}/config`
const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
let editor: Editor
const count = () => editor.canvas.locator('[data-section] .block', { hasText: 'Om drie uur halve prijs' }).count()

async function openKeys(): Promise<void> {
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await dialog.waitFor()
}

test('an owner gives an action other keys: those work, the old ones do nothing, and every list names them', async () => {
  await newSite(page, 'Eigen toetsen')
  await page.goto(`${config}/?frameUrl=/`)
  editor = await editorOf(page)
  await openKeys()
  await dialog.getByRole('button', { name: 'Duplicate: Ctrl+D, change' }).click()
  await page.keyboard.press('Control+g')
  await dialog.getByText('“Group” has these keys. Choose others.').waitFor()
  await page.keyboard.press('Control+j')
  await dialog.getByRole('button', { name: 'Duplicate: Ctrl+J, change' }).waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  // Escape closes a tip first, where one is shown.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await editor.block('Om drie uur halve prijs').click()
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+j')
  await expect.poll(count).toBe(2)
})

test('chosen keys are kept after a reload, and can be reset', async () => {
  await page.keyboard.press('Control+z')
  await expect.poll(count).toBe(1)
  await editor.saved()
  await page.reload()
  editor = await editorOf(page)
  await openKeys()
  await dialog.getByRole('button', { name: 'All keys as they were' }).click()
  await dialog.getByRole('button', { name: 'Duplicate: Ctrl+D, change' }).waitFor()
  // Escape closes a tip first, where one is shown.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await editor.block('Om drie uur halve prijs').click()
  await page.keyboard.press('Control+d')
  await expect.poll(count).toBe(2)
  expect(complaints).toEqual([])
})
