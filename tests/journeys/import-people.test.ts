import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit, samples } from '#support/editor'
import { temporaryFile } from '#support/export-file'

const place = samples()
const { page, complaints } = await ownerVisit()
const config = `${place.admin('werkbank')}/config`
const patient = { timeout: 60_000 }

async function upload(name: string, content: string): Promise<void> {
  await page.goto(`${config}/imports`)
  await page.locator('input[type=file]').setInputFiles(temporaryFile(name, content))
  await page.getByRole('heading', { name: 'What the columns hold' }).waitFor(patient)
}

async function say(columns: readonly (readonly [column: string, field: string])[]): Promise<void> {
  for (const [column, field] of columns) {
    await page.getByRole('button', { name: new RegExp(`What “${column}” holds`) }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
}

async function preview(row: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Show the preview' }).click()
  await page.getByRole('row', { name: row }).first().waitFor(patient)
}

async function importNow(): Promise<void> {
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor(patient)
}

const fits = (window: Page): Promise<boolean> =>
  window.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('customers of a file with columns of its own are mapped by hand, previewed and found in the list', async () => {
  await place.command('create-site', 'werkbank', '--owner', 'owner@quoin.localhost')
  await upload(
    'relaties.csv',
    'Code;Wie;Bereikbaar;Waar;Stad;Leeg\nK1;Ada de Vries;ada@vries.example;Kerkstraat 1;Amsterdam;\nK2;Bo Jansen;bo@jansen.example;Dorpsweg 22;Utrecht;\n',
  )
  await page.getByText('Ada de Vries · Bo Jansen').waitFor()
  await page.getByText('Empty in the first rows').waitFor()
  await page.getByText('4 columns are left out.').waitFor()
  await say([
    ['Wie', 'Name'],
    ['Waar', 'Street and number'],
  ])
  await page.getByText('2 columns are left out.').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fits(page)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await axeFindings(page)).toEqual([])
  await preview(/Ada de Vries|ada@vries\.example/)
  await page.goto(`${config}/customers`)
  await page.getByRole('heading', { name: 'Customers' }).first().waitFor()
  expect(await page.getByText('ada@vries.example').count()).toBe(0)

  await page.goto(`${config}/imports`)
  await page.getByRole('row', { name: /relaties\.csv/ }).click()
  await importNow()
  await page.goto(`${config}/customers`)
  await page.getByText('Ada de Vries').first().waitFor()
  await page.getByText('Bo Jansen').first().waitFor()
  expect(complaints).toEqual([])
})

test('orders of a file with columns of its own are recognised as orders, mapped, imported, and no email is sent', async () => {
  await upload(
    'bonnen.csv',
    'Bon;Moment;Som;Wie;Bereikbaar;Waarvan\nB-1001;2024-03-05;24,50;Ada de Vries;ada@vries.example;Vaas\nB-1002;2024-04-06;37,00;Bo Jansen;bo@jansen.example;Kom\n',
  )
  await page.getByRole('button', { name: /Orders.*The rows of this table are/ }).waitFor()
  await page.getByText('2 columns are left out.').waitFor()
  await say([['Bon', 'Leave it out']])
  await page.getByText('No column is chosen yet for: Order number.').waitFor()
  expect(await page.getByRole('button', { name: 'Show the preview' }).isDisabled()).toBe(true)
  await say([
    ['Bon', 'Order number (needed)'],
    ['Wie', 'Name'],
    ['Waarvan', 'What was bought'],
  ])
  await preview(/B-1001/)
  await importNow()
  await page.goto(`${config}/orders`)
  await page.getByText('B-1001').first().waitFor()
  await page.getByText('B-1002').first().waitFor()
  await page.goto(`${config}/customers`)
  await page.getByText('Ada de Vries').first().waitFor()
  await page.goto(`${config}/mailbox`)
  await page.getByRole('heading', { name: 'Mailbox' }).first().waitFor()
  expect(await page.getByText(/@(?:vries|jansen)\.example/).count()).toBe(0)
  expect(complaints).toEqual([])
})
