import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { ownerVisit, samples, soon } from '#support/editor'
import { exampleExport, temporaryFile } from '#support/export-file'
import { wordPressExport, wordPressPosts } from '#support/whole-exports'
import { within } from '#support/within'

const place = samples()
const { page, complaints } = await ownerVisit()
const unitTest = join(import.meta.dirname, '../../../shared/data/wordpress/themeunittestdata.wordpress.xml')
const file = temporaryFile(
  'garden.xml',
  exampleExport([
    {
      id: 1,
      title: 'About the garden',
      type: 'page',
      slug: 'about-the-garden',
      body: '<p>Clay, wind and patience.</p>',
    },
    { id: 2, title: 'First frost', slug: 'first-frost', body: '<p>The dahlias are black this morning.</p>' },
    { id: 3, title: 'Not yet', slug: 'not-yet', status: 'draft', body: '<p>Half a thought.</p>' },
  ]),
)

test('C2.96 an export is uploaded, looked over, imported with a bar that fills, and then read by visitors', async () => {
  await place.command('create-site', 'tuin', '--owner', 'owner@quoin.localhost')
  await page.goto(`${place.admin('tuin')}/config/imports`)
  await page.getByText('Step 1 of 3', { exact: true }).waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Import now' }).waitFor()
  await page.reload()
  await page.getByText('Step 2 of 3', { exact: true }).waitFor()
  await page.getByRole('row', { name: /First frost/ }).waitFor()
  const visitor = await visit()
  expect((await visitor.page.goto(`${place.site('tuin')}/about-the-garden`))?.status()).toBe(404)

  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor()
  await page.getByText('Step 3 of 3', { exact: true }).waitFor()
  await soon(visitor.page, `${place.site('tuin')}/about-the-garden`, async (seen) => {
    expect(await seen.locator('main').innerText()).toContain('Clay, wind and patience.')
  })
  await visitor.page.goto(`${place.site('tuin')}/blog/first-frost`)
  expect(await visitor.page.locator('main').innerText()).toContain('The dahlias are black this morning.')
  expect((await visitor.page.goto(`${place.site('tuin')}/blog/not-yet`))?.status()).toBe(404)
  expect(complaints).toEqual([])
})

test('the command first shows the planned result, as one JSON object', async () => {
  const { code, output } = await place.command('import', file, '--site', 'tuin', '--dry-run', '--json')
  const { import: whole, rows } = JSON.parse(output) as {
    import: { state: string }
    rows: { title: string; outcome: string }[]
  }
  expect([code, whole.state]).toEqual([0, 'ready'])
  expect(rows.filter(({ outcome }) => outcome === 'create')).toEqual([])
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(['First frost', 'About the garden']))
})

test('one button undoes it: visitors find no page of it, and its pages wait in the trash', async () => {
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import is undone.').waitFor()
  expect(await page.getByText(/^Step \d of/).count()).toBe(0)
  const visitor = await visit()
  for (const path of ['/about-the-garden', '/blog/first-frost', '/blog'])
    await within(2000, async () =>
      expect([path, (await visitor.page.goto(place.site('tuin') + path))?.status()]).toEqual([path, 404]),
    )
  await page.goto(`${place.admin('tuin')}/config/trash`)
  for (const title of ['About the garden', 'First frost', 'Not yet'])
    await page.getByText(title, { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
})

test.each([
  { name: 'themes', whole: temporaryFile('themes.xml', wordPressExport), posts: wordPressPosts },
  // The theme unit test of WordPress itself, where it lies beside the project.
  ...(existsSync(unitTest) ? [{ name: 'unit-test', whole: unitTest, posts: 31 }] : []),
])('an export with every kind of block is imported without a failure: $name', async ({ name, whole: path, posts }) => {
  await place.command('create-site', name, '--owner', 'owner@quoin.localhost')
  const { code, output } = await place.command('import', path, '--site', name, '--json')
  const { import: whole } = JSON.parse(output) as {
    import: { state: string; counts: { kind: string; outcome: string; n: number }[] }
  }
  expect([code, whole.state]).toEqual([0, 'done'])
  expect(whole.counts.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  expect(whole.counts.filter(({ kind }) => kind === 'post').reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(
    posts,
  )
})
