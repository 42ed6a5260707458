import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Asset } from '#features/media/contract'
import { DocumentSections, pageCss, type PageContext, stylesFor } from '#platform/render'
import { renderMarkup } from '#platform/render/server'
import { siteCss, startingStyles } from '#platform/theme'
import type { BrowserContext, Page } from 'playwright-core'
import { createElement } from 'react'
import { galleryBlockContract } from '../../features/galleries/blocks/gallery/gallery.contract.ts'
import { galleryStyles } from '../../features/galleries/blocks/gallery/gallery-styles.ts'
import { GalleryView } from '../../features/galleries/blocks/gallery/gallery.view.tsx'
import type { GalleryProps } from '../../features/galleries/contract/gallery.schema.ts'
import type { GalleryData, GallerySlide } from '../../features/galleries/contract/slide.ts'
import { browser } from './browser.ts'
import { pageContextOf } from './page-context.ts'
import { listenHere } from './listen-here.ts'

const built = join(import.meta.dirname, '../../dist/visitor')
export const scriptsFolder = '/universal/yui3/3.17.2/'

/** Styles of every page, whatever its blocks are. */
export const pageStyles = siteCss(startingStyles) + pageCss

interface Manifest {
  boot: string
  islands: Record<string, string>
}
export const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as Manifest
export const builtScripts = new Map(
  readdirSync(built)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(built, name))]),
)

export interface ShownGallery {
  props?: Partial<GalleryProps>
  slides: readonly GallerySlide[]
  data?: Partial<GalleryData>
  id?: string
}

export interface Opening {
  galleries: readonly ShownGallery[]
  /** Text behind the path of the page: `?nomotion=true#itemId=…`. */
  after?: string
  path?: string
  direction?: 'ltr' | 'rtl'
  /** Shown above; else the heading is read out alone. */
  heading?: string
  /** HTML before and after the galleries. */
  before?: string
  rest?: string
  page?: Partial<PageContext>
}

/** An image of this shape; the server of the test draws it. */
export function imageSlide(
  at: number,
  [width, height]: readonly [number, number] = [1500, 1000],
  more: Partial<GallerySlide> = {},
): GallerySlide {
  const id = `65a1f0c2e4b0a1b2c3d4${String(at).padStart(4, '0')}`
  const plain = {
    kind: 'image',
    name: '',
    bytes: 1,
    credit: '',
    focalPoint: null,
    placeholder: null,
    color: null,
    state: 'ready',
  } as const
  const asset: Asset = {
    ...plain,
    renditions: [],
    id,
    file: `${width}x${height}.svg`,
    type: 'image/svg+xml',
    width,
    height,
    alt: `Image ${at + 1}`,
    version: 1,
    createdAt: '',
  }
  const nothing = { url: '', video: '', description: '', focalPoint: null, clickThrough: null, tags: [] }
  return { id, asset, title: `Title ${at + 1}`, alt: `Image ${at + 1}`, ...nothing, ...more }
}

export function imageSlides(
  count: number,
  shape: (at: number) => readonly [number, number] = () => [1500, 1000],
): GallerySlide[] {
  return Array.from({ length: count }, (_, at) => imageSlide(at, shape(at)))
}

export interface GalleryLab {
  origin: string
  /** Bytes that were asked for, by path, since the last page was opened. */
  asked: string[]
  /** Requests for scripts that hold this are never answered with one. */
  refuse: (part: string | null) => void
  htmlOf: (opening: Opening) => string
  open: (context: BrowserContext, opening: Opening) => Promise<Page>
}

