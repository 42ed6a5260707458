import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { openEditor, ownerVisit, samples, soon } from '#support/editor'

const place = samples()
const address = `${place.site('kade-9')}/storeroom`
const owner = await ownerVisit()
let settings = ''

/** A page of its own, which nobody else looks at meanwhile: copied, named and published by hand. */
beforeAll(async () => {
  const { page } = owner
  const config = `${place.admin('kade-9')}/config`
  await page.goto(`${config}/pages`)
  await page.getByRole('row', { name: 'Workshop', exact: true }).first().click()
  await page.getByRole('button', { name: 'More for Workshop' }).first().click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = page.getByRole('row', { name: 'Workshop (2)', exact: true }).first()
  await copy.click()
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.waitForURL(/\/pages\/\w+\/settings/)
  settings = page.url()
  await page.getByLabel('Title', { exact: true }).fill('Storeroom')
  await page.getByLabel('Address', { exact: true }).fill('storeroom')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  const editor = await openEditor(page, 'kade-9', 'Storeroom')
  await editor.publish()
})

test('a page with a password of its owner requires it from visitors, and hides its text', async () => {
  await owner.page.goto(settings)
  await owner.page.getByText('Anyone with the password').click()
  await owner.page.getByLabel('Password', { exact: true }).fill('tide table')
  await owner.page.getByRole('button', { name: 'Save' }).click()
  await owner.page.getByText('Saved').first().waitFor()
  const { page } = await visit()
  await soon(page, address, async (seen) => expect(await seen.getByLabel('Password').count()).toBe(1))
  expect(await page.content()).not.toContain('older than the building')
})

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s a wrong password is refused and the right one opens the page', async (_, scripts) => {
  const { page } = await visit({ scripts })
  await page.goto(address)
  await page.getByLabel('Password').fill('ebb and flow')
  await page.getByRole('main').getByRole('button').click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Password').fill('tide table')
  await page.getByRole('main').getByRole('button').click()
  await page.getByRole('heading', { level: 1, name: 'Made twice a year, in small numbers' }).waitFor()
  expect(page.url()).toBe(address)
})

test('another visitor still needs the password after one has opened the page, and axe finds nothing on the lock screen', async () => {
  const { page } = await visit()
  await page.goto(address)
  expect([await page.getByLabel('Password').count(), await axeFindings(page)]).toEqual([1, []])
})
