import { expect, test } from 'vitest'
import { stylePage } from '#support/style-page'

const { page, origin } = await stylePage()
const value = () => page.locator('#value').textContent()
async function opened(): Promise<void> {
  await page.goto(`${origin}/`)
  await page
    .getByRole('button', { name: /^Bright/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Bright' }).waitFor()
}

test('C2.84 C2.85 the picker has a map, sliders for hue and transparency, and numbers', async () => {
  await opened()
  expect(
    await page
      .getByRole('dialog')
      .getByRole('slider', { name: /colour map|saturation|brightness/i })
      .count(),
  ).toBeGreaterThan(0)
  expect(await page.getByRole('slider', { name: 'Hue' }).count()).toBe(1)
  expect(await page.getByRole('slider', { name: 'Transparency' }).count()).toBe(1)
  for (const name of ['Saturation', 'Lightness', 'Alpha', 'Hex'])
    expect(await page.getByRole('textbox', { name, exact: true }).count()).toBe(1)
  await page.getByRole('textbox', { name: 'Lightness' }).fill('20')
  await page.keyboard.press('Enter')
  await expect.poll(value).toMatch(/^#0[a-f0-9]{5}$/)
  await page.getByRole('slider', { name: 'Transparency' }).focus()
  await page.keyboard.press('PageDown')
  await expect.poll(value).toMatch(/^rgba\(.*0\.9\)$/)
})

test('C2.86 numbers are written as HSL or as RGB', async () => {
  await opened()
  await page.getByText('RGB', { exact: true }).click()
  expect(await page.getByRole('textbox', { name: 'Red' }).inputValue()).toBe('31')
  await page.getByRole('textbox', { name: 'Red' }).fill('255')
  await page.keyboard.press('Enter')
  await expect.poll(value).toBe('#ff4fd8')
})

test('C2.87 a colour is kept as a swatch, chosen from it, and removed', async () => {
  await opened()
  const swatches = () => page.locator('#swatches').textContent()
  await page.getByRole('button', { name: 'Keep as a swatch' }).click()
  await expect.poll(swatches).toBe('#ffaabb #1f4fd8')
  await page.getByRole('option').first().click()
  await expect.poll(value).toBe('#ffaabb')
  await page.getByRole('button', { name: 'Remove the swatch' }).click()
  await expect.poll(swatches).toBe('#1f4fd8')
})

test('C2.88 B9.67 a new colour of the site begins as the seed, and can be removed again', async () => {
  await opened()
  await page.keyboard.press('Escape')
  const kept = async () =>
    JSON.parse((await page.locator('#kept').textContent()) ?? '[]') as { hue: number; lightness: number }[]
  await page.getByRole('button', { name: 'Add a colour' }).click()
  expect(await kept()).toEqual([
    expect.objectContaining({ userFormat: 'hex', hue: expect.closeTo(348, 0), lightness: expect.closeTo(83.3, 0) }),
  ])
  await page.getByRole('button', { name: 'Remove colour 1' }).click()
  await expect.poll(kept).toEqual([])
})

const chooseBy = async (mode: string) => {
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: /How to choose/ }).click()
  await page.getByRole('option', { name: mode }).click()
}
const palette = async () =>
  JSON.parse((await page.locator('#palette').textContent()) ?? '{}') as Record<
    string,
    { userFormat: string; hue: number; saturation: number; lightness: number }
  >

test('C3.104 a palette is chosen by presets, by custom colours, from an image or from a colour', async () => {
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: /How to choose/ }).click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    'Presets',
    'Custom Colors',
    'From Image',
    'From Color',
  ])
})

test('C3.105 four presets lie around the bright colour: the same hue, its opposite, and 30 degrees to either side', async () => {
  await chooseBy('Presets')
  const { accent } = await palette()
  const presets = page.getByRole('list', { name: 'Presets' }).getByRole('button')
  expect(await presets.allInnerTexts()).toEqual(['Monochrome', 'Complementary', 'Analogous I', 'Analogous II'])
  const turns: number[] = []
  for (const name of await presets.allInnerTexts()) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator(`[aria-pressed=true]:has-text("${name}")`).first().waitFor()
    const { accent: bright, lightAccent } = await palette()
    expect(bright).toEqual(accent)
    turns.push(Math.round(((lightAccent?.hue ?? 0) - (accent?.hue ?? 0) + 360) % 360))
  }
  expect(turns).toEqual([0, 180, 30, 330])
})

test('C3.103 the ten system colours have their order, lightest to darkest and then the safe ones', async () => {
  await page.goto(`${origin}/`)
  const names = await page.getByRole('list', { name: 'System colours' }).getByRole('listitem').allInnerTexts()
  expect(names.map((name) => name.replace(/\s*#\w+$/, '').trim())).toEqual([
    'Lightest',
    'Light',
    'Bright',
    'Dark',
    'Darkest',
    'Safe Light',
    'Safe Dark',
    'Safe Inverse',
    'Safe Inverse Light',
    'Safe Inverse Dark',
  ])
})

test('B8.21 B8.23 a text that is no colour is logged in the documented words and changes nothing; a colour keeps its notation', async () => {
  await chooseBy('From Color')
  const before = await palette()
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.getByRole('textbox', { name: 'Colour to begin with' }).fill('rgb(12, twelve)')
  await page.getByRole('button', { name: 'Make the palette' }).click()
  expect((await logged).text()).toBe('Could not determine color model.')
  await page.getByText('Could not determine color model.').waitFor()
  expect(await palette()).toEqual(before)
  await page.getByRole('textbox', { name: 'Colour to begin with' }).fill('hsl(200 50% 40%)')
  await page.getByRole('button', { name: 'Make the palette' }).click()
  await expect
    .poll(async () => (await palette())['accent'])
    .toEqual({ userFormat: 'hsl', hue: 200, saturation: 50, lightness: 40 })
})

test('B5.29 B8.22 a translucent colour is not written as hex, and says why in the documented words', async () => {
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByText('#ffaabb', { exact: true }).first().waitFor()
  const notation = async (name: string) => {
    await page.getByRole('button', { name: /Notation of colour 1/ }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await notation('HSL')
  await page.getByText(/^hsl\(34\d/).waitFor()
  await page.getByRole('button', { name: /^Colour 1: / }).click()
  await page.getByRole('textbox', { name: 'Alpha' }).fill('50%')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByText(/\/ 0\.5\)$/).waitFor()
  await notation('Hex')
  await page.getByText('Color must have alpha of 1 when stringifying to hex').waitFor()
})

test('C3.121 a colour is edited as hex, alpha, hue, saturation, lightness, red, green and blue', async () => {
  await opened()
  const shown = async () =>
    new Set([
      ...(await page.getByRole('dialog').locator('label').allInnerTexts()),
      ...(await page
        .getByRole('dialog')
        .getByRole('slider')
        .evaluateAll((all) => all.map((slider) => slider.getAttribute('aria-label') ?? ''))),
    ])
  const inHsl = await shown()
  await page.getByText('RGB', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Red' }).waitFor()
  const names = new Set([...inHsl, ...(await shown())])
  for (const name of ['Hex', 'Alpha', 'Hue', 'Saturation', 'Lightness', 'Red', 'Green', 'Blue'])
    expect([...names]).toContain(name)
})
