import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, freshSession, ownerVisit, samples, soon } from '#support/editor'

const place = samples()
const name = 'terugweg'
const { page } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const visitor = await visit()

/** Waits until visitors see these words on the home page. */
const shown = (words: string) =>
  soon(visitor.page, place.site(name), async (seen) =>
    expect(await seen.locator('main').textContent()).toContain(words),
  )
const publicationsScreen = async () => {
  await page.goto(`${place.admin(name)}/config/publications`)
  await page.getByRole('heading', { name: 'Publications' }).waitFor()
}

test('an owner publishes the home page of a new site, and then another version of it', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Terugweg')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  const editor = await editorOf(page)
  await editor.publish()
  await shown('Welcome to Terugweg')

  await editor.write('Welcome to Terugweg')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('All new')
  await page.keyboard.press('Escape')
  await editor.saved()
  await editor.publish()
  await shown('All new')
})

test('the owner rolls back the last publication after reading its effect, and undoes that', async () => {
  await publicationsScreen()
  expect(await axeFindings(page, { within: '#content' })).toEqual([])
  await page
    .getByRole('button', { name: /^Roll back this publication/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Roll back this publication' })
  await dialog.getByText('The earlier version is shown again').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Roll back', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('One part of the site is as it was before.').waitFor()
  await shown('Welcome to Terugweg')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Visitors see the publication again.').waitFor()
  await shown('All new')
})
