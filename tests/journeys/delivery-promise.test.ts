import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf } from '#support/owner-shop'

const place = await checkoutPlace()
const quay = await place.shop({ name: 'quay', title: 'Quay', locale: 'en-NL' })
const { ownerArea } = counterOf(place, quay)
const sentence = /^Order before Monday\D+18:00 and it is with you on Tuesday\D+2 June\.$/

beforeAll(() => quay.sell('Mug', { variant: { priceMinor: 1210, isUnlimited: true } }))

test('an owner fills in the days of a rate and switches the promise on; a product then shows its day of arrival', async () => {
  const page = await ownerArea('shipping')
  await page.getByText('No rate of your own country has delivery days yet.').waitFor()
  await page.getByRole('row', { name: /Nederland/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary').filter({ hasText: 'PostNL' }).click()
  await dialog.getByRole('textbox', { name: 'Days, from' }).fill('1')
  await dialog.getByRole('textbox', { name: 'to', exact: true }).fill('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Show the day of delivery').click()
  const cutOff = page.getByLabel('Sent the same day when ordered before')
  await cutOff.fill('6 pm')
  const holidays = page.getByLabel('Holidays')
  await holidays.fill('Christmas')
  const card = page.locator('form').filter({ has: holidays })
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Write a time like 16:00.').waitFor()
  await page.getByText('Write each day like 2026-12-25, one on a line.').waitFor()
  await cutOff.fill('18:00')
  await holidays.fill('2026-12-25\n2026-12-26')
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  await page.getByText(/For example: Order before Monday/).waitFor()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await page.reload()
  await expect.poll(() => holidays.inputValue()).toBe('2026-12-25\n2026-12-26')

  for (const scripts of [true, false]) {
    const visitor = await visit({ width: 390, height: 844, scripts })
    await visitor.page.goto(`${quay.origin}/shop/mug`)
    expect(await visitor.page.locator('.product-promise').textContent()).toMatch(sentence)
  }
})
