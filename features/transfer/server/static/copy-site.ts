import { Readable } from 'node:stream'
import { searchCopy } from '#features/search/server'
import {
  type CopyPages,
  openPageCopies,
  type PageCopy,
  type SiteAddresses,
  siteAddresses,
} from '#features/pages/server'
import type { OutsideTransaction, PlatformContext, Site, SiteContext } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { visitorBundles } from '#platform/render/server'
import type { CopyOptions, CopyResult } from '../../contract/copy.schema.ts'
import { transferProblems } from '../../contract/index.ts'
import { copyMessages } from '../../contract/copy.messages.ts'
import { builtFile, visitorScripts } from './built-files.ts'
import { type CopyLinks, copyLinks, searchPath } from './copy-links.ts'
import { leadingPage, redirectFiles } from './redirect-files.ts'
import { type PageWords, rewritePage } from './rewrite-page.ts'
import { answerOf, publicRouteAt } from './route-answer.ts'

export interface CopiedFile {
  name: string
  body: string | Uint8Array | Readable
}

interface Copying {
  ctx: OutsideTransaction<PlatformContext>
  site: Site
  links: CopyLinks
  say: PageWords
  result: CopyResult
  /** Encoded path with query of everything that was requested. */
  seen: Set<string>
  pages: string[]
  others: string[]
  /** Scripts and fonts that are still to be written. */
  built: Set<string>
  written: Set<string>
  left: number
  /** For a large site, the card shared by all pages without an image of their own; '' until the first of them. */
  sharedCard: string | null
}

/** Number of social cards rendered for one copy; each costs as much as many pages. */
const mostCards = 200
/** Number of pages read in one transaction. */
const together = 25
/** Limit of filter variants of a list; further ones lead to the list itself. */
const mostVariants = 20_000
const startingPoints = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/feed', '/favicon.svg', '/favicon.ico']
/** An unknown path, which returns the not-found page. */
const nowhere = '/quoin-copy-of-nowhere'

/**
 * Yields the published site as files for any web server: every public page with its resources, feeds and site map,
 * redirects, and a search without a server. Features that need the program are left out, or link to the site where it
 * runs.
 */
export async function* copySite(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  options: CopyOptions,
  result: CopyResult,
): AsyncGenerator<CopiedFile> {
  const language = languageOf(site.locale)
  const links = copyLinks(ctx, site, options)
  const addresses = await inSite(ctx, site, (tx) => siteAddresses({ ...tx, locale: language }))
  const say = { form: copyMessages(language, 'form'), order: copyMessages(language, 'order') }
  const copying: Copying = {
    ctx,
    site,
    links,
    say,
    result,
    seen: new Set(),
    pages: [],
    others: [],
    built: new Set(await visitorScripts()),
    written: new Set(),
    left: 0,
    sharedCard: addresses.live.length > mostCards ? '' : null,
  }
  for (const path of ['/', ...addresses.live, searchPath]) add(copying, encodeURI(path))
  for (const path of startingPoints) add(copying, path)
  const copy = await openPageCopies(ctx, site)
  for (let batch = nextBatch(copying, copy); batch !== null; ) {
    const { requested } = batch
    const copies = await batch.copies
    // The database loads the next pages while these are written.
    let next = nextBatch(copying, copy)
    for (const page of copies) yield* pageFiles(copying, page)
    next ??= nextBatch(copying, copy)
    batch = next
    const copiedUrls = new Set(copies.flatMap(({ url, status }) => (status === 200 ? [url] : [])))
    result.left.push(
      ...requested.filter((url) => !copiedUrls.has(url) && !url.includes('?')).map((url) => decodeURI(url)),
    )
  }
  if (result.pages === 0) throw transferProblems.nothingPublic()
  yield* otherFiles(copying)
  yield* notFoundFile(copying, copy, options)
  yield* redirectPages(copying, addresses)
  yield { name: 'README.txt', body: readme(copying, options) }
}

interface Batch {
  requested: readonly string[]
  copies: Promise<PageCopy[]>
}

function nextBatch(copying: Copying, copy: CopyPages): Batch | null {
  const requested = copying.pages.splice(0, together)
  if (requested.length === 0) return null
  const copies = copy(requested)
  // The waiting caller receives the failure; until then it must not count as unhandled.
  copies.catch(() => {})
  return { requested, copies }
}

function add(copying: Copying, ask: string): void {
  if (copying.seen.has(ask) || (ask.includes('?') && copying.seen.size > mostVariants)) return
  copying.seen.add(ask)
  const isOther = publicRouteAt(copying.ctx.product, decodeURI(ask.split('?')[0] ?? '')) !== null
  ;(isOther ? copying.others : copying.pages).push(ask)
}

async function* pageFiles(copying: Copying, { url, html, status }: PageCopy): AsyncGenerator<CopiedFile> {
  if (status !== 200) return
  const { links, say, result } = copying
  const page = url === searchPath ? await searchCopy(copyContext(copying), html, visitorBundles()) : { html, files: [] }
  const rewritten = rewritePage(withSharedCard(copying, page.html), url, links, say)
  for (const ask of rewritten.asks) add(copying, ask)
  for (const file of rewritten.built) copying.built.add(file)
  copying.left += rewritten.left
  result.pages += 1
  yield { name: links.fileOf(url), body: rewritten.html }
  for (const { name, entries } of page.files)
    yield {
      name,
      body: JSON.stringify(entries.map((entry) => ({ ...entry, path: writtenFor(links, entry.path, url) }))),
    }
}

