import { expect, test } from 'vitest'
import { editorOf, freshSession, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())

test('bold over a whole text is undone and redone in one step each', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Vet gezet')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  const editor = await editorOf(page)
  await editor.write('Welcome to Vet gezet')
  const text = editor.canvas.locator('.ProseMirror')
  const before = await text.innerHTML()
  const bold = () => text.locator('strong').count()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await expect.poll(bold).toBeGreaterThan(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => text.innerHTML()).toBe(before)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(bold).toBeGreaterThan(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => text.innerHTML()).toBe(before)
  await page.keyboard.press('Escape')
  await editor.saved()
  expect(complaints).toEqual([])
})
