import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const name = 'taalhuis'
const settings = `${place.admin(name)}/config/settings?tab=languages`
const visitor = await visit({ width: 390, height: 800, scripts: false })
const row = visitor.page.locator('nav.languages')

test('C7.30 C7.32 an owner offers the site in another language with one switch', async () => {
  await place.command('create-site', name, '--owner', 'owner@quoin.localhost')
  await page.goto(settings)
  const german = page.getByRole('switch', { name: 'Offer Deutsch' })
  await german.waitFor()
  await page.getByText('Visitors read the site in one language.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await german.press('Space')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Visitors choose a language at the foot of every page.').waitFor()
  await page.reload()
  await expect.poll(() => german.isChecked()).toBe(true)
})

test('a visitor without scripts chooses it at the foot of a page, and reads the texts of the product in it from then on', async () => {
  await visitor.page.goto(`${place.site(name)}/`)
  expect(await row.getByRole('link').allInnerTexts()).toEqual(['English', 'Deutsch'])
  await row.getByRole('link', { name: 'Deutsch' }).click()
  await expect.poll(() => row.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true')
  expect(await visitor.page.locator('a.skip').textContent()).toBe('Zum Inhalt springen')
  await visitor.page.goto(`${place.site(name)}/search`)
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('de-DE')
  await row.getByRole('link', { name: 'English' }).click()
  await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe('en-GB')
})

test('once it is no longer offered, pages have no choice', async () => {
  await page.getByRole('switch', { name: 'Offer Deutsch' }).press('Space')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Visitors read the site in one language.').waitFor()
  await expect
    .poll(async () => {
      await visitor.page.goto(`${place.site(name)}/`)
      return row.count()
    })
    .toBe(0)
  expect(complaints).toEqual([])
})
