import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples, soon } from '#support/editor'

const place = samples()
const shop = place.site('kade-9')
const phone = { width: 390, height: 844 }

test('from the header of every page a shopper on a phone finds a product with its image and price', async () => {
  const { page, complaints } = await visit({ ...phone, touch: true })
  await page.goto(`${shop}/workshop`)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).tap()
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
  await field.waitFor()
  await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true)
  await field.pressSequentially('lmap')
  const option = page.getByRole('option', { name: /lamp/i }).first()
  await option.waitFor()
  expect(await option.locator('img').count()).toBe(1)
  expect(await option.textContent()).toMatch(/€\d/)
  expect(await axeFindings(page)).toEqual([])
  await option.tap()
  await page.waitForURL((url) => url.pathname.startsWith('/shop/'))
  expect(complaints).toEqual([])
})

test('by keyboard alone the search opens, chooses, and returns the focus to its button', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 800 })
  await page.goto(shop)
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('tray')
  await page.getByRole('option', { name: /tray/i }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('.search-panel').waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => document.activeElement === element)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('cup')
  await page.getByRole('option', { name: /cup/i }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith('/shop/'))
  expect(complaints).toEqual([])
})

test('without scripts the button opens the field, and the words go to the search page', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(shop)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.locator('.search-panel input').fill('lmap')
  await page.locator('.search-panel').getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/search')
  await page.getByText('Nothing found for “lmap”').waitFor()
  expect(await page.locator('.search-results li').count()).toBeGreaterThan(0)
})

test('an owner sees searches without results and adds the word, and the next visitor finds it', async () => {
  const { page: visitor } = await visit({ scripts: false, isNamed: true })
  await visitor.goto(`${shop}/search?q=penholder`)
  await visitor.getByText('Popular right now').waitFor()
  expect(await axeFindings(await opened(`${shop}/search?q=penholder`))).toEqual([])

  const { page } = await ownerVisit()
  await soon(page, `${place.admin('kade-9')}/config/search`, async () => {
    await page.getByRole('row', { name: /penholder/ }).waitFor({ timeout: 12_000 })
  })
  await page.getByRole('button', { name: 'Add a synonym for “penholder”' }).click()
  await page.keyboard.type('cup')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Synonyms saved.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await soon(visitor, `${shop}/search?q=penholder`, async () => {
    await visitor.locator('.search-results').waitFor({ timeout: 1000 })
  })
})

test('an owner removes the search from the header with one switch, and restores it with the same', async () => {
  const { page, complaints } = await ownerVisit()
  await page.goto(`${place.admin('kade-9')}/config/pages`)
  await page.getByRole('link', { name: 'Header', exact: true }).click()
  const editor = await editorOf(page)
  const sign = editor.canvas.locator('.search-open')
  await sign.waitFor()
  const turn = page.locator('.e-inspector').getByText('Search', { exact: true })
  await turn.click()
  await sign.waitFor({ state: 'detached' })
  await turn.click()
  await sign.waitFor()
  await editor.saved()
  expect(complaints).toEqual([])
})

async function opened(address: string) {
  const { page } = await visit()
  await page.goto(address)
  return page
}
