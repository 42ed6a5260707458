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

test('of two tabs that name one product the second is told, sees what the first saved, and decides', async () => {
  await shop.sell('Plate', { variant: { priceMinor: 1000, quantity: 5 } })
  const first = await ownerArea('products', { width: 1440, height: 900 })
  await first.getByRole('row', { name: 'Plate' }).click()
  const second = await ownerArea('products', { width: 1440, height: 900 })
  await second.getByRole('row', { name: 'Plate' }).click()
  const nameIn = (tab: typeof first) => tab.getByLabel('Name', { exact: true }).first()
  const saveIn = (tab: typeof first) => tab.getByRole('button', { name: 'Save', exact: true }).click()
  await nameIn(second).waitFor()
  await nameIn(first).fill('Oval plate')
  await saveIn(first)
  await first.getByText('All changes are saved').waitFor()
  await nameIn(second).fill('Round plate')
  await saveIn(second)
  await second.getByText('Somebody else has changed this product since you opened it').waitFor()
  await second.getByText('Someone else saved this in the meantime').waitFor()
  await saveIn(second)
  await second.getByText('All changes are saved').waitFor()
  await first.reload()
  await expect.poll(() => nameIn(first).inputValue()).toBe('Round plate')
})

test('a tab that saves twice is not told of itself', async () => {
  await shop.sell('Cup', { variant: { priceMinor: 1000, quantity: 5 } })
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: 'Cup' }).click()
  for (const name of ['Blue cup', 'Green cup']) {
    await owner.getByLabel('Name', { exact: true }).first().fill(name)
    await owner.getByText('Unsaved changes').waitFor()
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await owner.getByText('All changes are saved').waitFor()
  }
})
