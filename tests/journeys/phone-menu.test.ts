import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const phone = { width: 390, height: 844 }

test.each([true, false])(
  'the menu on a phone shows hours, phone number and social links, and has a search, scripts: %s',
  async (scripts) => {
    const { page, complaints } = await visit({ ...phone, scripts })
    await page.goto(`${place.site('korenbloem')}/`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('.nav-panel:popover-open')
    await menu.getByText('di – vr').waitFor()
    expect(await menu.getByRole('link', { name: '0123 456 789' }).getAttribute('href')).toBe('tel:0123456789')
    await menu.getByRole('link', { name: 'Instagram' }).waitFor()
    if (scripts) expect(await axeFindings(page)).toEqual([])
    await menu.getByRole('searchbox', { name: 'Zoeken' }).fill('walnoot')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'walnoot')
    expect(complaints).toEqual([])
  },
)

test('by keyboard the menu takes the focus, returns it, and no element below it is reached', async () => {
  const { page } = await visit(phone)
  await page.goto(`${place.site('kade-9')}/`)
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Close' })
  await expect.poll(() => close.evaluate((element) => element === document.activeElement)).toBe(true)
  for (const name of ['Wishlist', 'Cart', 'Account'])
    await page.locator('.nav-places').getByRole('link', { name }).waitFor()
  expect(await page.getByRole('main').isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('main').isVisible()).toBe(true)
})
