import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { openEditor, samples, soon } from '#support/editor'

const place = samples()
const { page, complaints } = await visit()

test('a printed link signs the first owner in, and shows the sample sites', async () => {
  await page.goto(place.link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Your sites' }).waitFor()
  for (const name of ['Bakkerij Korenbloem', 'Kade 9', 'Lichtval'])
    await page.getByRole('heading', { level: 2, name }).first().waitFor()
})

test('the link does not sign in twice', async () => {
  const other = await visit()
  await other.page.goto(place.link)
  expect(await other.page.locator('main').textContent()).toContain('This link no longer works')
  expect(await other.context.cookies().then((cookies) => cookies.some(({ name }) => name === '__Host-quoin'))).toBe(
    false,
  )
})

test('a paragraph and an image changed on the canvas reach the visitor together, once they are published', async () => {
  const visitor = await visit()
  const address = `${place.site('lichtval')}/about`
  const editor = await openEditor(page, 'lichtval', 'About')

  await editor.write('borrowed Leica')
  await editor.canvas.getByText('Ilse Verhulst started').click({ clickCount: 3 })
  await page.keyboard.type('Ilse Verhulst started with a box camera and a bicycle.')
  await page.keyboard.press('Escape')
  await editor.block('Not the photographer').click()
  await page.getByRole('button', { name: 'Replace' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await photo() })
  await dialog.waitFor({ state: 'detached' })
  await editor.saved()

  await visitor.page.goto(address)
  const shownBefore = await visitor.page.locator('main img').getAttribute('src')
  expect(await visitor.page.locator('main').textContent()).toContain('borrowed Leica')
  await editor.publish()
  const [live] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'See it live' }).click(),
  ])
  await live.waitForURL(address)
  await live.close()
  await soon(visitor.page, address, async (seen) => {
    expect(await seen.locator('main').textContent()).toContain('box camera and a bicycle')
    expect(await seen.locator('main img').getAttribute('src')).not.toBe(shownBefore)
  })
  const drawn = await visitor.page
    .locator('main img')
    .evaluate((image) => (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth))
  expect(drawn).toBeGreaterThan(0)
  expect([...complaints, ...visitor.complaints]).toEqual([])
})

test('a text opens where it is pressed twice, also where the first press has drawn a handle of its frame', async () => {
  const editor = await openEditor(page, 'kade-9', 'Workshop')
  const block = editor.block('older than the building')
  await block.scrollIntoViewIfNeeded()
  const { x, y, width } = (await block.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.dblclick(x + width / 2, y + 2)
  await editor.canvas.locator('.ProseMirror:focus', { hasText: 'older than the building' }).waitFor()
})

test('a header is edited in its own colours and spacing', async () => {
  await page.goto(`${place.admin('kade-9')}/config/pages`)
  await page.getByRole('link', { name: 'Header', exact: true }).click()
  const header = page.frameLocator('.e-stage iframe').locator('header.site-header')
  await header.locator('.block').first().waitFor()
  const looks = (element: Element) => {
    const { backgroundColor, borderBottomWidth } = getComputedStyle(element)
    return [backgroundColor, borderBottomWidth]
  }
  const room = (section: Element) => Number.parseFloat(getComputedStyle(section).paddingBlockStart)
  const visitor = await visit()
  await visitor.page.goto(`${place.site('kade-9')}/`)
  const seen = visitor.page.locator('header.site-header')
  expect(await header.evaluate(looks)).toEqual(await seen.evaluate(looks))
  expect(await header.locator('.section').first().evaluate(room)).toBeGreaterThan(10)
})

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } })
    .png()
    .toBuffer()
}
