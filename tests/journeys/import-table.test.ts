import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, samples, soon } from '#support/editor'
import { temporaryFile } from '#support/export-file'
import { zipOf } from '#support/zip-file'

const place = samples()
const { page, complaints } = await ownerVisit()
const visitor = await visit()
const imports = `${place.admin('kaasmarkt')}/config/imports`

async function upload(name: string, content: string | Uint8Array): Promise<void> {
  await page.goto(imports)
  await page.locator('input[type=file]').setInputFiles(temporaryFile(name, content))
}

async function importNow(): Promise<void> {
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor({ timeout: 60_000 })
}

async function undo(): Promise<void> {
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import is undone.').waitFor({ timeout: 60_000 })
}

test('a table of unknown columns is mapped, previewed, imported, seen by visitors, and undone', async () => {
  await place.command('create-site', 'kaasmarkt', '--owner', 'owner@quoin.localhost')
  await upload(
    'kaas.csv',
    'wat;hoeveel;notitie;Maat\nOude kaas;12,50;scherp;500 g\n;22,00;;1 kg\nJonge kaas;9,75;zacht;500 g\n',
  )
  await page.getByRole('heading', { name: 'What the columns hold' }).waitFor()
  const goOn = page.getByRole('button', { name: 'Show the preview' })
  expect(await goOn.isDisabled()).toBe(true)
  await page.getByText('No column is chosen yet for: Title, Price.').waitFor()
  await page.getByText('Oude kaas · Jonge kaas').waitFor()
  for (const [column, field] of [
    ['wat', 'Title (needed)'],
    ['hoeveel', 'Price (needed)'],
    ['notitie', 'Description'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`What “${column}” holds`) }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  expect(await axeFindings(page)).toEqual([])
  await goOn.click()
  await page
    .getByRole('row', { name: /Oude kaas/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Change what the columns hold' }).click()
  await page.getByText('That is all it takes.').waitFor()
  await goOn.click()
  await page.getByRole('button', { name: 'Change what the columns hold' }).waitFor()
  await page.getByText(/does not say which currency its prices are in/).waitFor()
  await importNow()
  await page.goto(`${place.admin('kaasmarkt')}/config/products`)
  await page.getByText('Oude kaas').first().waitFor()
  await page.getByText('Jonge kaas').first().waitFor()
  await soon(visitor.page, place.site('kaasmarkt'), async (seen) => {
    expect(await seen.locator('main').innerText()).toContain('Oude kaas')
  })

  await page.goto(imports)
  await page.getByRole('row', { name: /kaas\.csv/ }).click()
  await undo()
  await page.goto(`${place.admin('kaasmarkt')}/config/products`)
  await page.getByRole('heading', { name: 'Products' }).first().waitFor()
  await expect.poll(() => page.getByText('Oude kaas').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a folder of Markdown, a list of people and a list of redirects: chosen, previewed, imported, undone', async () => {
  await upload(
    'notes.zip',
    await zipOf({
      'posts/2024-05-01-rind.md': '---\ntitle: About rinds\n---\nA rind is *alive*.\n\n![Rind](rind.png)\n',
      'pages/cellar.md': '---\ntitle: The cellar\n---\nTwelve degrees, all year.\n',
    }),
  )
  await page.getByRole('row', { name: /About rinds/ }).waitFor()
  await importNow()
  await soon(visitor.page, `${place.site('kaasmarkt')}/cellar`, async (seen) => {
    expect(await seen.locator('main').innerText()).toContain('Twelve degrees')
  })
  await page.getByRole('heading', { name: 'Old addresses' }).waitFor()
  await undo()

  await upload('people.csv', 'Email Address,First Name,OPTIN_TIME\nada@x.example,Ada,2024-01-02 10:00:00\n')
  await page.getByRole('row', { name: /ada@x\.example/ }).waitFor()
  await importNow()
  await undo()

  await upload('redirects.csv', 'Redirect from,Redirect to\n/winkel/oud,/cart\n/nergens,\n')
  await page.getByRole('row', { name: /\/winkel\/oud/ }).waitFor()
  await page
    .getByText('This row has no old address, or nothing that it leads to.')
    .filter({ visible: true })
    .first()
    .waitFor()
  await importNow()
  await soon(visitor.page, `${place.site('kaasmarkt')}/winkel/oud`, async (seen) => {
    expect(new URL(seen.url()).pathname).toBe('/cart')
  })
  await undo()
  await expect.poll(async () => (await visitor.page.goto(`${place.site('kaasmarkt')}/winkel/oud`))?.status()).toBe(404)
  expect(complaints).toEqual([])
})

test('a list of old addresses is checked, and a broken one gets a target', async () => {
  await upload(
    'blog.csv',
    'Title,Slug,Plain Content,Rich Content,Post Page URL,Published Date,ID\nFirst,first,Hello there,,/post/first,2024-01-02T10:00:00Z,1\n',
  )
  await page.getByRole('row', { name: /First/ }).first().waitFor()
  await importNow()
  await page.getByRole('button', { name: 'Check a list of addresses' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill('https://old.example/post/first\n/oude-pagina\n')
  await dialog.getByRole('button', { name: 'Check', exact: true }).click()
  await dialog.getByText('2 addresses checked, 1 lead nowhere.').waitFor()
  await dialog.getByRole('textbox', { name: /Where \/oude-pagina leads/ }).fill('/post/first')
  await dialog.getByRole('button', { name: 'Redirect' }).first().click()
  await dialog.getByText('2 addresses checked, 0 lead nowhere.').waitFor()
  expect(complaints).toEqual([])
})
