import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { freshSession, ownerVisit, samples, soon } from '#support/editor'

const place = samples()
const name = 'leesclub'
const config = `${place.admin(name)}/config`
const { page } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const dialog = page.getByRole('dialog')

test('a site gets a page that will be paid for', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Leesclub')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await dialog.getByLabel('Title').fill('Recipes')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit\//)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('name, pages and prices of an area are chosen in one dialog, which names the pages that it closes', async () => {
  await page.goto(`${config}/areas`)
  await page.getByRole('button', { name: 'Add member area' }).click()
  await dialog.getByLabel('Name').fill('The recipes')
  await dialog.getByRole('checkbox', { name: 'Recipes' }).click({ force: true })
  await dialog.getByText('One page that everyone can see now will be for members only once you save.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('textbox', { name: 'Price', exact: true }).and(page.locator('[aria-invalid=true]')).waitFor()
  await dialog.getByLabel('Price', { exact: true }).fill('9')
  await dialog.getByRole('button', { name: 'Add a price' }).click()
  await dialog.getByLabel('Price', { exact: true }).nth(1).fill('90')
  await dialog
    .getByRole('button', { name: /How often/ })
    .nth(1)
    .click()
  await page.getByRole('option', { name: 'Every year' }).click()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('2 products').waitFor()
})

test('the sign-up page of an area is one click away and offers both prices', async () => {
  await page.getByRole('row', { name: /The recipes/ }).click()
  const address = await dialog.getByRole('link', { name: 'Open the sign-up page' }).getAttribute('href')
  const visitor = await visit()
  const answer = await visitor.page.goto(address ?? '')
  expect(answer?.status()).toBe(403)
  await visitor.page.getByRole('heading', { name: 'The recipes', exact: true }).waitFor()
  await visitor.page.getByText(/9\.00 per month/).waitFor()
  await visitor.page.getByRole('radio', { name: 'per year' }).check()
  await visitor.page.getByText(/90\.00 per year/).waitFor()
  await visitor.page.getByRole('button', { name: /^Join/ }).filter({ visible: true }).click()
  await visitor.page
    .getByRole('link', { name: /Check out/ })
    .first()
    .waitFor()
})

test('an area gets another name, which its sign-up page has at once', async () => {
  await dialog.getByLabel('Name').fill('Recipes and more')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Recipes and more/ }).waitFor()
  const visitor = await visit()
  await soon(visitor.page, `${place.site(name)}/recipes`, async (seen) =>
    expect(await seen.getByRole('heading', { name: 'Recipes and more', exact: true }).count()).toBe(1),
  )
})

test('a confirmation comes before an area is deleted; its page stays for members, and has no price', async () => {
  const row = page.getByRole('row', { name: /Recipes and more/ })
  await row.getByRole('button', { name: /Delete/ }).click()
  const question = page.getByRole('alertdialog').or(dialog)
  await question.getByText('Every member can then see its pages').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Recipes and more is deleted.').waitFor()
  await row.waitFor({ state: 'detached' })
  const visitor = await visit()
  await soon(visitor.page, `${place.site(name)}/recipes`, async (seen) =>
    expect(await seen.getByText(/per month/).count()).toBe(0),
  )
  expect((await visitor.page.goto(`${place.site(name)}/recipes`))?.status()).toBe(403)
})
