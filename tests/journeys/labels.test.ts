import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const config = `${place.admin('etiketten')}/config`
const { page, complaints } = await ownerVisit({ width: 1280, height: 900 }, await freshSession())
const dialog = page.getByRole('dialog')
const names = async () =>
  (await page.getByRole('grid', { name: 'Tags and categories' }).getByRole('rowheader').allInnerTexts()).map((name) =>
    name.trim(),
  )
const act = async (name: string, verb: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: verb, exact: true }).click()
}
async function add(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add tag' }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add' }).click()
}

test('C2.92 C3.117 C5.48 tags and categories are distinguished by their kind; a tag is added, has fifty characters at most, and is found', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Etiketten')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/collections`)
  await page.getByRole('button', { name: 'New collection' }).first().click()
  await dialog.getByLabel('Title').fill('News')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/collections\/[0-9a-f]{24}$/)
  await page.goto(`${page.url()}/labels`)
  await page.getByText('No categories yet').waitFor()
  await page.getByText('Tags', { exact: true }).click()
  await page.getByText('No tags yet').waitFor()
  await add('r'.repeat(51))
  await dialog.getByText('At most 50 characters.').last().waitFor()
  await dialog.getByLabel('Name').fill('rye')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.poll(names).toEqual(['rye'])
  for (const name of ['spelt', 'summer']) {
    await add(name)
    await expect.poll(names).toContain(name)
  }
  await page.getByPlaceholder('Search').fill('su')
  await expect.poll(names).toEqual(['summer'])
  await page.getByPlaceholder('Search').fill('')
  await expect.poll(names).toEqual(['rye', 'spelt', 'summer'])
})

test('C4.68 one tag is edited at a time', async () => {
  await act('rye', 'Rename')
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  // Controls behind the dialog are inert.
  const isInert = (name: string) =>
    page.locator(`[aria-label="Actions for ${name}"]`).evaluate((button) => button.closest('[inert]') !== null)
  expect(await isInert('spelt')).toBe(true)
  await dialog.getByLabel('Name').fill('rye bread')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(names).toEqual(['rye bread', 'spelt', 'summer'])
  expect(complaints).toEqual([])
})

test('C5.54: renaming with several tags ticked explains that one tag is edited at a time; one alone opens', async () => {
  const table = page.getByRole('grid', { name: 'Tags and categories' })
  const tick = (name: string) => table.getByRole('row', { name }).getByRole('checkbox').click({ force: true })
  const bulk = page.locator('.bulk')
  const told = page.getByText('You can only edit one tag at a time')
  await tick('spelt')
  await tick('summer')
  await bulk.getByText('2 selected').waitFor()
  await bulk.getByRole('button', { name: 'Rename' }).click()
  await told.waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await tick('summer')
  await told.waitFor({ state: 'detached' })
  await bulk.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await names()).toEqual(['rye bread', 'spelt', 'summer'])
  await bulk.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('Name').fill('spelt flour')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(names).toEqual(['rye bread', 'spelt flour', 'summer'])
  await tick('spelt')
  await bulk.waitFor({ state: 'detached' })
})

test('several tags are deleted at once', async () => {
  for (const name of ['autumn', 'winter']) {
    await add(name)
    await expect.poll(names).toContain(name)
    await page.getByRole('row', { name }).getByRole('checkbox').click({ force: true })
  }
  await page.locator('.bulk').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog').or(dialog).filter({ hasText: 'Delete 2 tags?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(names).toEqual(['rye bread', 'spelt flour', 'summer'])
})

test('a tag is merged into another, and deleted', async () => {
  await act('spelt flour', 'Merge into another')
  await dialog.getByRole('button', { name: /Merge into/ }).click()
  await page.getByRole('option', { name: 'rye bread' }).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect.poll(names).toEqual(['rye bread', 'summer'])
  await act('summer', 'Delete')
  await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(names).toEqual(['rye bread'])
  expect(complaints).toEqual([])
})