/** Rendering a card takes longer than the rest of a page, so all pages of a large site share that of its first page. */
function withSharedCard(copying: Copying, html: string): string {
  if (copying.sharedCard === null) return html
  const shared = (value: string): string => {
    if (!/^https?:/.test(value) || !/\/social-[0-9a-f]{16}\.png$/.test(value)) return value
    copying.sharedCard ||= value
    return copying.sharedCard ?? value
  }
  return html.split('"').map(shared).join('"')
}

const copyContext = ({ ctx, site }: Copying): OutsideTransaction<SiteContext> => ({
  ...ctx,
  site,
  locale: languageOf(site.locale),
})

function writtenFor(links: CopyLinks, path: string, from: string): string {
  const link = links.linkOf(encodeURI(path), from)
  return link.kind === 'file' ? links.written(link, from) : path
}

/** Yields images, feeds, maps, scripts and fonts; feeds and maps may link to more of them. */
async function* otherFiles(copying: Copying): AsyncGenerator<CopiedFile> {
  const { ctx, site, links, others, result } = copying
  for (let ask = others.shift(); ask !== undefined; ask = others.shift()) {
    const matched = publicRouteAt(ctx.product, decodeURI(ask))
    const answered = matched && (await answerOf(ctx, site, matched, ask))
    if (!answered || answered.status !== 200) continue
    const { body, type } = answered
    if (typeof body === 'string') {
      const text = withAddresses(copying, body)
      yield { name: links.fileOf(ask), body: text }
    } else if (body instanceof Readable || body instanceof Uint8Array) yield { name: links.fileOf(ask), body }
    else if (body !== null && type?.includes('json')) yield { name: links.fileOf(ask), body: JSON.stringify(body) }
    else ctx.log.warn({ ask, type }, 'An answer could not be copied.')
    result.files += 1
  }
  for (const name of copying.built) {
    const bytes = copying.written.has(name) ? null : await builtFile(name)
    if (!bytes) continue
    copying.written.add(name)
    result.files += 1
    yield { name, body: bytes }
  }
}

/** Replaces the addresses that machines read with those of the copy. */
function withAddresses(copying: Copying, text: string): string {
  const { origin } = new URL(copying.site.baseUrl)
  return text.replace(/https?:\/\/[^\s<>"'\\)]+/g, (href) => {
    if (href !== origin && !href.startsWith(`${origin}/`)) return href
    const plain = href.replaceAll('&amp;', '&')
    const link = copying.links.linkOf(plain, '/')
    if (link.kind !== 'file') return href
    // Pages linked by a feed or map are already known; images and parts are added.
    if (link.ask !== null && publicRouteAt(copying.ctx.product, decodeURI(link.ask))) add(copying, link.ask)
    return copying.links.absolute(plain).replaceAll('&', '&amp;')
  })
}

/** The page is shown at any depth, so its links start at the root. */
async function* notFoundFile(copying: Copying, copy: CopyPages, options: CopyOptions): AsyncGenerator<CopiedFile> {
  const [page] = await copy([nowhere])
  if (!page) return
  const { ctx, site, say } = copying
  const links = copyLinks(ctx, site, { ...options, address: options.address || new URL(site.baseUrl).origin })
  const { html, asks, built } = rewritePage(page.html, '/404.html', links, say)
  for (const ask of asks) if (publicRouteAt(ctx.product, decodeURI(ask))) add(copying, ask)
  for (const file of built) copying.built.add(file)
  yield { name: '404.html', body: html }
  yield* otherFiles(copying)
}

async function* redirectPages(copying: Copying, { redirects }: SiteAddresses): AsyncGenerator<CopiedFile> {
  const { links, result } = copying
  for (const redirect of redirects) {
    const from = encodeURI(redirect.path)
    if (redirect.path.includes('?') || copying.seen.has(from)) continue
    const link = links.linkOf(
      redirect.target.startsWith('/') ? encodeURI(decodeURI(redirect.target)) : redirect.target,
      from,
    )
    const to = link.kind === 'file' ? links.written(link, from) : link.kind === 'server' ? link.url : redirect.target
    if (to === null) continue
    result.files += 1
    yield { name: links.fileOf(from), body: leadingPage(redirect, links, to) }
  }
  for (const { file, body } of redirectFiles(redirects, links)) {
    result.files += 1
    yield { name: file, body }
  }
}

function readme({ site, links, result, left }: Copying, options: CopyOptions): string {
  const language = languageOf(site.locale)
  return [
    copyMessages(language, 'readme.what', { title: site.title, address: links.absolute('/') }),
    copyMessages(language, options.address === '' ? 'readme.relative' : 'readme.fixed', { address: options.address }),
    options.answersAt === ''
      ? copyMessages(language, 'readme.without', { n: left })
      : copyMessages(language, 'readme.answers', { address: options.answersAt }),
    copyMessages(language, 'readme.redirects'),
    copyMessages(language, 'readme.filters'),
    ...(result.left.length > 0
      ? [copyMessages(language, 'readme.left'), result.left.map((path) => `  ${path}`).join('\n')]
      : []),
    '',
  ].join('\n\n')
}
