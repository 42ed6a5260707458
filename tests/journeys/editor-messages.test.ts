import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { type Editor, editorOf, freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const config = `${place.admin('meldingen')}/config`
const { page } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const dialog = page.getByRole('dialog')
const readsSoon = (words: string) => page.getByText(words).first().waitFor()
const tile = (name: string) => page.getByRole('grid', { name: 'Media' }).getByRole('row', { name })
const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const choose = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
let editor: Editor

test('C5.66 B8.40 C9.41 R1.54 a file that is too large is named with the limit in millions of bytes, before it is uploaded', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Meldingen')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/media`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  let hasTravelled = false
  page.on(
    'request',
    (request) => (hasTravelled ||= request.method() === 'POST' && request.url().endsWith('/api/media')),
  )
  await choose('poster.png', 'image/png', Buffer.alloc(20_000_001))
  await readsSoon('File poster.png is too large; the maximum allowed size is 20 MB')
  expect(hasTravelled).toBe(false)
})

test('C8.45 C8.47 C8.55 C8.57 B8.31 B8.32 R1.57 an upload that fails says whether the file, the server or the connection was at fault', async () => {
  await choose('cut.png', 'image/png', pngStart)
  await readsSoon('Error uploading cut.png: Failed to process file.')
  await choose('tool.exe', 'application/octet-stream', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'))
  await readsSoon('Error uploading tool.exe: Failed to upload file.')
  await page.route('**/api/media', (route) => route.abort())
  await choose('notes.txt', 'text/plain', Buffer.from('Open on Sundays.'))
  await readsSoon('Error uploading notes.txt: Cannot upload file.')
  await page.unroute('**/api/media')
})

test('C4.67 C8.46 an upload in progress can be cancelled', async () => {
  await page.route('**/api/media', () => {})
  await choose('slow.txt', 'text/plain', Buffer.from('Open on Mondays.'))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await readsSoon('File processing cancelled.')
  await page.unroute('**/api/media')
})

test('C3.116 C5.64 C8.54 B8.33 C9.40 a file has a name and its size; it is not renamed to nothing, and a failure says so', async () => {
  await choose('hours.txt', 'text/plain', Buffer.alloc(3000, 'Open '))
  await tile('hours.txt').click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await readsSoon('3 KB · text/plain')
  await name.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await readsSoon('Enter a file name')
  await name.fill('opening-hours.txt')
  await page.route('**/api/media/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await readsSoon('Cannot rename file.')
  await page.unroute('**/api/media/*')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await tile('opening-hours.txt').waitFor()
})

test('C9.58 C9.59 before a file is deleted its owner reads that it cannot be undone, and that links have to be updated', async () => {
  await page.getByRole('button', { name: 'Delete file' }).click()
  await dialog.getByText('update the links to it. Deleting a file cannot be undone.').waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Delete file' }).click()
  await tile('opening-hours.txt').waitFor({ state: 'detached' })
})

test('C8.48 B8.27 C8.49 B8.28 C8.58 lists that cannot be loaded are named, and are requested again', async () => {
  const failing = async (pattern: string, screen: string, words: string) => {
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`${config}/${screen}`)
    await readsSoon(words)
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(words).waitFor({ state: 'detached' })
  }
  await failing('**/api/media?*', 'media', 'Results cannot be loaded')
  await failing('**/api/collections*', 'collections', 'Cannot load collections')
})

test('C8.42 C8.43 C8.44 C8.52 B8.34 B8.35 failures are distinguished: the network, a response without content, a missing resource', async () => {
  await page.route('**/api/redirects*', (route) => route.abort())
  await page.goto(`${config}/redirects`)
  await readsSoon('Network error')
  await page.unroute('**/api/redirects*')
  await page.route('**/api/redirects*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${config}/redirects`)
  await readsSoon('No response data for task request')
  await readsSoon('Something went wrong')
  await page.unroute('**/api/redirects*')
  await page.goto(`${config}/edit/aaaaaaaaaaaaaaaaaaaaaaaa`)
  await readsSoon('Cannot find content')
})

test('C2.75 C2.76 C2.77 C3.119 a link has a name, and leads to a page, a web address, an email address, a phone or a file, in a new window if wanted', async () => {
  await page.goto(`${config}/?frameUrl=/`)
  editor = await editorOf(page)
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('button')
  await dialog.getByText('Button', { exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const link = page.getByRole('combobox', { name: 'Links to' })
  await page.getByRole('textbox', { name: 'Button text' }).fill('Read more')
  const kinds = { '/about': 'Page of this site', 'example.com': 'Web address', 'kim@example.com': 'Email address' }
  for (const [typed, kind] of Object.entries({
    ...kinds,
    '+31 20 123 45 67': 'Phone number',
    '/s/price-list.pdf': 'File',
  })) {
    await link.fill(typed)
    await page.getByRole('option').filter({ hasText: kind }).first().waitFor()
  }
  await link.fill('example.com')
  await page.keyboard.press('Tab')
  await page.getByText('Open in a new window').click()
  const button = editor.canvas.getByRole('link', { name: 'Read more' })
  await expect.poll(() => button.getAttribute('href')).toBe('https://example.com')
  await expect.poll(() => button.getAttribute('target')).toBe('_blank')
})

test('C5.56 C5.57 C5.67 C5.68 B8.37 B8.38 B8.39 R1.56 an invalid link gets the message of its intended kind', async () => {
  const link = page.getByRole('combobox', { name: 'Links to' })
  const answers = {
    '/about us': '/about us is not a valid page URL',
    'kim@': 'Enter a valid e-mail address. E-mails must be given as name@example.com',
    'https://veld': 'Links must be given as https://example.com or example.com',
  }
  for (const [typed, sentence] of Object.entries(answers)) {
    await link.fill(typed)
    await page.keyboard.press('Tab')
    await readsSoon(sentence)
  }
})

test('C5.65 B8.41 a file of another kind than the field takes is refused by its name', async () => {
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('photo')
  await dialog.getByText('Image', { exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Choose image' }).first().click()
  await dialog.locator('input[type=file]').first().waitFor({ state: 'attached' })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await readsSoon('File menu.pdf does not appear to be a supported image file')
})
