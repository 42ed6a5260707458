import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer as viteServer } from 'vite'
import { doors } from '../../../tools/build/aliases.ts'
import type * as Languages from '../../../apps/server/load-languages.ts'
import type * as GalleryPage from '../../support/gallery-page.ts'
import { bundleOf, cssOf, type Peer, peers, type Shot } from './gallery-peers.ts'

export interface Contestant {
  name: string
  does: Peer['does']
  path: string
}

export interface GalleryPages {
  origin: string
  contestants: readonly Contestant[]
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const count = 50
const [width, height] = [1500, 1000] as const
const look =
  'main{max-width:1360px;margin:auto}img{max-width:100%;height:auto;display:block}.wall{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}'

/**
 * A page for each library and one for each of our designs that stands against it, all with the same fifty images, no
 * words under them, and the style sheet of the same theme.
 */
export async function galleryPages(folder: string): Promise<GalleryPages> {
  const { ours, scripts, shots, theme } = await ourPages()
  const pages = new Map(Object.entries(ours))
  for (const peer of peers) {
    const script = `/${peer.name}.js`
    const { entry, chunks } = await bundleOf(peer, folder)
    scripts.set(script, Buffer.from(entry))
    for (const [name, code] of chunks) scripts.set(`/${name}`, Buffer.from(code))
    pages.set(
      `/${peer.name}`,
      pageOf(
        `<style>${theme}${look}${cssOf(peer, folder)}</style><script type="module" src="${script}"></script>`,
        peer.markup(shots),
      ),
    )
  }
  const images = await Promise.all(Array.from({ length: count }, (_, at) => image(at)))
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/'
    const script = scripts.get(path)
    const at = /^\/s\/[0-9a-f]*?(\d{4})\//.exec(path)
    if (script) return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    if (at)
      return void response
        .writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=99' })
        .end(images[Number(at[1])])
    response.writeHead(pages.has(path) ? 200 : 404, { 'Content-Type': 'text/html' }).end(pages.get(path) ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const contestants: Contestant[] = [
    { name: 'Quoin', does: 'swipes', path: '/swipes' },
    { name: 'Quoin', does: 'enlarges', path: '/enlarges' },
    ...peers.map(({ name, does }) => ({ name, does, path: `/${name}` })),
  ]
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    contestants,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface OurPages {
  ours: Record<string, string>
  scripts: Map<string, Buffer>
  shots: Shot[]
  theme: string
}

/** Views are no plain TypeScript: Vite reads them, as it does for tests. */
async function ourPages(): Promise<OurPages> {
  const noTests = {
    name: 'no-tests',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === 'vitest' ? '\0vitest' : null),
    load: (id: string) => (id === '\0vitest' ? 'export const afterAll = () => {}' : null),
  }
  const vite = await viteServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [noTests, doors(root)],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    ssr: { noExternal: ['vitest'] },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    // Vite loads modules of its own, with languages of their own.
    const { loadLanguages } = (await vite.ssrLoadModule('/apps/server/load-languages.ts')) as typeof Languages
    loadLanguages()
    const { builtScripts, htmlOf, pageStyles, imageSlides } = (await vite.ssrLoadModule(
      '/tests/support/gallery-page.ts',
    )) as typeof GalleryPage
    const slides = imageSlides(count, () => [width, height]).map((slide) => ({ ...slide, title: '' }))
    const of = (props: object) => htmlOf({ heading: 'Images', galleries: [{ props, slides }] })
    return {
      ours: {
        '/swipes': of({ design: 'carousel', slidesPerRow: 3, gutter: 0 }),
        '/enlarges': of({ design: 'grid', padding: 20 }),
      },
      scripts: new Map([...builtScripts].map(([name, body]) => [`/universal/yui3/3.17.2/${name}`, body])),
      shots: slides.map(({ id, alt, asset }) => ({ src: `/s/${id}/${asset?.file}`, alt, width, height })),
      theme: pageStyles,
    }
  } finally {
    await vite.close()
  }
}

function pageOf(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Images</title>${head}</head><body><main><h1>Images</h1>${body}</main></body></html>`
}

function image(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90 + ((at * 31) % 90), sigma: 12 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(4)
    .jpeg({ quality: 70 })
    .toBuffer()
}
