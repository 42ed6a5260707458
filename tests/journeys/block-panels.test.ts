import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { type Editor, editorOf, freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 1000 }, await freshSession())
const dialog = page.getByRole('dialog')
let editor: Editor

/** Blocks with a list of entries: the names of their fields, and whether they show one entry at a time. */
const lists = [
  { search: 'accordion', name: 'Accordion', adds: 'Add an item', fields: ['Title', 'Text'], folds: true },
  {
    search: 'questions',
    name: 'Questions and answers',
    adds: 'Add a question',
    fields: ['Question', 'Answer'],
    folds: true,
  },
  { search: 'tabs', name: 'Tabs', adds: 'Add a tab', fields: ['Title', 'Text'], folds: true },
  { search: 'timeline', name: 'Timeline', adds: 'Add an entry', fields: ['Title', 'Text'], folds: false },
  {
    search: 'testimonials',
    name: 'Testimonials',
    adds: 'Add a testimonial',
    fields: ['Name', 'What they say'],
    folds: false,
  },
] as const

/** Puts a block on the page as its owner does. */
async function add(words: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(words)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('C2.89 code is written in colours, Tab indents it, and Escape gives Tab back', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Broncode')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  editor = await editorOf(page)
  await add('code', 'Code')
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('option', { name: 'JavaScript' }).click()
  const field = page.getByRole('textbox', { name: 'Code', exact: true })
  await field.click()
  await page.keyboard.type('if (oven) {')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('bake(12)')
  await page.keyboard.press('Enter')
  await page.keyboard.type('rest()')
  await expect.poll(() => field.inputValue()).toBe('if (oven) {\n  bake(12)\n  rest()')
  await page.locator('.code-field [data-kind=keyword]', { hasText: 'if' }).waitFor()
  await editor.canvas.locator('.code .code-keyword', { hasText: 'if' }).waitFor()
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(false)
  await editor.saved()
})

test('C2.91 Markdown in progress appears on the page beside it as visitors will see it', async () => {
  await add('markdown', 'Markdown')
  await page.getByRole('textbox', { name: 'Markdown', exact: true }).fill('## Rye\n\nTwo *nights* of rest.')
  await editor.canvas.locator('h2', { hasText: 'Rye' }).waitFor()
  await editor.canvas.locator('em', { hasText: 'nights' }).waitFor()
  await editor.saved()
})

test('B8.36 C5.69 R1.55 the panel of a video says that Vimeo Basic accounts are not supported', async () => {
  await page.route('**/api/videos/check?*', (route) => route.fulfill({ json: { state: 'basic-account' } }))
  await add('film', 'Video')
  await page.getByText('Elsewhere', { exact: true }).click()
  await page.getByLabel('Address', { exact: true }).fill('https://vimeo.com/76979871')
  await page.getByText('Vimeo Basic accounts are not supported; share a video from another account.').waitFor()
  await editor.saved()
})

test('an entry that is opened in the panel is opened on the page: answers, tabs, moments and testimonials', async () => {
  const panel = page.getByRole('complementary', { name: 'Properties' })
  const onPage = (words: string) => editor.canvas.locator('[data-entry]').getByText(words, { exact: true })
  const isSeen = (words: string) =>
    onPage(words).evaluateAll(([element]) => {
      const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      const isInside = top >= 0 && bottom <= window.innerHeight
      return isInside && height > 0 && element?.closest('[data-current]') !== null
    })
  for (const { search, name, adds, fields, folds } of lists) {
    await add(search, name)
    for (const bread of ['Rye', 'Spelt']) {
      await panel.getByRole('button', { name: adds, exact: true }).click()
      const entry = panel.locator('.q-entry').last()
      await entry.getByLabel(fields[0], { exact: true }).fill(`${name} ${bread}`)
      await entry.getByLabel(fields[1], { exact: true }).fill(`${name} with ${bread}`)
    }
    await expect.poll(() => isSeen(`${name} with Spelt`)).toBe(true)
    await panel.locator('.q-entry summary', { hasText: 'Rye' }).click()
    await expect.poll(() => isSeen(`${name} with Rye`)).toBe(true)
    expect(await onPage(`${name} with Spelt`).isVisible()).toBe(!folds)
  }
  await editor.saved()
  expect(complaints).toEqual([])
})

test('C7.44 a chosen place fills in the map; its request names its page and its position there', async () => {
  const requests: URL[] = []
  const place = { placeId: 'palace', description: 'Royal Palace, Amsterdam', mainText: 'Royal Palace' }
  const address = { addressLine1: 'Dam 1', addressLine2: '1012 JL Amsterdam', addressCountry: 'Netherlands' }
  await page.route('**/api/google-maps/places/**', (route) => {
    requests.push(new URL(route.request().url()))
    return route.fulfill({
      json: requests.at(-1)?.pathname.endsWith('/details')
        ? { placeId: 'palace', name: 'Royal Palace', lat: 52.3731, lng: 4.8914, ...address }
        : { predictions: [{ ...place, secondaryText: 'Amsterdam' }] },
    })
  })
  await add('directions', 'Map')
  await page.getByText('Google', { exact: true }).click()
  await page.getByLabel('Find an address').fill('palace')
  await page
    .getByRole('list', { name: 'Addresses found' })
    .getByRole('button', { name: /Royal Palace/ })
    .click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Latitude' }).inputValue()).toBe('52.3731')
  const details = requests.find(({ pathname }) => pathname.endsWith('/details'))
  expect(Object.fromEntries(details?.searchParams ?? [])).toEqual({
    placeId: 'palace',
    product_page: 'editor',
    product_section: 'map-block',
  })
  await editor.saved()
})

test('C2.90 on Android code is written in a plain field', async () => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' }),
  )
  await page.reload()
  editor = await editorOf(page)
  await editor.canvas.locator('.block:has(.code)').click({ position: { x: 4, y: 4 } })
  const field = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect.poll(() => field.inputValue()).toContain('bake(12)')
  expect(await page.locator('.code-field').count()).toBe(0)
  expect(complaints).toEqual([])
})
