import { beforeAll, test } from 'vitest'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'kiln', title: 'Kiln', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)

beforeAll(async () => {
  await shop.sell('Bowl', { variant: { priceMinor: 1000, quantity: 5 } })
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
