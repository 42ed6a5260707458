import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { type Editor, editorOf, freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 1000 }, await freshSession())
const home = `${place.site('zes-blokken')}/`
const dialog = page.getByRole('dialog')
const entry = page.locator('.q-entry:has(details[open])')
let editor: Editor

/** Puts a block on the page as its owner does. */
async function add(words: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(words)
  await dialog.getByText(name, { exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** As if these cells had been copied in a spreadsheet. */
async function pasteCells(cells: string): Promise<void> {
  await dialog.getByLabel('Name of row 1', { exact: true }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, cells)
}

test('C2.93 C3.118 an owner types the numbers of a chart, or pastes them from a spreadsheet', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Zes blokken')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  editor = await editorOf(page)
  await add('statistics', 'Chart')
  await page.getByRole('button', { name: 'Edit data…' }).click()
  await dialog.getByLabel('Name of row 1', { exact: true }).fill('Monday')
  await dialog.getByLabel('Monday, 1').fill('120,5')
  await pasteCells('Day\tBread\tCake\nMonday\t120\t14\nSaturday\t310\t64')
  await expect.poll(() => dialog.getByLabel('Name of column 2').inputValue()).toBe('Cake')
  expect(await dialog.getByLabel('Saturday, Bread').inputValue()).toBe('310')
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('2 rows, 2 columns').waitFor()
  await editor.canvas.locator('.chart-bar').first().waitFor()
})

test('B5.31 B5.32 B5.33 B5.34 C5.60 C5.61 C5.70 a dataset keeps a column and a row, and is cut off where it is too large', async () => {
  await page.getByRole('button', { name: 'Edit data…' }).click()
  await dialog.getByRole('button', { name: 'Remove column 2' }).click()
  await dialog.getByRole('button', { name: 'Remove column 1' }).click()
  await dialog.getByText('Your dataset must contain at least one column').waitFor()
  await dialog.getByRole('button', { name: 'Remove row 2' }).click()
  await dialog.getByRole('button', { name: 'Remove row 1' }).click()
  await dialog.getByText('Your dataset must contain at least one row').waitFor()
  await pasteCells(Array.from({ length: 110 }, (_, at) => `Row ${at}${'\t1'.repeat(21)}`).join('\n'))
  await dialog.getByText('Dataset truncated to 100 rows or 20 columns').waitFor()
  await pasteCells('nothing\there')
  await dialog.getByText('There are no numbers in what you pasted').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('2 rows, 2 columns').waitFor()
})

test('C5.62 C5.63 a row with an empty cell is marked, and a chart without any number is not saved', async () => {
  await page.getByRole('button', { name: 'Edit data…' }).click()
  await pasteCells('Day\tBread\tCake\nMonday\t120\nSaturday\t310\t64')
  await dialog.getByText('Data was missing in one or more rows').waitFor()
  for (const cell of ['Monday, Bread', 'Saturday, Bread', 'Saturday, Cake']) await dialog.getByLabel(cell).fill('')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.getByText('Enter data').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('2 rows, 2 columns').waitFor()
})

test('tabs, dates and a timeline are filled in their panels', async () => {
  await add('panels', 'Tabs')
  for (const [title, text] of [
    ['By train', 'Ten minutes along the water.'],
    ['By bicycle', 'Along the dyke.'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a tab' }).click()
    await entry.last().getByRole('textbox', { name: 'Title' }).fill(title)
    await entry.last().getByRole('textbox', { name: 'Text' }).fill(text)
  }
  await add('concerts', 'Tour dates')
  await page.getByRole('button', { name: 'Add a date' }).click()
  await entry.getByRole('textbox', { name: 'Date', exact: true }).fill('2031-05-04')
  await entry.getByRole('textbox', { name: 'City' }).fill('Utrecht')
  await entry.getByRole('textbox', { name: 'Venue' }).fill('Tivoli')
  await add('milestones', 'Timeline')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await entry.getByRole('textbox', { name: 'Date or year' }).fill('1931')
  await entry.getByRole('textbox', { name: 'Title' }).fill('One oven')
  await editor.canvas.locator('.timeline').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await editor.saved()
  await editor.publish()
})

test('visitors see all of it without scripts; with them tabs are tabs', async () => {
  const { page: plain } = await visit({ width: 390, height: 844, scripts: false })
  await plain.goto(home)
  for (const words of ['Ten minutes along the water.', 'Along the dyke.', 'One oven', 'Tivoli'])
    await plain.getByText(words).waitFor()
  await plain.getByText('Show the numbers').click()
  await plain.getByRole('row', { name: 'Saturday 310 64' }).waitFor()
  const { page: visitor, complaints: faults } = await visit({ width: 1440, height: 900 })
  await visitor.goto(home)
  const tab = (name: string) => visitor.getByRole('tab', { name })
  await visitor.getByRole('tabpanel').waitFor()
  expect(await tab('By train').getAttribute('aria-selected')).toBe('true')
  await tab('By train').focus()
  await visitor.keyboard.press('ArrowRight')
  await visitor.keyboard.press('Enter')
  await visitor.getByText('Along the dyke.').waitFor()
  expect(await visitor.getByText('Ten minutes along the water.').isVisible()).toBe(false)
  expect(await axeFindings(visitor)).toEqual([])
  expect([...complaints, ...faults]).toEqual([])
})
