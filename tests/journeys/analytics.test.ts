import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { layoutFaults } from '#support/layout-faults'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const config = `${place.admin('molen')}/config`
const home = `${place.site('molen')}/`

test('an owner asks visitors, and one who accepts on a phone came by a campaign', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Molen')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await (await editorOf(page)).publish()
  await page.goto(`${config}/cookies`)
  await page.getByText('Show the cookie banner').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  const { page: window } = await visit({ width: 390, height: 844, isNamed: true })
  await window.goto(`${home}?utm_source=krant&utm_campaign=herfst`)
  const told = window.waitForResponse((response) => response.url().includes('/api/census/RecordHit'))
  await window.getByRole('button', { name: 'Accept' }).first().click()
  expect((await told).status()).toBe(204)
})

test('the owner sees the visitor, the source, the campaign and the phone, and downloads the same as CSV', async () => {
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const csv = () => page.evaluate(async () => (await fetch('/api/analytics/report.csv?period=month')).text())
  await expect.poll(csv).toMatch(/^sources,krant,,1,/m)
  await page.goto(`${config}/analytics`)
  await rowOf('krant').waitFor()
  await rowOf('herfst').waitFor()
  await rowOf('Phone').waitFor()
  expect(complaints).toEqual([])
})

test.each([390, 768, 1440])('the report has no fault of layout or accessibility at a width of %i', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${config}/analytics`)
  await page.getByRole('heading', { name: 'Sources' }).waitFor()
  expect(await layoutFaults(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})
