import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { visit } from '#support/browser'
import { fontFamilies, fontFolder, fontSheetOf, fontSheetPath } from '#platform/theme'
import { readLanguage } from '#support/languages'
import { temporaryFolder } from '#support/temporary-folder'
import { doors } from '../../tools/build/aliases.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const root = join(import.meta.dirname, '../..')

/** The field as a panel holds it: what it answers is written into the page. */
const entry = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { addLanguage } from '#platform/i18n'
import { LanguageProvider } from '#platform/ui'
import { ColorField } from '/platform/ui/fields/color-field.tsx'
import { startingStyles, stylesFrom } from '#platform/theme'
import { StyleFields } from '/apps/owner/design/style-fields.tsx'
addLanguage('en', ${JSON.stringify(readLanguage('en'))})
function Panel() {
  const [value, setValue] = useState('#1f4fd8')
  const [colors, setColors] = useState(['#ffaabb'])
  const older = { ...startingStyles, heading: { family: 'Playfair Display', weight: 700 } }
  const [settings, setSettings] = useState(location.search === '?older' ? older : startingStyles)
  const missing = []
  const styles = stylesFrom(settings, (font) => missing.push(font))
  const change = ([name], value) => setSettings({ ...settings, [name]: value })
  return h(LanguageProvider, { language: 'en' },
    h(ColorField, { label: 'Bright', value, onChange: setValue, alpha: true, swatches: { colors, onChange: setColors } }),
    h('output', { id: 'value' }, value), h('output', { id: 'swatches' }, colors.join(' ')),
    h(StyleFields, { styles, missing, change }), h('output', { id: 'kept' }, JSON.stringify(styles.swatches.map((swatch) => swatch.value))),
    h('output', { id: 'heading' }, settings.heading.family + ' ' + settings.heading.weight))
}
createRoot(document.body.appendChild(document.createElement('div'))).render(h(Panel))`

const folder = temporaryFolder('quoin-picker')
// What is built for tests asks for a React that only tests have.
vi.stubEnv('NODE_ENV', 'production')
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    { name: 'rooted', resolveId: (id) => (/^\/(apps|platform)\//.test(id) ? join(root, id) : null) },
    doors(root),
    react(),
    {
      name: 'entry',
      resolveId: (id) => (id === 'entry' ? join(root, 'picker-entry.js') : null),
      load: (id) => (id.endsWith('picker-entry.js') ? entry : null),
    },
  ],
  build: {
    outDir: folder,
    minify: false,
    cssCodeSplit: false,
    rolldownOptions: { input: 'entry', output: { entryFileNames: 'entry.js' } },
  },
})
vi.unstubAllEnvs()
const css = readdirSync(folder, { recursive: true })
  .map(String)
  .find((name) => name.endsWith('.css'))
let areFontsServed = true
const server = createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://localhost')
  const path = address.pathname.slice(1)
  if (address.pathname === fontSheetPath) {
    const families = (address.searchParams.get('family') ?? '').split('|')
    return void response
      .writeHead(areFontsServed ? 200 : 503, { 'Content-Type': 'text/css' })
      .end(areFontsServed ? fontSheetOf(families) : '')
  }
  if (address.pathname.startsWith(fontFolder)) {
    const file = basename(path)
    return void response.end(
      readFileSync(join(root, 'node_modules/@fontsource-variable', file.split('-latin')[0] ?? '', 'files', file)),
    )
  }
  if (path === '')
    return void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/${css}"><body><script type="module" src="/entry.js"></script>`,
      )
  const type = path.endsWith('.js')
    ? 'text/javascript'
    : path.endsWith('.css')
      ? 'text/css'
      : 'application/octet-stream'
  response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, path)))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { page } = await visit({ width: 900 })
afterAll(() => server.close())
const value = () => page.locator('#value').textContent()
const origin = `http://localhost:${(server.address() as AddressInfo).port}`

const firstOf = (stack: string) => stack.split(',')[0]?.replaceAll('"', '')

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

test('C2.88 B9.67 a new colour of the site begins as the seed, and can be taken away again', async () => {
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

test('C7.51 the style sheet of the font service shows each family of the picker in its own face', async () => {
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: /Headings$/ }).click()
  const faces = () =>
    page
      .getByRole('option')
      .locator('[slot=label]')
      .evaluateAll((all) => all.map((option) => getComputedStyle(option).fontFamily))
  await expect.poll(async () => (await faces()).map(firstOf)).toEqual(fontFamilies)
  await page.waitForFunction(
    (families) => families.every((family) => document.fonts.check(`16px "${family}"`)),
    [...fontFamilies],
  )
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0)
  await page.getByRole('option', { name: 'Fraunces' }).click()
  await expect.poll(() => page.locator('#heading').textContent()).toBe('Fraunces 600')
})

test('C8.50 where the font service does not answer the panel says so, and asks it again', async () => {
  areFontsServed = false
  await page.goto(`${origin}/`)
  const sentence = page.getByText('Fonts cannot be loaded')
  await sentence.waitFor()
  areFontsServed = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await sentence.waitFor({ state: 'detached' })
})

test('C8.35 a font that the service lacks is thrown and reported, and the panel says what stands in its place', async () => {
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
