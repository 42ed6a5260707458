import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples, soon } from '#support/editor'
import { layoutFaults } from '#support/layout-faults'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 390, height: 844, touch: true })
const canvas = page.frameLocator('.e-stage iframe')
const dialog = page.getByRole('dialog')

test('on a phone an owner changes a text by touch', async () => {
  await newSite(page, 'Onderweg')
  await page.goto(`${place.admin('onderweg')}/config/?frameUrl=/`)
  const editor = await editorOf(page)
  await editor.block('Vandaag uit de oven').tap()
  await page.getByText('Tap “Edit text” to change what it says.').waitFor()
  await page.getByText('select words and tap the highlighter').waitFor()
  expect(await page.getByText('Double-click').count()).toBe(0)
  await page.getByRole('button', { name: 'Edit text' }).tap()
  await canvas.locator('.ProseMirror:focus').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Morgen uit de oven, voor wie vandaag bestelt en morgenochtend langskomt')
  await editor.saved()
})

test('every button above the page is wide enough for a finger', async () => {
  const widths = await page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().width)))
  expect(widths.length).toBeGreaterThan(6)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(28)
})

test('the whole dialog for publishing is on the screen, and a touch publishes', async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await dialog.getByText('Morgen uit de oven').waitFor()
  expect(await layoutFaults(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).tap()
  await dialog.waitFor({ state: 'detached' })
  const visitor = await visit({ width: 390, height: 844 })
  await soon(visitor.page, `${place.site('onderweg')}/`, async (seen) => {
    expect(await seen.locator('main').innerText()).toContain('Morgen uit de oven')
  })
  expect(complaints).toEqual([])
})
