import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf } from '#support/owner-shop'
import { ask } from '#support/request'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'plank', title: 'Plank', locale: 'en-GB' })
const { ownerArea } = counterOf(place, shop)

beforeAll(async () => {
  for (const title of ['Bowl', 'Dish', 'Plate']) await shop.sell(title, { variant: { priceMinor: 1000, quantity: 5 } })
})

/** The products in the order in which visitors see them. */
async function onTheSite(): Promise<string[]> {
  const { text } = await ask(place.port, new URL(shop.origin).host, '/shop')
  return [...new Set([...text.matchAll(/href="\/shop\/(bowl|dish|plate)"/g)].map(([, slug = '']) => slug))]
}

async function ownOrder(): Promise<Page> {
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  // The first to open the owner area in this file: nothing of it is loaded yet.
  await owner.getByRole('row', { name: 'Bowl' }).waitFor()
  await owner.getByRole('button', { name: /Newest/ }).click()
  await owner.getByRole('option', { name: 'Your own order' }).click()
  await owner.getByText('Drag products into the order').waitFor()
  return owner
}

const titles = (owner: Page) => owner.getByRole('rowheader').allInnerTexts()
const namesIn = async (owner: Page) => (await titles(owner)).map((text) => text.split('\n')[0]?.trim())

test('products are put in order by the menu of a row and by the keyboard on its handle, and visitors see that order', async () => {
  const owner = await ownOrder()
  await expect.poll(() => namesIn(owner)).toEqual(['Bowl', 'Dish', 'Plate'])
  await owner.getByRole('row', { name: 'Bowl' }).getByRole('button').last().click()
  await owner.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(() => namesIn(owner)).toEqual(['Dish', 'Bowl', 'Plate'])
  await expect.poll(onTheSite).toEqual(['dish', 'bowl', 'plate'])

  await owner.getByRole('button', { name: 'Move Plate' }).focus()
  await owner.keyboard.press('Enter')
  for (const indicator of ['Insert between Bowl and Plate', 'Insert between Dish and Bowl', 'Insert before Dish']) {
    await expect.poll(() => owner.evaluate(() => document.activeElement?.ariaLabel)).toBe(indicator)
    if (indicator !== 'Insert before Dish') await owner.keyboard.press('ArrowUp')
  }
  await owner.keyboard.press('Enter')
  await expect.poll(() => namesIn(owner)).toEqual(['Plate', 'Dish', 'Bowl'])
  await expect.poll(onTheSite).toEqual(['plate', 'dish', 'bowl'])
  expect(await axeFindings(owner, { within: '#content' })).toEqual([])
})

test('a stock is corrected with its reason, and its history shows the person, the reason and the numbers before and after', async () => {
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: 'Dish' }).click()
  await owner.getByRole('button', { name: 'Correct stock' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Correct stock: Dish' })
  await dialog.getByText('Taken out').click()
  await dialog.getByRole('textbox', { name: 'How many' }).fill('2')
  await dialog.getByRole('textbox', { name: 'How many' }).press('Tab')
  await dialog.getByText('5 → 3 in stock').waitFor()
  await dialog.getByRole('button', { name: 'Correct stock' }).click()
  await dialog.getByText('This is required.').waitFor()
  await dialog.getByLabel('Reason').fill('Broken in the window')
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Correct stock' }).click()
  await owner.getByText('The stock is corrected.').waitFor()
  await owner.getByRole('button', { name: 'Stock history' }).click()
  const history = owner.getByRole('dialog', { name: 'Stock history: Dish' })
  await history.getByText('Broken in the window').waitFor()
  expect(await history.getByRole('row', { name: 'Broken in the window' }).innerText()).toContain('5 → 3')
})