/** A server that shows galleries as published pages do, with the scripts as they were built. */
export async function galleryLab(
  images: (file: string, id: string) => { type: string; body: Buffer | string } | null = drawn,
): Promise<GalleryLab> {
  const requestedPaths: string[] = []
  let html = ''
  let refused: string | null = null
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    requestedPaths.push(path)
    const name = path.split('/').at(-1) ?? ''
    const script = path.startsWith(scriptsFolder) ? builtScripts.get(name) : undefined
    if (script) {
      if (refused !== null && script.includes(refused)) return void response.writeHead(404).end()
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    }
    const image = path.startsWith('/s/') ? images(name, path.split('/')[2] ?? '') : null
    if (image)
      return void response.writeHead(200, { 'Content-Type': image.type, 'Cache-Control': 'max-age=9' }).end(image.body)
    if (/\.(svg|jpg|js|ico|woff2)$/.test(path)) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
  })
  const { port } = await listenHere(server)
  const origin = `http://localhost:${port}`
  return {
    origin,
    asked: requestedPaths,
    refuse: (part) => {
      refused = part
    },
    htmlOf: htmlOf,
    open: async (context, opening) => {
      html = htmlOf(opening)
      const page = await context.newPage()
      requestedPaths.length = 0
      await page.goto(`${origin}${opening.path ?? '/work'}${opening.after ?? ''}`)
      return page
    },
  }
}

/** A window as visitors have it: it moves, unlike that of the other journeys. */
export async function galleryWindow(
  more: { width?: number; height?: number; touch?: boolean; still?: boolean; scripts?: boolean } = {},
): Promise<BrowserContext> {
  const context = await (await browser()).newContext({
    viewport: { width: more.width ?? 1280, height: more.height ?? 800 },
    hasTouch: more.touch ?? false,
    isMobile: more.touch ?? false,
    javaScriptEnabled: more.scripts ?? true,
    reducedMotion: more.still ? 'reduce' : 'no-preference',
  })
  context.setDefaultTimeout(10_000)
  return context
}

export function htmlOf({
  galleries,
  direction = 'ltr',
  before = '',
  rest = '',
  heading,
  page,
  path = '/work',
}: Opening): string {
  const pageContext: PageContext = {
    ...pageContextOf,
    path,
    siteWidth: 1360,
    ...page,
  }
  const section = '65a1f0c2e4b0a1b2c3d4e503'
  const blocks = galleries.map(({ props, id }, at) => ({
    id: id ?? `65a1f0c2e4b0a1b2c3d4b${String(at).padStart(3, '0')}`,
    section,
    order: `a${at}`,
    type: 'gallery',
    version: 1,
    props: { ...galleryBlockContract.starts, ...props },
    place: { desktop: { x: 0, y: at * 20, w: 24, h: 4, z: 0 }, mobile: null },
  }))
  const renderable = new Map(
    blocks.map(({ id, props }, at) => {
      const data = {
        slides: galleries[at]?.slides ?? [],
        collectionUrl: '',
        state: 'shown',
        more: null,
        ...galleries[at]?.data,
      }
      return [id, { view: GalleryView as never, props, data }]
    }),
  )
  const look = {
    theme: 'lightest',
    background: null,
    height: 'fit',
    width: 'site',
    padding: 'small',
    align: 'start',
    anchor: '',
    name: '',
  } as const
  const document = {
    sections: { [section]: { id: section, order: 'a0', ...look } },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
  const { html } = renderMarkup(createElement(DocumentSections, { document, renderable, page: pageContext }), {
    bundleOf: (name) => (manifest.islands[name] ? scriptsFolder + manifest.islands[name] : null),
    runsOwnerCode: false,
    prefix: 'p',
  })
  const styles = pageStyles + stylesFor(galleryStyles, [before, html, rest])
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Galleries</title><style>${styles}</style>`
  const title = heading ? `<h1>${heading}</h1>` : '<h1 class="sr">Galleries</h1>'
  const script = `<script type="module" src="${scriptsFolder}${manifest.boot}"></script>`
  return `<!doctype html><html lang="en" dir="${direction}"><head>${head}${script}</head><body><main id="main">${title}${before}${html}${rest}</main></body></html>`
}

function drawn(file: string, id: string): { type: string; body: string } | null {
  const [width = 0, height = 0] = /^(\d+)x(\d+)/.exec(file)?.slice(1).map(Number) ?? []
  if (!width || !height) return null
  const hue = (Number(id.slice(-4)) * 47) % 360
  const shape = `<rect width="100%" height="100%" fill="hsl(${hue} 40% 55%)"/><circle cx="50%" cy="50%" r="20%" fill="hsl(${hue} 50% 75%)"/>`
  return {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`,
  }
}
