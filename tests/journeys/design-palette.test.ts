import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '#platform/theme'
import { axeFindings } from '#support/axe'
import { editorOf, freshSession, openEditor, ownerVisit, samples, soon } from '#support/editor'
import { newSite } from '#support/new-site'
import { temporaryFolder } from '#support/temporary-folder'

const place = samples()
const config = `${place.admin('kleurrijk')}/config`
const files = temporaryFolder('quoin-palette')
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const colours = page.getByRole('list', { name: 'System colours' })
const hexOf = async (id: string) => (await colours.locator(`[data-id=${id}] code`).innerText()).trim()
const chooseBy = async (mode: string) => {
  await page.getByRole('button', { name: /How to choose/ }).click()
  await page.getByRole('option', { name: mode }).click()
}

test('C2.37 C2.38 an owner chooses a preset in the design editor, below /config/design, and reverts it', async () => {
  await newSite(page, 'Kleurrijk')
  await page.goto(`${config}/pages`)
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await links.first().waitFor()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.filter((path) => !path.startsWith('/config'))).toEqual([])
  await page.getByRole('link', { name: 'Design' }).click()
  await page.waitForURL(/\/config\/design$/)
  await chooseBy('Presets')
  const before = await hexOf('lightAccent')
  await page.getByRole('button', { name: 'Complementary' }).click()
  await expect.poll(() => hexOf('lightAccent')).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => hexOf('lightAccent')).toBe(before)
  expect(await axeFindings(page, { frames: false })).toEqual([])
})

test('a preset is previewed on the page while the pointer or the focus rests on it, and a chosen one is one step', async () => {
  const preview = page.frameLocator('.d-preview iframe')
  const accentOnPage = () =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-lightAccent').trim())
  const own = await accentOnPage()
  const kept = await hexOf('lightAccent')
  const preset = page.getByRole('button', { name: 'Complementary' })
  await preset.hover()
  await expect.poll(accentOnPage).not.toBe(own)
  const offered = await accentOnPage()
  expect(await hexOf('lightAccent')).toBe(kept)
  await page.getByRole('heading', { name: 'Design' }).first().hover({ force: true })
  await expect.poll(accentOnPage).toBe(own)
  await preset.focus()
  await expect.poll(accentOnPage).toBe(offered)
  await page.keyboard.press('Tab')
  await expect.poll(accentOnPage).not.toBe(offered)
  await preset.click()
  await expect.poll(() => hexOf('lightAccent')).not.toBe(kept)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => hexOf('lightAccent')).toBe(kept)
})

test('Design is opened from the editor, previews pages of the site in unsaved styles at both widths, and leads back', async () => {
  const preview = page.frameLocator('.d-preview iframe')
  const { canvas } = await openEditor(page, 'kleurrijk', 'Brood')
  const words = await canvas.locator('main h1').first().innerText()
  await page.getByRole('link', { name: 'Design of the site' }).click()
  await preview.locator('main h1', { hasText: words }).waitFor()
  await preview.locator('.site-header', { hasText: 'Kleurrijk' }).waitFor()
  expect(await preview.locator('html').evaluate(() => innerWidth)).toBeGreaterThan(1000)
  await page.getByRole('radio', { name: 'Phone' }).click({ force: true })
  await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(390)
  await chooseBy('Presets')
  const light = () =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-lightAccent').trim())
  const before = await light()
  await page.getByRole('button', { name: 'Complementary' }).click()
  await expect.poll(light).not.toBe(before)
  const after = await light()
  await page.getByRole('button', { name: /Page in the preview/ }).click()
  await page.getByRole('option', { name: 'Welkom' }).click()
  await preview.locator('main h1', { hasText: 'Brood heeft tijd nodig' }).waitFor()
  expect(await light()).toBe(after)
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await (await editorOf(page)).canvas.locator('main h1', { hasText: words }).waitFor()
  const accent = () =>
    canvas.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-lightAccent').trim())
  expect(await accent()).toBe(after)
  await page.goto(`${config}/design`)
  await preview.locator('main h1', { hasText: 'Brood heeft tijd nodig' }).waitFor()
})

