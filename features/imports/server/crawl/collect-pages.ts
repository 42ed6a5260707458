import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlatformContext } from '#platform/context'
import { minuteMs, Problem } from '#platform/contract'
import type { Fetched, fetchFromOutside } from '#platform/egress'
import { removeFolder } from '#platform/storage'
import { findElements } from '../body/html-tree.ts'
import { pageOfHtml } from '../archive/page-of-html.ts'
import { byteDecoder } from '../read/decode-bytes.ts'
import { type Robots, robotsIn } from './robots.ts'

export type Ask = (...params: Parameters<typeof fetchFromOutside>) => Promise<Fetched>

/** A page of the old site, as it was answered. */
export interface CrawledPage {
  url: string
  html: string
}

export interface Crawling {
  siteId: string
  importId: string
  address: string
  ask: Ask
  onProgress?: (part: number) => Promise<void>
  signal?: AbortSignal
}

const mostPages = 500
const mostBytes = 200_000_000
const mostMs = 20 * minuteMs
const pageLimits = { maxBytes: 5_000_000, timeoutMs: 20_000, accept: ['text/html', 'application/xhtml+xml'] }
const textLimits = { maxBytes: 10_000_000, timeoutMs: 20_000 }
/** Pause between two requests, unless the site asks for a longer one. */
const pauseMs = 250
const longestPauseMs = 5000
/** Paths that hold no page for visitors. */
const technical =
  /^\/(?:wp-(?:admin|json|login|content|includes)|cart|checkout|account|search|cdn-cgi|feed|xmlrpc)(?:[/.]|$)|\/feed\/?$|\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i

const folderOf = (siteId: string, importId: string): string => `${siteId}/import-pages/${importId}/`
const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 32)

/**
 * Reads the pages of a site that its owner named, one after the other with pauses, as far as the site's rules for
 * programs allow it. Each page is stored when it arrives, and after an interruption only missing ones are requested.
 * Returns their addresses in order.
 */
export async function collectPages(
  { storage }: Pick<PlatformContext, 'storage'>,
  { siteId, importId, address, ask, onProgress, signal }: Crawling,
): Promise<{ home: string; urls: string[]; feeds: string[] }> {
  const until = Date.now() + mostMs
  const folder = folderOf(siteId, importId)
  const first = await ask(address, { ...pageLimits, accept: ['text/html', 'application/xhtml+xml', '*/*'] })
  const home = new URL(first.url)
  const robots = await robotsOf(home, ask)
  const wait = Math.min(longestPauseMs, Math.max(pauseMs, robots.delay * 1000))
  const read = async (url: string): Promise<CrawledPage | null> => {
    const key = folder + hashOf(url)
    if (await storage.exists(key)) return JSON.parse(Buffer.from(await storage.read(key)).toString()) as CrawledPage
    await pause(wait)
    const fetched = url === home.href ? first : await politely(ask, url)
    if (!fetched) return null
    const page = { url: fetched.url, html: textOf(fetched) }
    await storage.put(key, Buffer.from(JSON.stringify(page)), 'application/json')
    return page
  }
  const queue = new Set([home.href, ...(await mappedUrls(home, robots, ask))])
  const urls: string[] = []
  const feeds = new Set<string>()
  let bytes = 0
  for (const url of queue) {
    if (urls.length >= mostPages || bytes > mostBytes || Date.now() > until || signal?.aborted) break
    const path = URL.parse(url)
    if (!path || path.host !== home.host || !robots.mayRead(path.pathname + path.search)) continue
    const page = await read(url)
    if (!page || URL.parse(page.url)?.host !== home.host) continue
    urls.push(url)
    bytes += page.html.length
    for (const link of linksOf(page, home, feeds)) if (queue.size < mostPages * 4) queue.add(link)
    await onProgress?.(Math.min(0.9, urls.length / Math.min(queue.size, mostPages)))
  }
  return { home: home.href, urls, feeds: [...feeds].slice(0, 3) }
}

/** Yields the collected pages in their order. */
export async function* collectedPages(
  { storage }: Pick<PlatformContext, 'storage'>,
  { siteId, importId }: Pick<Crawling, 'siteId' | 'importId'>,
  urls: readonly string[],
): AsyncGenerator<CrawledPage & { asked: string }> {
  for (const url of urls) {
    const bytes = await storage.read(folderOf(siteId, importId) + hashOf(url))
    yield { ...(JSON.parse(Buffer.from(bytes).toString()) as CrawledPage), asked: url }
  }
}

export async function forgetPages(
  { storage }: Pick<PlatformContext, 'storage'>,
  siteId: string,
  importId: string,
): Promise<void> {
  await removeFolder(storage, folderOf(siteId, importId))
}

export function textOf({ bytes }: Pick<Fetched, 'bytes'>): string {
  const decode = byteDecoder()
  return (decode(bytes) + decode(new Uint8Array(), true)).replaceAll('\u0000', '')
}

/** Repeats a request after a pause when the server was too busy. */
async function politely(ask: Ask, url: string): Promise<Fetched | null> {
  for (const isLast of [false, true]) {
    try {
      return await ask(url, pageLimits)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const isBusy = ['egress.unreachable', 'egress.too_slow', 'egress.refused_by_server'].includes(error.code)
      if (isLast || !isBusy || error.toBody().details?.code === 404) return null
      await pause(1000)
    }
  }
  return null
}

async function robotsOf(home: URL, ask: Ask): Promise<Robots> {
  return robotsIn(await textAt(new URL('/robots.txt', home).href, ask))
}

async function textAt(url: string, ask: Ask): Promise<string> {
  try {
    return textOf(await ask(url, textLimits))
  } catch (error) {
    if (error instanceof Problem) return ''
    throw error
  }
}

const mostMaps = 20

/** Returns the addresses of the site map and of the maps that it references. */
async function mappedUrls(home: URL, { siteMaps }: Robots, ask: Ask): Promise<string[]> {
  const maps = new Set([...siteMaps, new URL('/sitemap.xml', home).href])
  const urls = new Set<string>()
  let n = 0
  for (const map of maps) {
    n += 1
    if (n > mostMaps || URL.parse(map)?.host !== home.host) continue
    const text = await textAt(map, ask)
    const isIndex = /<sitemapindex\b/.test(text)
    for (const [, address = ''] of text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2000})/g)) {
      const url = address.trim().replaceAll('&amp;', '&')
      if (isIndex) maps.add(url)
      else if (URL.parse(url)?.host === home.host && urls.size < mostPages * 2) urls.add(url)
    }
  }
  return [...urls]
}

function linksOf({ url, html }: CrawledPage, home: URL, feeds: Set<string>): string[] {
  const { tree } = pageOfHtml(html)
  for (const { attributes } of findElements(tree, ({ name }) => name === 'link')) {
    const isFeed = /^application\/(?:rss|atom)\+xml$/.test(attributes.type ?? '') && attributes.rel === 'alternate'
    const feed = isFeed ? URL.parse(attributes.href ?? '', url) : null
    if (feed?.host === home.host && !/comments/.test(feed.pathname)) feeds.add(feed.href)
  }
  return findElements(tree, ({ name }) => name === 'a').flatMap(({ attributes }) => {
    const link = URL.parse(attributes.href ?? '', url)
    if (!link || link.host !== home.host || link.search !== '' || technical.test(link.pathname)) return []
    link.hash = ''
    return [link.href]
  })
}
