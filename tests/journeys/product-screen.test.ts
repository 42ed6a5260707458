import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf } from '#support/owner-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'schaal', title: 'Schaal', locale: 'en-GB' })
const { ownerArea } = counterOf(place, shop)

beforeAll(async () => {
  await shop.sell('Bowl', { variant: { priceMinor: 1000, quantity: 5 } })
})

test('a product is seen on the site, saved from wherever one stands in its form, and copied as a draft', async () => {
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: 'Bowl' }).click()
  const view = owner.getByRole('link', { name: 'View on site' })
  await view.waitFor()
  await expect.poll(() => view.getAttribute('href')).toBe(`${shop.origin}/shop/bowl`)
  const save = owner.getByRole('button', { name: 'Save', exact: true })
  await owner.getByText('All changes are saved').waitFor()
  expect(await save.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
  await owner.getByLabel('Name', { exact: true }).first().fill('Deep bowl')
  await owner.getByText('Unsaved changes').waitFor()
  expect(await axeFindings(owner, { within: '#content' })).toEqual([])
  await owner.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await save.click()
  await owner.getByText('All changes are saved').waitFor()
  await owner.getByRole('button', { name: 'Duplicate' }).click()
  await owner.getByText('This is a copy of “Deep bowl”').waitFor()
  await owner.goto(`http://${shop.site.name}.admin.localhost:${place.port}/config/products`)
  await expect.poll(() => owner.getByRole('row', { name: /Deep bowl/ }).count()).toBe(2)
  const states = await owner.getByRole('row', { name: /Deep bowl/ }).allInnerTexts()
  expect(states.filter((text) => /Hidden/.test(text)).length).toBe(1)
})
