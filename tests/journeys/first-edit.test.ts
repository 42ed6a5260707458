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
    await page.getByRole('heading', { level: 2, name }).waitFor()
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

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } })
    .png()
    .toBuffer()
}