test('a colour that is hard to read is named with its contrast, and one press mends it by its lightness', async () => {
  await chooseBy('Custom Colors')
  const hints = () => page.getByText(/is hard to see/).count()
  const field = page.getByRole('textbox', { name: 'Bright' })
  await field.fill('#ffee00')
  await field.press('Tab')
  await page
    .getByText(/“Bright” on “Lightest” is hard to see: the contrast is 1\.\d:1, and buttons need 3:1\./)
    .waitFor()
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await page.getByRole('button', { name: 'Make “Bright” readable' }).click()
  await expect.poll(hints).toBe(0)
  const mended = await hexOf('accent')
  expect(contrast(mended, await hexOf('white'))).toBeGreaterThanOrEqual(3)
  expect(contrast(mended, await hexOf('lightAccent'))).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => hexOf('accent')).toBe('#ffee00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(hints).toBe(0)
})

test('a font is previewed on the page before it is chosen, and all changes are discarded by one press', async () => {
  const discard = page.getByRole('button', { name: 'Discard changes' })
  const heading = page.frameLocator('.d-preview iframe').locator('main h1').first()
  const fontOnPage = () => heading.evaluate((words) => getComputedStyle(words).fontFamily)
  await page.goto(`${config}/design`)
  await heading.waitFor()
  const settings = () =>
    page.evaluate(async () => {
      const { pages } = await (await fetch('/api/pages?kind=styles')).json()
      const { document } = await (await fetch(`/api/documents/${pages[0].id}`)).json()
      return document.settings as Record<string, unknown>
    })
  const [ownFont, ownSettings] = [await fontOnPage(), await settings()]
  expect(await discard.isDisabled()).toBe(true)
  await page.getByRole('button', { name: /^Headings:/ }).click()
  await page.getByRole('button', { name: 'Lora', exact: true }).hover()
  await expect.poll(fontOnPage).toContain('Lora')
  await page.keyboard.press('Escape')
  await expect.poll(fontOnPage).toBe(ownFont)
  await page.getByRole('button', { name: /^Headings:/ }).click()
  await page.getByRole('button', { name: 'Lora', exact: true }).click()
  await chooseBy('Presets')
  await page.getByRole('button', { name: 'Monochrome' }).click()
  await page.getByRole('radio', { name: 'Pill' }).click({ force: true })
  await page.getByRole('switch', { name: 'Line below' }).press('Space')
  await expect.poll(settings).toMatchObject({ heading: { family: 'Lora' }, button: { shape: 'pill' } })
  await discard.click()
  await expect.poll(settings).toEqual(ownSettings)
  expect([await fontOnPage(), await discard.isDisabled()]).toEqual([ownFont, true])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(fontOnPage).toContain('Lora')
  await discard.click()
  await expect.poll(settings).toEqual(ownSettings)
})

test('a palette is taken from an image of the library, stays after a reload, and visitors get it once it is published', async () => {
  const file = join(files, 'sea.png')
  const sea = { create: { width: 200, height: 150, channels: 3 as const, background: '#0a7d8c' } }
  writeFileSync(file, await sharp(sea).png().toBuffer())
  await chooseBy('From Image')
  await page.getByRole('button', { name: 'Choose image' }).click()
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
  await expect.poll(() => hexOf('accent')).toBe('#0a7d8c')
  const light = await hexOf('lightAccent')
  await page.reload()
  await expect.poll(() => hexOf('lightAccent')).toBe(light)
  await page.getByRole('button', { name: 'Publish styles' }).click()
  await page.getByText('The styles are published.').waitFor()
  await soon(page, place.site('kleurrijk'), async (visited) => {
    const accent = () =>
      visited.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim())
    expect(await accent()).toBe('#0a7d8c')
  })
  expect(complaints).toEqual([])
})
