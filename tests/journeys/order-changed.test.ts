import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { orderNumberText } from '#features/orders/contract'
import { placeOrder } from '#features/orders/server'
import { newId } from '#platform/contract'
import { axeFindings } from '#support/axe'
import { checkoutPlace } from '#support/checkout-shop'
import { draftOf, stockOf } from '#support/orders'
import { counterOf, homeAddress } from '#support/owner-shop'
import { pdfText } from '#support/pdf-text'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'kiln', title: 'Kiln', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)
const bowl = { productId: '', variantId: '' }

beforeAll(async () => {
  const { id, variants } = await shop.sell('Bowl', { variant: { priceMinor: 1000, quantity: 9 } })
  Object.assign(bowl, { productId: id, variantId: variants[0]?.id ?? '' })
})

test('an order is changed before it is sent, and cancelled with a reason', async () => {
  await buy('bowl', 'Add to cart', homeAddress)
  const owner = await ownerArea('orders')
  const dialog = owner.getByRole('dialog')
  await owner.getByRole('row', { name: /Silva/ }).click()
  const act = async (name: string) => {
    await owner.getByRole('button', { name: 'More', exact: true }).click()
    await owner.getByRole('menuitem', { name }).click()
  }
  await act('Edit order')
  await dialog.getByLabel('City').fill('Amersfoort')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await owner.getByText('The order is updated.').waitFor()
  await owner
    .getByText(/Amersfoort/)
    .first()
    .waitFor()

  await act('Cancel order')
  await dialog.getByLabel('Reason').fill('Glaze is cracked')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByText('Cancelled. Glaze is cracked').waitFor()
})

const stock = () => shop.as((tx) => stockOf(tx, bowl.variantId))

test('a return that the owner receives is a parcel of the order, and its stock and money are returned', async () => {
  await buy('bowl', 'Add to cart', homeAddress)
  const kept = await stock()
  const owner = await ownerArea('orders')
  const dialog = owner.getByRole('dialog')
  await owner.getByRole('row', { name: /Silva/ }).filter({ hasText: 'Paid' }).click()
  await owner.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
  await owner.getByRole('heading', { name: 'Parcels' }).waitFor()

  await owner.getByRole('button', { name: 'More', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Create return' }).click()
  await dialog.getByRole('button', { name: 'Create return' }).click()
  await dialog.getByText('Nothing is chosen. Enter a quantity for at least one line.').waitFor()
  await dialog.getByRole('textbox', { name: 'Quantity of Bowl' }).fill('1')
  await dialog.getByText('No email goes out yet: there is no mail server.').waitFor()
  await dialog.getByLabel('Reason').fill('Too small for the soup')
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Create return' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByText('Approved', { exact: true }).waitFor()
  await owner.getByText('Too small for the soup').first().waitFor()
  expect(await stock()).toBe(kept)

  await owner.getByRole('button', { name: 'Received' }).click()
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await owner.getByRole('button', { name: 'Refund €10.00' }).click()
  await owner.locator('.order-rows').getByText('€10.00 refunded').waitFor()
  expect(await stock()).toBe(kept + 1)
})

test('an action on several orders at once applies to each of those that allow it', async () => {
  const numberOf = new Map<string, string>()
  for (const name of ['Eén', 'Twee', 'Drie', 'Vier']) {
    const lines = [{ ...bowl, title: 'Bowl', quantity: 1, unitMinor: 1000 }]
    const { customer } = draftOf({ lines: [] })
    const draft = draftOf({ lines, more: { customer: { ...customer, name } } })
    const order = await shop.as((tx) => placeOrder(tx, draft, { key: newId(), holder: '' }))
    numberOf.set(name, `#${orderNumberText(order)}`)
  }
  const kept = await stock()
  const owner = await ownerArea('orders', { width: 1440, height: 900 })
  const row = (name: string) => owner.getByRole('row', { name })
  const choose = async (...chosen: string[]) => {
    for (const name of chosen) await row(name).getByRole('checkbox').click({ force: true })
    await owner.getByText(`${chosen.length} orders selected`).waitFor()
  }
  const dialog = owner.getByRole('dialog')
  const menu = async (name: string) => {
    await owner.getByRole('button', { name: 'More', exact: true }).click()
    await owner.getByRole('menuitem', { name }).click()
  }

  await choose('Eén', 'Twee')
  await menu('Mark as paid')
  await dialog.getByRole('heading', { name: 'Mark 2 orders as paid?' }).waitFor()
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await owner.getByText('2 orders changed.').first().waitFor()
  for (const name of ['Eén', 'Twee']) await row(name).getByText('Paid', { exact: true }).first().waitFor()
  await row('Drie').getByText('Pending').first().waitFor()

  await choose('Eén', 'Twee', 'Drie')
  const slips = owner.getByRole('link', { name: 'Packing slips' })
  const href = (await slips.getAttribute('href')) ?? ''
  const numbersOnSlips = async () => {
    const pdf = await owner.evaluate(async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())], href)
    const printed = pdfText(Buffer.from(pdf))
    return [...numberOf].filter(([, number]) => printed.includes(number)).map(([name]) => name)
  }
  // A busy machine asks to try again in a moment.
  await expect.poll(numbersOnSlips).toEqual(['Eén', 'Twee', 'Drie'])
  const saved = owner.waitForEvent('download')
  await menu('Export as CSV')
  const table = readFileSync(await (await saved).path(), 'utf8')
  for (const name of ['Eén', 'Twee', 'Drie']) expect(table).toContain(name)
  expect(table).not.toContain('Vier')
  await menu('Clear selection')
  await owner.getByText('orders selected').waitFor({ state: 'detached' })

  await choose('Eén', 'Drie')
  await owner.getByRole('button', { name: 'Mark as shipped' }).click()
  await dialog.getByText('One of them is not paid yet.').waitFor()
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  await owner.getByText('2 orders changed.').first().waitFor()
  for (const name of ['Eén', 'Drie']) await row(name).getByText('Shipped', { exact: true }).first().waitFor()

  await choose('Eén', 'Twee', 'Vier')
  await menu('Cancel orders')
  await dialog.getByRole('heading', { name: 'Cancel 2 orders?' }).waitFor()
  await dialog.getByText('One stays unchanged:').waitFor()
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Keep the orders' }).waitFor()
  await dialog.getByLabel('Reason').fill('The kiln broke')
  await dialog.getByRole('button', { name: 'Cancel orders' }).click()
  await owner.getByText('2 orders changed.').first().waitFor()
  // Its payment goes back, so the paid one counts as refunded.
  await row('Twee').getByText('Refunded', { exact: true }).first().waitFor()
  await row('Vier').getByText('Cancelled', { exact: true }).first().waitFor()
  await row('Eén').getByText('Shipped', { exact: true }).first().waitFor()
  expect(await stock()).toBe(kept + 2)
})
