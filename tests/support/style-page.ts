import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { vi } from 'vitest'
import { fontFolder, fontSheetOf, fontSheetPath } from '#platform/theme'
import { doors } from '../../tools/build/aliases.ts'
import { visit } from './browser.ts'
import { readLanguage } from './languages.ts'
import { listenHere } from './listen-here.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

/** The field as a panel holds it: what it answers is written into the page. */
const entry = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { addLanguage } from '#platform/i18n'
import { LanguageProvider } from '#platform/ui'
import { ColorField } from '/platform/ui/fields/color-field.tsx'
import { startingStyles, stylesFrom } from '#platform/theme'
import { StyleFields } from '/features/editor/owner/design/style-fields.tsx'
addLanguage('en', ${JSON.stringify(readLanguage('en'))})
function Panel() {
  const [value, setValue] = useState('#1f4fd8')
  const [colors, setColors] = useState(['#ffaabb'])
  const older = { ...startingStyles, heading: { family: 'Playfair Display', weight: 700 } }
  const [settings, setSettings] = useState(location.search === '?older' ? older : startingStyles)
  const missing = []
  const [looked, setLooked] = useState(null)
  const styles = stylesFrom(settings, (font) => missing.push(font))
  const change = ([name], value) => setSettings({ ...settings, [name]: value })
  return h(LanguageProvider, { language: 'en' },
    h(ColorField, { label: 'Bright', value, onChange: setValue, alpha: true, swatches: { colors, onChange: setColors } }),
    h('output', { id: 'value' }, value), h('output', { id: 'swatches' }, colors.join(' ')),
    h(StyleFields, { styles, missing, change, preview: setLooked }), h('output', { id: 'looked' }, looked ? JSON.stringify(looked) : 'own'), h('output', { id: 'kept' }, JSON.stringify(styles.swatches.map((swatch) => swatch.value))),
    h('output', { id: 'palette' }, JSON.stringify(styles.palette)),
    h('output', { id: 'heading' }, settings.heading.family + ' ' + settings.heading.weight))
}
createRoot(document.body.appendChild(document.createElement('div'))).render(h(Panel))`

export interface StylePage {
  page: Page
  origin: string
  /** State of the font service: without any font, or without files whose name begins so. */
  served: { hasFonts: boolean; lost: string }
}

/** A colour field and the fields of the styles on a page of their own. */
export async function stylePage(): Promise<StylePage> {
  const folder = await built()
  const css = readdirSync(folder, { recursive: true })
    .map(String)
    .find((name) => name.endsWith('.css'))
  const served = { hasFonts: true, lost: '' }
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    const path = address.pathname.slice(1)
    if (address.pathname === fontSheetPath) {
      const families = (address.searchParams.get('family') ?? '').split('|')
      return void response
        .writeHead(served.hasFonts ? 200 : 503, { 'Content-Type': 'text/css' })
        .end(served.hasFonts ? fontSheetOf(families) : '')
    }
    if (address.pathname.startsWith(fontFolder)) {
      const file = basename(path)
      if (served.lost !== '' && file.startsWith(served.lost)) return void response.writeHead(503).end()
      const font = file.split('-latin')[0] ?? ''
      return void response.end(readFileSync(join(root, 'node_modules/@fontsource-variable', font, 'files', file)))
    }
    if (path === '')
      return void response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(
          `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/${css}"><body><script type="module" src="/entry.js"></script>`,
        )
    response.writeHead(200, { 'Content-Type': typeOf(path) }).end(readFileSync(join(folder, path)))
  })
  const { port } = await listenHere(server)
  const { page } = await visit({ width: 900 })
  return { page, origin: `http://localhost:${port}`, served }
}

async function built(): Promise<string> {
  const folder = temporaryFolder('quoin-picker')
  // A test build would otherwise use React's development version.
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
  return folder
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  return path.endsWith('.css') ? 'text/css' : 'application/octet-stream'
}
