import type { HtmlNode } from '../body/html-tree.ts'
import { type ItemParts, wordpressMoment } from '../sources/source-format.ts'
import { type Folder, type FolderReader, imageIn, leadOf, numbered, resolved, siteOf, termsOf } from './folder.ts'
import { type HtmlPage, pageOfHtml } from './page-of-html.ts'
import { withoutTitle } from './read-markdown.ts'
import { rewriteBody } from './rewrite-body.ts'

export const isHtml = (name: string): boolean => /\.x?html?$/i.test(name)

/** Reads pages in folders, like those of a web server. */
export const readHtml: FolderReader = async function* (folder) {
  const names = folder.names.filter((name) => isHtml(name) && !/(?:^|\/)404\.html?$/i.test(name))
  const first = names.find((name) => /^index\.x?html?$/i.test(name)) ?? names[0]
  const front = first === undefined ? null : pageOfHtml(await folder.archive.text(folder.entryOf(first)))
  const host = URL.parse(front?.canonical ?? '')?.host || 'html.invalid'
  yield siteOf(host, {
    title: front?.siteTitle || (front?.title ?? ''),
    description: front?.description ?? '',
    language: front?.language ?? '',
  })
  yield* numbered(folder, pages(folder, names, host))
}

async function* pages(folder: Folder, names: readonly string[], host: string): AsyncGenerator<ItemParts> {
  const present = new Set(names)
  for (const name of names) {
    const page = pageOfHtml(await folder.archive.text(folder.entryOf(name)))
    yield* pageItem(folder, { name, page, host, present, key: `html:${name}` })
  }
}

export interface FolderPage {
  name: string
  page: HtmlPage
  host: string
  present: ReadonlySet<string>
  key: string
  body?: readonly HtmlNode[]
  more?: ItemParts
}

/** A page of HTML as an item. */
export async function* pageItem(
  folder: Folder,
  { name, page, host, present, key, body = page.body, more = {} }: FolderPage,
): AsyncGenerator<ItemParts> {
  const path = pathOfFile(name)
  const rewritten = await rewriteBody(body, {
    imageOf: (address) => imageIn(folder, name, address),
    linkOf: (href) => linkFrom(href, name, present, host),
  })
  const lead = await leadOf(folder, name, page.isArticle ? page.image : '')
  if (lead.attachment) yield lead.attachment
  const isPost = page.isArticle && page.date !== ''
  yield {
    type: isPost ? 'post' : 'page',
    guid: key,
    title: page.title || (name.split('/').at(-1) ?? '').replace(/\.[a-z]+$/i, ''),
    slug:
      path === '/'
        ? ''
        : (
            path
              .split('/')
              .filter((part) => part !== '')
              .at(-1) ?? ''
          ).replace(/\.x?html?$/i, ''),
    link: `https://${host}${path}`,
    author: page.author,
    body: withoutTitle(rewritten, page.title),
    excerpt: page.description,
    status: 'publish',
    dateGmt: wordpressMoment(page.date),
    terms: termsOf('post_tag', page.tags),
    meta: [...lead.meta, ...(page.noindex ? [{ key: '_yoast_wpseo_meta-robots-noindex', value: '1' }] : [])],
    ...more,
  }
}

export function pathOfFile(name: string): string {
  const path = name.replace(/(^|\/)index\.x?html?$/i, '$1')
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

export function linkFrom(href: string, from: string, present: ReadonlySet<string>, host: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)) return href
  const path = resolved(from, href)
  if (path === null) return href
  const hash = href.includes('#') ? href.slice(href.indexOf('#')) : ''
  const name = [path, `${path}/index.html`, `${path}.html`].find((candidate) => present.has(candidate))
  return `https://${host}${pathOfFile(name ?? path)}${hash}`
}
