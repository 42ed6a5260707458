import { expect, test } from 'vitest'
import { fontFamilies } from '#platform/theme'
import { stylePage } from '#support/style-page'

const { page, origin, served } = await stylePage()
const firstOf = (stack: string) => stack.split(',')[0]?.replaceAll('"', '')
const openFonts = () => page.getByRole('button', { name: /^Headings:/ }).click()
const offers = () => page.getByRole('dialog', { name: 'Headings' }).getByRole('listitem').getByRole('button')

test('C7.51 C2.82 the style sheet of the font service shows each family of the picker in its own face', async () => {
  await page.goto(`${origin}/`)
  await openFonts()
  const faces = () =>
    offers()
      .locator('.d-font-name')
      .evaluateAll((all) => all.map((offer) => getComputedStyle(offer).fontFamily))
  await expect.poll(async () => (await faces()).map(firstOf)).toEqual(fontFamilies)
  await page.waitForFunction(
    (families) => families.every((family) => document.fonts.check(`16px "${family}"`)),
    [...fontFamilies],
  )
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0)
  await page.getByRole('button', { name: 'Fraunces', exact: true }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe('Fraunces 600')
})

test('C2.79 C2.81 C2.83 fonts are searched by name, and are those of the style guide or all available ones', async () => {
  await page.goto(`${origin}/`)
  await openFonts()
  await page.getByRole('radio', { name: 'Style guide' }).click({ force: true })
  await expect
    .poll(() => offers().allInnerTexts())
    .toEqual([expect.stringContaining('Instrument Sans'), expect.stringContaining('Inter')])
  await page.getByRole('radio', { name: 'All fonts' }).click({ force: true })
  await expect.poll(() => offers().count()).toBe(fontFamilies.length)
  await page.getByPlaceholder('Search fonts').fill('grotes')
  await expect
    .poll(() => offers().allInnerTexts())
    .toEqual([expect.stringContaining('Space Grotesk'), expect.stringContaining('Bricolage Grotesque')])
  await page.getByPlaceholder('Search fonts').fill('comic')
  await page.getByText('No font matches.').waitFor()
})

test('a font is previewed while the pointer or the focus rests on it, and leaving or Escape ends that without a change', async () => {
  await page.goto(`${origin}/`)
  const looked = () => page.locator('#looked').textContent()
  const heading = () => page.locator('#heading').textContent()
  const own = await heading()
  await openFonts()
  await page.getByRole('button', { name: 'Lora', exact: true }).hover()
  await expect.poll(looked).toContain('"heading":{"family":"Lora"')
  await page.getByPlaceholder('Search fonts').hover()
  await expect.poll(looked).toBe('own')
  await page.getByPlaceholder('Search fonts').fill('grotes')
  await page.keyboard.press('Tab')
  await expect.poll(looked).toContain('"heading":{"family":"Space Grotesk"')
  await page.keyboard.press('Escape')
  await offers().first().waitFor({ state: 'detached' })
  expect([await looked(), await heading()]).toEqual(['own', own])
})

test('C8.51 a font whose file cannot be loaded is named, and can be chosen all the same', async () => {
  served.lost = 'lora'
  await page.goto(`${origin}/`)
  await openFonts()
  await page.getByText('Cannot load a preview for Lora.').waitFor()
  served.lost = ''
})

test('C8.50 B8.29: where the font service does not respond the panel says so, and asks it again', async () => {
  served.hasFonts = false
  await page.goto(`${origin}/`)
  const sentence = page.getByText('Fonts cannot be loaded')
  await sentence.waitFor()
  served.hasFonts = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await sentence.waitFor({ state: 'detached' })
})

test('C8.35 a font that the service lacks is thrown and reported, and the panel names its replacement', async () => {
  const reported = page.waitForEvent('pageerror')
  await page.goto(`${origin}/?older`)
  expect((await reported).message).toContain('There is no font called “Playfair Display” here.')
  const sentence = page.getByText(
    'The font Playfair Display is not available. Headings use Fraunces instead: keep it, or choose another.',
  )
  await sentence.waitFor()
  await page.getByRole('button', { name: 'Keep Fraunces' }).click()
  await sentence.waitFor({ state: 'detached' })
  expect(await page.locator('#heading').textContent()).toBe('Fraunces 700')
})

test('C2.80: fonts are of seven kinds, and the picker shows those of one', async () => {
  await page.goto(`${origin}/`)
  await openFonts()
  await page.getByRole('button', { name: /Kind/ }).click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual(['Every kind', 'Sans serif', 'Serif', 'Display', 'Script', 'Slab serif', 'Mono', 'Other'])
  const families = () => page.getByRole('dialog', { name: 'Headings' }).locator('.d-font-name').allInnerTexts()
  const ofKind: Record<string, string[]> = {}
  for (const kind of ['Display', 'Script', 'Slab serif', 'Other']) {
    await options.filter({ hasText: new RegExp(`^${kind}$`) }).click()
    await options.first().waitFor({ state: 'detached' })
    ofKind[kind] = await families()
    await page.getByRole('button', { name: /Kind/ }).click()
  }
  expect(ofKind).toEqual({
    Display: ['Fraunces'],
    Script: ['Dancing Script'],
    'Slab serif': ['Bitter'],
    Other: ['Grenze Gotisch'],
  })
})
