import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'
import { join } from 'node:path'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const archive = join(temporaryFolder('quoin-archive'), 'reisgoed.zip')
const visitors = (site: string, path: string) => ask(place.port, new URL(place.site(site)).host, path)

async function newSite(title: string, start = 'Import'): Promise<void> {
  await page.goto(`${place.platform}/new`)
  await page.locator('.start', { has: page.getByText(start, { exact: true }) }).click()
  await page.getByLabel('Site title').fill(title)
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\//)
}

test('an owner exports a site and downloads the archive', async () => {
  // A separate site, because the import takes the title of the exported one.
  await newSite('Reisgoed', 'Kade 9')
  await page.goto(`${place.admin('reisgoed')}/config`)
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByRole('link', { name: 'Export', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Export', level: 1 }).waitFor()
  await page.getByText('Nothing has been exported yet.').waitFor()
  await page.getByRole('button', { name: 'Export site' }).click()
  const link = page.getByRole('link', { name: /^Download reisgoed-[\d-]+\.zip/ })
  await link.waitFor({ timeout: 60_000 })
  expect(await axeFindings(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  await download.saveAs(archive)
  expect(download.suggestedFilename()).toMatch(/^reisgoed-[\d-]+\.zip$/)
})

test('the archive is imported into a new site, which then is the same shop', async () => {
  await newSite('Reisgoed elders')
  await page.goto(`${place.admin('reisgoed-elders')}/config/export`)
  await page.locator('input[type=file]').setInputFiles(archive)
  await page.getByRole('dialog').getByText('replaces the pages it was begun with').waitFor()
  await page.getByRole('button', { name: 'Bring in', exact: true }).click()
  await page.getByText(/rows and \d+ files were brought in/).waitFor({ timeout: 60_000 })
  expect(await axeFindings(page)).toEqual([])
  const [old, moved] = await Promise.all([visitors('reisgoed', '/shop'), visitors('reisgoed-elders', '/shop')])
  expect(moved.status).toBe(200)
  const products = (text: string) =>
    [...text.matchAll(/href="(\/shop\/p\/[^"?#]+|\/shop\/[^"?#]+)"/g)].map(([, href]) => href)
  expect(products(moved.text).length).toBeGreaterThan(5)
  expect(products(moved.text)).toEqual(products(old.text))
})

test('a file that is no archive, and a site with content, are refused in words', async () => {
  await page.locator('input[type=file]').setInputFiles(archive)
  await page.getByRole('button', { name: 'Bring in', exact: true }).click()
  await page.getByText(/This site already has content/).waitFor({ timeout: 60_000 })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') })
  await page.getByRole('button', { name: 'Bring in', exact: true }).click()
  await page.getByText(/This file is not the archive of a site/).waitFor({ timeout: 60_000 })
  expect((await visitors('reisgoed-elders', '/shop')).status).toBe(200)
  expect(complaints).toEqual([])
})

test('the command line does both', async () => {
  const file = join(temporaryFolder('quoin-archive'), 'by-command.zip')
  const exported = await place.command('export', 'site', file, '--site', 'reisgoed')
  expect([exported.code, exported.output]).toEqual([0, expect.stringMatching(/rows and \d+ files/)])
  await newSite('Reisgoed opnieuw')
  const rehearsed = await place.command('import', file, '--site', 'reisgoed-opnieuw', '--dry-run')
  expect(rehearsed.output).toContain('Nothing was changed.')
  const brought = await place.command('import', file, '--site', 'reisgoed-opnieuw')
  expect([brought.code, brought.output]).toEqual([0, expect.stringContaining('The import is done.')])
  const twice = await place.command('import', file, '--site', 'reisgoed-opnieuw')
  expect(twice.code).not.toBe(0)
  await expect.poll(async () => (await visitors('reisgoed-opnieuw', '/')).status).toBe(200)
})
