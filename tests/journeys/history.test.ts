import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { type Editor, editorOf, freshSession, openEditor, ownerVisit, samples } from '#support/editor'

const place = samples()
const name = 'terugblik'
const session = await freshSession()
const { page } = await ownerVisit({ width: 1440, height: 900 }, session)
const { page: colleague } = await ownerVisit({ width: 1440, height: 900 }, session)
const comparison = page.getByRole('dialog', { name: 'Compare versions' })
let editor: Editor

const rewrite = async ({ page: window, write, saved }: Editor, words: string, becomes: string) => {
  await write(words)
  await window.keyboard.press('ControlOrMeta+a')
  await window.keyboard.type(becomes)
  await window.keyboard.press('Escape')
  await saved()
}

test('an owner gives the present version a name', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Terugblik')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  editor = await editorOf(page)
  await editor.canvas.getByRole('button', { name: 'Add section' }).last().click()
  await page.frameLocator('.e-template-frame').getByRole('button', { name: 'FAQ: questions' }).press('Enter')
  await editor.block('Questions we often hear').waitFor()
  await rewrite(editor, 'Welcome to Terugblik', 'A first heading')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Name this version' }).click()
  await page.getByLabel('Name of the version').fill('Before the fair')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('complementary', { name: 'History' }).getByText('Before the fair').waitFor()
})

test('two versions are shown side by side, with a sentence for each difference', async () => {
  await rewrite(editor, 'A first heading', 'A second heading')
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await comparison.getByText('Text read “A first heading” and now reads “A second heading”.').waitFor()
  await page.frameLocator('iframe[title="Earlier version"]').getByText('A first heading').waitFor()
  await page.frameLocator('iframe[title="Later version"]').getByText('A second heading').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
})

test('an earlier version lists in sentences the later changes, and the text of each', async () => {
  await page.keyboard.press('Escape')
  await comparison.waitFor({ state: 'detached' })
  const history = page.getByRole('complementary', { name: 'History' })
  await history.getByRole('button', { name: /Before the fair/ }).click()
  const since = history.getByRole('region', { name: 'What changed since then' })
  await since.getByText('Text read “A first heading” and now reads “A second heading”.').waitFor()
  await history.getByRole('button', { name: 'Back to current version' }).click()
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await comparison.waitFor()
})

test('one section is restored while a colleague keeps writing in another, and undo reverts only that', async () => {
  const other = await openEditor(colleague, name, 'Home')
  await rewrite(other, 'Questions we often hear', 'Written by a colleague')
  await page.frameLocator('iframe[title="Later version"]').getByText('Written by a colleague').waitFor()

  const [restored] = await Promise.all([
    page.waitForResponse(/\/restore$/),
    comparison
      .getByRole('article')
      .filter({ hasText: 'A second heading' })
      .getByRole('button', { name: /^Restore this section/ })
      .click(),
  ])
  expect(restored.status()).toBe(200)
  await page.frameLocator('iframe[title="Later version"]').getByText('A first heading').waitFor()
  await page.keyboard.press('Escape')
  await editor.block('A first heading').waitFor()
  await editor.block('Written by a colleague').waitFor()
  await other.block('A first heading').waitFor()

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await editor.block('A second heading').waitFor()
  await editor.block('Written by a colleague').waitFor()
})

test('one block is restored at its difference, its neighbour stays, and undo reverts only that', async () => {
  await rewrite(editor, 'A second heading', 'A third heading')
  await rewrite(editor, 'Written by a colleague', 'Written by the owner')
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await comparison.getByRole('button', { name: /^Restore this block: .*“A third heading”/ }).click()
  await page.getByText('The block “Text” is restored.').waitFor()
  await page.frameLocator('iframe[title="Later version"]').getByText('A second heading').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await comparison.waitFor({ state: 'detached' })
  await editor.block('A second heading').waitFor()
  await editor.block('Written by the owner').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await editor.block('A third heading').waitFor()
  await editor.saved()
  await page.reload()
  await editor.block('A third heading').waitFor()
  await editor.block('Written by the owner').waitFor()
})
