import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })

const visitors = async () => {
  const { status, text, headers } = await ask(place.port, new URL(place.site('eerste-uur')).host, '/')
  return { status, title: /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1], robots: headers['x-robots-tag'] ?? '', text }
}

test('a new site opens in the editor of its home page, which is private before it is published', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Eerste uur')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.frameLocator('iframe').getByRole('heading', { name: 'Welcome to Eerste uur' }).waitFor()
  const before = await visitors()
  expect([before.status, before.title]).toEqual([200, 'Coming soon'])
  expect(before.text).toContain('Eerste uur is being made.')
  expect(before.text).not.toContain('Welcome to')
  expect(before.text).toMatch(/<meta name="robots" content="noindex/)
})

test('the first screen lists open setup steps, and the menu has at most ten entries, one of them for selling', async () => {
  await page.goto(`${place.admin('eerste-uur')}/config`)
  await page.waitForURL(/\/config\/home$/)
  await page.getByText('0 of 7 done').waitFor()
  await page.getByText('Visitors see that your site is coming soon. They see').waitFor()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const links = () => menu.getByRole('link').allInnerTexts()
  expect(await links()).toEqual([
    'Home',
    'Pages',
    'Collections',
    'Media',
    'Design',
    'Forms',
    'Analytics',
    'Sell',
    'Members',
    'Settings',
  ])
  await menu.getByRole('link', { name: 'Settings' }).click()
  await menu.getByRole('link', { name: 'Redirects' }).waitFor()
  expect(await links()).not.toContain('Payments')
  await menu.getByRole('link', { name: 'Home' }).click()
  await page.getByText('0 of 7 done').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('publishing the home page shows it to visitors and completes a step', async () => {
  await page.getByRole('link', { name: 'Publish your site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await (await editorOf(page)).publish()
  await page.goto(`${place.admin('eerste-uur')}/config/home`)
  await page.getByText('1 of 7 done').waitFor()
  await expect.poll(async () => (await visitors()).title).toBe('Welcome to Eerste uur')
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Show what is left to set up' }).click()
  await page.getByText('1 of 7 done').waitFor()
  expect(complaints).toEqual([])
})
