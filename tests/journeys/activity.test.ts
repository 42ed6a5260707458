import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const config = `${place.admin('dagboek')}/config`
const { page } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
// Each test opens screens that this browser has not loaded yet.

const act = (name: string) => page.getByRole('row', { name })

test('the activity names each action and its author in words, and leads to the place of each action', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Dagboek')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  const home = new URL(page.url()).pathname
  await page.goto(`${config}/unpublished`)
  await page.getByRole('row', { name: /Home/ }).getByRole('checkbox').click({ force: true })
  await page.getByRole('button', { name: 'Publish one' }).click()
  await page.getByText('One part of the site is live.').waitFor()
  await page.goto(`${config}/settings?tab=business`)
  await page.getByLabel('Business name').fill('Dagboek & Co')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Saved').first().waitFor()

  await page.goto(`${config}/activity`)
  const settings = act('Changed settings')
  await settings.getByRole('link', { name: 'Business' }).waitFor()
  expect(await settings.innerText()).toContain('owner@quoin.localhost')
  const published = act('Published')
  expect(await published.getByRole('link', { name: 'Home', exact: true }).getAttribute('href')).toBe(home)
  expect(await page.getByRole('grid', { name: 'Activity' }).innerText()).not.toMatch(/[0-9a-f]{24}/)
  expect(await axeFindings(page, { within: '#content' })).toEqual([])
  await settings.getByRole('link', { name: 'Business' }).click()
  await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('Dagboek & Co')
})
