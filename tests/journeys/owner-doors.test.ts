import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'

const place = samples()
const config = `${place.admin('overgave')}/config`
const folder = temporaryFolder('quoin-replaced')
const owner = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const { page } = owner
// Each test opens screens that this browser has not loaded yet.

const visitors = async (path: string) => {
  const { status, text } = await ask(place.port, new URL(place.site('overgave')).host, path)
  return [status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]]
}

async function drawing(name: string, width: number): Promise<string> {
  const file = join(folder, name)
  writeFileSync(
    file,
    await sharp({ create: { width, height: 80, channels: 3, background: '#3458a0' } })
      .png()
      .toBuffer(),
  )
  return file
}

test('pages that visitors do not see yet are in one list, and the chosen ones go live', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Overgave')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/unpublished`)
  await page.getByRole('row', { name: /Home/ }).getByRole('checkbox').click({ force: true })
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish one' }).click()
  await page.getByText('One part of the site is live.').waitFor()
  await page.getByRole('row', { name: /Home/ }).waitFor({ state: 'detached' })
  await expect.poll(() => visitors('/')).toEqual([200, 'Welcome to Overgave'])
})

test('a page is sent for review, taken back, made private and shown again from the list of pages', async () => {
  await page.goto(`${config}/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Hours')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit\//)
  await page.goto(`${config}/pages`)
  await page.getByRole('row', { name: /^Hours/ }).click()
  const detail = page.locator('.page-detail')
  await detail.getByRole('button', { name: 'Ask for review' }).click()
  await detail.getByText('Needs review').waitFor()
  await detail.getByRole('button', { name: 'Back to draft' }).click()
  await detail.getByText('Draft', { exact: true }).waitFor()
  await page.goto(`${config}/unpublished`)
  await page.getByRole('row', { name: /Hours/ }).waitFor()
  await page.getByRole('row', { name: /Hours/ }).getByRole('checkbox').click({ force: true })
  await page.getByRole('button', { name: 'Publish one' }).click()
  await expect.poll(async () => (await visitors('/hours'))[0]).toBe(200)
  await page.goto(`${config}/pages`)
  await page.getByRole('row', { name: /^Hours/ }).click()
  await detail.getByRole('button', { name: 'Make private' }).click()
  await detail.getByText('Private', { exact: true }).waitFor()
  await expect.poll(async () => (await visitors('/hours'))[0]).toBe(404)
  await detail.getByRole('button', { name: 'Show to visitors again' }).click()
  await detail.getByText('Published', { exact: true }).waitFor()
  await expect.poll(async () => (await visitors('/hours'))[0]).toBe(200)
})

test('a file is replaced everywhere it is used, after the owner has read its uses', async () => {
  await page.goto(`${config}/media`)
  await page.locator('input[type=file]').setInputFiles(await drawing('first.png', 120))
  await page.getByRole('row', { name: 'first.png' }).click()
  await page.getByText('120 × 80').waitFor()
  await page.getByRole('button', { name: 'Replace the file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('It is not used on the site.').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(await drawing('second.png', 240))
  await page.getByText('The new file shows everywhere the old one did.').waitFor()
  await page.getByText('240 × 80').waitFor()
})

test('a site that its owner deletes is hidden from visitors at once, and is restored from the list of sites', async () => {
  await page.goto(`${config}/settings?tab=advanced`)
  await page.getByRole('tab', { name: 'Advanced' }).click()
  await page.getByRole('button', { name: 'Delete site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete site' })
  const remove = dialog.getByRole('button', { name: 'Delete site' })
  await dialog.getByRole('textbox').fill('overgav')
  expect(await remove.isDisabled()).toBe(true)
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('textbox').fill('overgave')
  await remove.click()
  await page.waitForURL((url) => url.pathname === '/')
  const card = page.getByRole('listitem').filter({ hasText: 'Overgave' })
  await card.getByText('Removed', { exact: true }).waitFor()
  expect(await card.getByRole('button', { name: 'Open', exact: true }).count()).toBe(0)
  // The same answer as at an address that never was a site.
  expect((await visitors('/'))[0]).toBe(421)
  await page.goto(`${config}/pages`)
  expect(await page.getByRole('row', { name: /^Hours/ }).count()).toBe(0)

  await page.goto(place.platform)
  await card.getByRole('button', { name: 'Restore' }).click()
  await card.getByRole('button', { name: 'Open', exact: true }).waitFor()
  await expect.poll(() => visitors('/')).toEqual([200, 'Welcome to Overgave'])
})
