import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'vooruit', title: 'Vooruit', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)
const day = new Date(place.ctx.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10)
const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

test('an owner takes orders ahead and writes a size guide; both are shown where people choose, pay and read the order', async () => {
  await shop.sell('Winter coat', { variant: { priceMinor: 9000, quantity: 5 } })
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: 'Winter coat' }).click()
  await owner.getByLabel('Sent from').fill(day)
  await owner.getByRole('button', { name: 'New size guide' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Size guide' })
  await dialog.getByLabel('Name').fill('Coats')
  await dialog.getByLabel('Row 1, column 2').fill('Chest')
  await dialog.getByLabel('Row 2, column 1').fill('M')
  await dialog.getByLabel('Row 2, column 2').fill('96 cm')
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('All changes are saved').waitFor()

  const { page } = await visit({ width: 390, height: 844 })
  await page.goto(`${shop.origin}/shop/winter-coat`)
  await page.getByText(`Pre-order: sent from ${words}`).waitFor()
  await page.getByRole('button', { name: 'Size guide' }).click()
  await page.getByRole('cell', { name: '96 cm' }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const thanks = await buy('winter-coat', 'Pre-order', { ...homeAddress })
  await thanks.getByText(`sent from ${words}`).first().waitFor()
  await owner.goto(`http://${shop.site.name}.admin.localhost:${place.port}/config/orders`)
  await owner
    .getByRole('row', { name: /Silva|ana@example/ })
    .first()
    .click()
  await owner.getByText(`sent from ${words}`).first().waitFor()
})
