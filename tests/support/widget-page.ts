import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { build, type Plugin } from 'vite'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { type PageContext, type ViewProps, pageCss } from '#platform/render'
import { renderMarkup } from '#platform/render/server'
import { siteCss, startingStyles } from '#platform/theme'
import { visitorBuild } from '../../tools/build/visitor-build.ts'
import { type Window, visit } from './browser.ts'
import { pageContextOf } from './page-context.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { listenHere } from './listen-here.ts'

/** `expect.poll` with the patience that a browser on a busy machine needs. */
export const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 30 })

const root = join(import.meta.dirname, '../..')

/** By `asBuilt`: the files of a worker share what one of them had built. */
const built = new Map<boolean, Promise<ReadonlyMap<string, Buffer>>>()

export interface WidgetPage {
  page: Page
  complaints: string[]
}

export interface Shown {
  html: string
  css?: string
  language?: string
  direction?: 'ltr' | 'rtl'
  window?: Window
  hash?: string
}

export interface WidgetPages {
  origin: string
  /** Bytes of a built script by the name of its behaviour, with all that it imports at once. */
  bytesOf: (name: string) => Buffer[]
  /** The name of a built script by that of its behaviour. */
  fileOf: (name: string) => string
  /** The name of the built file that has this text. */
  fileWith: (text: string) => string
  /** Renders a view with its props, as the server does. */
  render: <P, D>(
    view: ComponentType<ViewProps<P, D>>,
    props: P,
    data?: D,
    pageOverrides?: Partial<PageContext>,
  ) => string
  open: (shown: Shown) => Promise<WidgetPage>
  /** Sets what is served beside the page: the answer to a path. */
  serve: (path: string, type: string, body: string | Buffer) => void
}

/**
 * Pages of a few widgets, made by the real views, style sheets and scripts, without a site around them. `/visitor.js`
 * is platform/visitor as a whole; `asBuilt` leaves it out, so that the scripts are parted as visitors get them.
 */
export async function widgetPages({ asBuilt = false } = {}): Promise<WidgetPages> {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  const files = await (built.get(asBuilt) ?? builtFiles(asBuilt))
  const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as {
    boot: string
    islands: Record<string, string>
  }
  const everything = [...files.keys()].find((name) => name.startsWith('everything-')) ?? ''
  const extra = new Map<string, { type: string; body: string | Buffer }>()
  let html = ''
  let opened: BrowserContext | null = null
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = files.get(path === '/visitor.js' ? everything : path.slice(1))
    const served = extra.get(path)
    if (file) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(file)
    else if (served) response.writeHead(200, { 'Content-Type': served.type }).end(served.body)
    else if (path === '/') response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    else response.writeHead(404).end()
  })
  const { port } = await listenHere(server)
  const origin = `http://localhost:${port}`
  return {
    origin,
    bytesOf: (name) => withImports(files, manifest.islands[name] ?? name),
    fileOf: (name) => manifest.islands[name] ?? '',
    fileWith: (text) => [...files].find(([name, file]) => name.endsWith('.js') && file.includes(text))?.[0] ?? '',
    render: (view, props, data, pageOverrides) =>
      renderMarkup(createElement(view, viewProps(props, data, { ...pageContextOf, ...pageOverrides }) as never), {
        bundleOf: (name) => (manifest.islands[name] ? `/${manifest.islands[name]}` : null),
        runsOwnerCode: false,
        prefix: 'p',
      }).html,
    serve: (path, type, body) => void extra.set(path, { type, body }),
    open: async ({ html: body, css = '', language = 'en', direction = 'ltr', window, hash = '' }) => {
      html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta name="viewport" content="width=device-width"><title>Widgets</title><link rel="icon" href="data:,"><style>${siteCss(startingStyles)}${pageCss}${css}</style><script type="module" async src="/${manifest.boot}"></script></head><body><main id="page">${body}</main></body></html>`
      // One page at a time: what still moves on another one would slow this one down.
      await opened?.close()
      const { page, complaints, context } = await visit(window)
      opened = context
      await page.goto(`${origin}/${hash}`)
      return { page, complaints }
    },
  }
}

function builtFiles(asBuilt: boolean): Promise<ReadonlyMap<string, Buffer>> {
  const building = buildFiles(asBuilt)
  built.set(asBuilt, building)
  return building
}

const everythingId = 'quoin-everything'

/** The visitor modules that features use, and beside them those that only other visitor modules use. */
const everythingPlugin: Plugin = {
  name: everythingId,
  resolveId: (id) => (id === everythingId ? `\0${everythingId}` : null),
  load: (id) =>
    id === `\0${everythingId}`
      ? ['index', 'tween', 'focus']
          .map((name) => `export * from '${join(root, `platform/visitor/${name}.ts`)}'`)
          .join('\n')
      : null,
}

async function buildFiles(asBuilt: boolean): Promise<ReadonlyMap<string, Buffer>> {
  const folder = temporaryFolder('quoin-widgets')
  const config = visitorBuild(root, folder)
  const input = config.build?.rolldownOptions?.input as Record<string, string>
  await build({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => (plugin as { name: string }).name !== 'quoin-fonts'),
      everythingPlugin,
    ],
    build: {
      ...config.build,
      minify: 'oxc',
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { ...input, ...(!asBuilt && { everything: everythingId }) },
      },
    },
  })
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') || name === 'manifest.json')
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}

function viewProps<P, D>(props: P, data: D | undefined, page: PageContext): ViewProps<P, D | undefined> {
  return {
    id: '65a1f0c2e4b0a1b2c3d4e502',
    props,
    data,
    page,
    place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
    section: { id: '65a1f0c2e4b0a1b2c3d4e503', theme: 'lightest', width: 'site' },
    slots: {},
  }
}

function withImports(files: ReadonlyMap<string, Buffer>, name: string, seen = new Set<string>()): Buffer[] {
  const file = files.get(name)
  if (!file || seen.has(name)) return []
  seen.add(name)
  const imported = [...file.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
    (match) => match[1] ?? '',
  )
  return [file, ...imported.flatMap((importedName) => withImports(files, importedName, seen))]
}
