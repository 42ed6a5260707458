import type { Browser, Page } from 'playwright-core'
import { bundleOf, cssOf, installPackages, type PeerScripts } from './gallery-peers.ts'

interface EditorPeer {
  name: string
  packages: readonly string[]
  imports: Readonly<Record<string, string>>
  sheets: readonly string[]
  start: (count: number) => string
}

const page = { width: 1440, height: 900 }
const origin = 'http://peer.localhost'

/** The same texts in columns of four, as each has its content. */
const editorPeers: readonly EditorPeer[] = [
  {
    name: 'GrapesJS',
    packages: ['grapesjs@0.23.6'],
    imports: { grapesjs: 'grapesjs' },
    sheets: ['grapesjs/dist/css/grapes.min.css'],
    start: (count) => `const texts = Array.from({ length: ${count} }, (_, at) =>
  '<div class="text" style="position:absolute;left:' + (at % 4) * 24 + '%;top:' + Math.floor(at / 4) * 60 + 'px;width:20%">Text ' + at + '</div>')
grapesjs.init({ container: '#g', height: '100vh', storageManager: false, telemetry: false, dragMode: 'absolute', components: texts.join('') })`,
  },
  {
    name: 'Puck',
    packages: ['@puckeditor/core@0.23.0', 'react@19.3.1', 'react-dom@19.3.1'],
    imports: {
      '{ createElement as h }': 'react',
      '{ createRoot }': 'react-dom/client',
      '{ Puck }': '@puckeditor/core',
    },
    sheets: ['@puckeditor/core/dist/index.css'],
    start: (count) => `const config = { components: {
  Text: { fields: { text: { type: 'text' } }, render: ({ text }) => h('p', { className: 'text' }, text) },
  Grid: { fields: { items: { type: 'slot' } }, render: ({ items: Items }) =>
    h(Items, { style: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 } }) } } }
const items = Array.from({ length: ${count} }, (_, at) => ({ type: 'Text', props: { id: 'text-' + at, text: 'Text ' + at } }))
createRoot(document.getElementById('g')).render(
  h(Puck, { config, data: { root: {}, content: [{ type: 'Grid', props: { id: 'grid', items } }] } }))`,
  },
]

type Drag = (page: Page, from: { x: number; y: number }) => Promise<number>

/** Returns the cost of a dragged frame in other editors, by name; null where npm cannot reach its registry. */
export async function draggedInPeers(
  browser: Browser,
  folder: string,
  { count, drag }: { count: number; drag: Drag },
): Promise<ReadonlyMap<string, number> | null> {
  if (
    !installPackages(
      folder,
      editorPeers.flatMap(({ packages }) => packages),
    )
  )
    return null
  const costs = new Map<string, number>()
  for (const peer of editorPeers) {
    const scripts = await bundleOf({ ...peer, start: peer.start(count) }, folder)
    costs.set(peer.name, await dragged(browser, peer, { scripts, css: cssOf(peer, folder), drag }))
  }
  return costs
}

async function dragged(
  browser: Browser,
  peer: EditorPeer,
  { scripts, css, drag }: { scripts: PeerScripts; css: string; drag: Drag },
): Promise<number> {
  const context = await browser.newContext({ viewport: page })
  const opened = await context.newPage()
  await opened.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const code = name === 'entry.js' ? scripts.entry : scripts.chunks.get(name)
    return code === undefined
      ? route.fulfill({ contentType: 'text/html', body: pageOf(css) })
      : route.fulfill({ contentType: 'text/javascript', body: code })
  })
  await opened.goto(`${origin}/`)
  const text = opened
    .frameLocator('iframe >> nth=0')
    .locator('.text')
    .filter({ hasText: /^Text 1$/ })
  await text.waitFor()
  // Parts that load later have arrived.
  await opened.waitForTimeout(2000)
  await text.click()
  const before = await text.boundingBox()
  if (!before) throw new Error(`${peer.name} shows no text.`)
  const cost = await drag(opened, { x: before.x + before.width / 2, y: before.y + before.height / 2 })
  await opened.waitForTimeout(1000)
  const after = await text.first().boundingBox()
  await context.close()
  if (!after || Math.hypot(after.x - before.x, after.y - before.y) < 20)
    throw new Error(`${peer.name} moved nothing: what it costs says nothing.`)
  return cost
}

const pageOf = (css: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Peer</title><style>body{margin:0}${css}</style><div id="g"></div><script type="module" src="/entry.js"></script></html>`
