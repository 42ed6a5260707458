import { beforeAll, expect, test } from 'vitest'
import { setOptions } from '#features/catalog/server'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'schaal', title: 'Schaal', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)
const phone = { width: 390, height: 844 }

beforeAll(async () => {
  await shop.sell('Bowl', { variant: { priceMinor: 1000, quantity: 5 } })
})

test('a product is opened on the site, saved from every place in its form, and copied as a draft', async () => {
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

test('every column of the table of variants is visible at 1440 pixels, and no part of it leaves its card', async () => {
  const lamp = await shop.sell('Lamp', { variant: { priceMinor: 123_400, quantity: 12 } })
  const options = [
    { name: 'Colour', values: [{ value: 'Signal red' }, { value: 'Chalk white' }] },
    { name: 'Plug', values: [{ value: 'Europe' }, { value: 'United Kingdom' }] },
  ]
  await shop.as((tx) => setOptions(tx, { id: lamp.id, options }))
  const owner = await ownerArea(`products/${lamp.id}`, { width: 1440, height: 900 })
  const table = owner.getByRole('grid', { name: 'Variants' })
  await table.getByText('Chalk white').first().waitFor()
  const hidden = await table.evaluate((grid) => {
    const card = grid.closest('.product-variants')?.getBoundingClientRect()
    const cells = [...grid.querySelectorAll('[role=columnheader], [role=gridcell], [role=rowheader], input')]
    return cells.filter((cell) => cell.getBoundingClientRect().right > (card?.right ?? 0) + 1).length
  })
  expect(hidden).toBe(0)
  const price = table.getByRole('textbox', { name: 'Price Chalk white / United Kingdom' })
  const isCut = (field: HTMLElement) => field.scrollWidth > field.clientWidth
  expect(await price.evaluate(isCut)).toBe(false)
})

test('the description of a product is written with the text editor, and bold words are bold on its page', async () => {
  await shop.sell('Plate', { variant: { priceMinor: 1000, quantity: 5 } })
  const owner = await ownerArea('products')
  await owner.getByRole('row', { name: 'Plate' }).click()
  await owner.getByRole('textbox', { name: 'Description', exact: true }).click()
  await owner.getByRole('toolbar', { name: 'Description' }).getByRole('button', { name: 'Bold' }).click()
  await owner.keyboard.type('Fired twice')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('All changes are saved').waitFor()
  await owner.goto(`${shop.origin}/shop/plate`)
  await owner.getByRole('strong').filter({ hasText: 'Fired twice' }).waitFor()
})

test('on a phone an owner takes a product out of all lists, and it is bought at its address', async () => {
  const { slug } = await shop.sell('Trial', { variant: { priceMinor: 1000, quantity: 5 } })
  const owner = await ownerArea('products', phone)
  await owner.getByRole('row', { name: 'Trial' }).click()
  await owner.getByRole('checkbox', { name: 'Only at its address' }).press('Space')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('All changes are saved').waitFor()
  expect(await axeFindings(owner, { within: '#content' })).toEqual([])

  const { page: visitor } = await visit(phone)
  await visitor.goto(`${shop.origin}/shop`)
  await visitor.getByText('Bowl').first().waitFor()
  expect(await visitor.getByText('Trial').count()).toBe(0)
  const thanks = await buy(slug, 'Add to cart', homeAddress)
  await thanks.getByText('Trial').first().waitFor()
})
