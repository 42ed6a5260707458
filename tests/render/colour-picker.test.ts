import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { visit } from '#support/browser'
import { doors } from '../../tools/build/aliases.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const root = join(import.meta.dirname, '../..')

/** The field as a panel holds it: what it answers is written into the page. */
const entry = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ColorField, LanguageProvider } from '#platform/desk'
import { startingStyles } from '#platform/theme'
import { StyleFields } from '/apps/owner/design/style-fields.tsx'
function Panel() {
  const [value, setValue] = useState('#1f4fd8')
  const [colors, setColors] = useState(['#ffaabb'])
  const [styles, setStyles] = useState(startingStyles)
  const change = ([name], value) => setStyles({ ...styles, [name]: value })
  return h(LanguageProvider, { language: 'en' },
    h(ColorField, { label: 'Bright', value, onChange: setValue, alpha: true, swatches: { colors, onChange: setColors } }),
    h('output', { id: 'value' }, value), h('output', { id: 'swatches' }, colors.join(' ')),
    h(StyleFields, { styles, change }), h('output', { id: 'kept' }, JSON.stringify(styles.swatches.map((one) => one.value))))
}
createRoot(document.body.appendChild(document.createElement('div'))).render(h(Panel))`

const folder = mkdtempSync(join(tmpdir(), 'quoin-picker-'))
// What is built for tests asks for a React that only tests have.
vi.stubEnv('NODE_ENV', 'production')
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    { name: 'rooted', resolveId: (id) => (id.startsWith('/apps/') ? join(root, id) : null) },
    doors(root),
    react(),
    {
      name: 'entry',
      resolveId: (id) => (id === 'entry' ? join(root, 'picker-entry.js') : null),
      load: (id) => (id.endsWith('picker-entry.js') ? entry : null),
    },
  ],
  build: { outDir: folder, minify: false, cssCodeSplit: false, rolldownOptions: { input: 'entry', output: { entryFileNames: 'entry.js' } } },
})
vi.unstubAllEnvs()
const css = readdirSync(folder, { recursive: true })
  .map(String)
  .find((name) => name.endsWith('.css'))
const server = createServer((request, response) => {
  const path = (request.url ?? '/').slice(1)
  if (path === '')
    return void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/${css}"><body><script type="module" src="/entry.js"></script>`,
      )
  const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'application/octet-stream'
  response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, path)))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { page } = await visit({ width: 900 })
afterAll(() => server.close())
const value = () => page.locator('#value').textContent()

async function opened(): Promise<void> {
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
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
  for (const name of ['Saturation', 'Lightness', 'Alpha', 'Hex']) expect(await page.getByRole('textbox', { name, exact: true }).count()).toBe(1)
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
  const kept = async () => JSON.parse((await page.locator('#kept').textContent()) ?? '[]') as { hue: number; lightness: number }[]
  await page.getByRole('button', { name: 'Add a colour' }).click()
  expect(await kept()).toEqual([expect.objectContaining({ userFormat: 'hex', hue: expect.closeTo(348, 0), lightness: expect.closeTo(83.3, 0) })])
  await page.getByRole('button', { name: 'Remove colour 1' }).click()
  await expect.poll(kept).toEqual([])
})
