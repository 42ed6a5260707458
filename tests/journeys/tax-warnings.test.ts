import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const dialog = page.getByRole('dialog')
const lacksReduced = page.getByText('no rate for a class that you tax at home: Germany (Reduced rate)')

async function choose(field: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a shop that charges the taxes of other countries reads which countries and classes have no rate, until they do', async () => {
  await place.command('create-site', 'belasting', '--owner', 'owner@quoin.localhost')
  await page.goto(`${place.admin('belasting')}/config/taxes`)
  await page.getByRole('button', { name: 'Start from a preset' }).click()
  await page.getByRole('menuitem', { name: 'Netherlands' }).click()
  await page.getByText(/rates? added\./).waitFor()
  await choose(/Customers elsewhere in the EU pay/, /the tax of their country/)
  await page.getByRole('button', { name: 'Save' }).first().click()
  const countries = page.getByText('but there is no rate for:')
  await countries.waitFor()
  expect(await countries.innerText()).toContain('Germany')
  expect(await countries.innerText()).toContain('Austria, Belgium, Bulgaria, Croatia, Cyprus')

  await page.getByRole('button', { name: 'Add rate' }).click()
  await dialog.getByLabel('Name').fill('USt')
  await dialog.getByRole('combobox', { name: 'Where' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('19')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await lacksReduced.waitFor()
  expect(await countries.innerText()).not.toContain('Germany')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('row', { name: /Netherlands.*Reduced rate/ }).waitFor()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await page.getByRole('button', { name: 'Add rate' }).click()
  await dialog.getByLabel('Name').fill('USt ermäßigt')
  await dialog.getByRole('combobox', { name: 'Where' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('7')
  await choose(/Class/, /^Reduced rate/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await lacksReduced.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
