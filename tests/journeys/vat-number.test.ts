import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const shop = place.site('kade-9')
const admin = `${place.admin('kade-9')}/config`

test('a business elsewhere in the EU pays VAT while its number cannot be checked, and the owner refunds it by hand', async () => {
  const { page: shopper } = await visit({ width: 390, height: 844 })
  await shopper.goto(`${shop}/shop/tray-9`)
  await shopper.locator('.product-buy button').click()
  await shopper.locator('.cart-drawer a').first().waitFor()
  await shopper.goto(`${shop}/checkout`)
  await shopper.getByLabel('Country').selectOption('DE')
  await shopper.getByText('VAT number').first().click()
  await shopper.getByLabel('Company').fill('Lager Nord')
  await shopper.getByLabel('VAT number').fill('DE 136 695 976')
  const checkout = atCheckout(shopper, 'en')
  await checkout.giveDetails({ email: 'einkauf@example.com', postalCode: '20095' })
  await shopper.getByText('We could not check your VAT number').last().waitFor()
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  const number = /TEST-\d+/.exec(await shopper.locator('main').innerText())?.[0] ?? ''
  expect(number).not.toBe('')

  const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
  await page.goto(`${admin}/orders`)
  await page.getByRole('row').filter({ hasText: number }).first().click()
  await page.getByText('VIES could not be reached, so VAT was charged.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve by hand' }).click()
  await page.getByText('The number is right, and VAT of').waitFor()
  await page.getByRole('button', { name: 'Refund the VAT' }).click()
  await page.getByText('of VAT was taken off the order').waitFor()
  await page.getByRole('button', { name: 'Refund the VAT' }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
