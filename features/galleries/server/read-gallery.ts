import { Parser } from 'htmlparser2'
import { byteDecoder } from '#features/imports/server'
import type { fetchFromOutside } from '#platform/egress'
import { copyProblems } from '../contract/copies.problems.ts'
import { slidesAtMost } from '../contract/gallery.rules.ts'
import type { FeedImage } from './copies.tables.ts'
import { isFeed, readFeed } from './feed-parser.ts'

export type Ask = (...params: Parameters<typeof fetchFromOutside>) => ReturnType<typeof fetchFromOutside>

const limits = { maxBytes: 10_000_000, timeoutMs: 20_000 }
const partsAtMost = 10

/** The images of a public gallery of SmugMug, by the address of its page or of its feed. */
export async function readGallery(address: string, ask: Ask): Promise<FeedImage[]> {
  const first = await textAt(inEverySize(address), ask)
  const linked = isFeed(first.text) ? null : feedOf(first)
  const images = await followed(linked ? await textAt(linked, ask) : first, ask)
  if (images.length === 0) throw copyProblems.noPictures()
  return images.slice(0, slidesAtMost)
}

interface Text {
  url: string
  text: string
}

/** Follows the parts of a long gallery. */
async function followed(start: Text, ask: Ask): Promise<FeedImage[]> {
  const images = new Map<string, FeedImage>()
  let part: Text | null = start
  for (let count = 0; part && count < partsAtMost; count += 1) {
    if (!isFeed(part.text)) throw copyProblems.noFeed()
    const feed = readFeed(part.text, part.url)
    for (const image of feed.images) images.set(image.url, image)
    part = feed.next && images.size < slidesAtMost ? await textAt(feed.next, ask) : null
  }
  return [...images.values()]
}

async function textAt(address: string, ask: Ask): Promise<Text> {
  const { url, bytes } = await ask(address, limits)
  return { url, text: byteDecoder()(bytes, true) }
}

/** Returns the feed of a gallery's page, with that of the gallery preferred to that of its photographer. */
function feedOf({ text, url: address }: Text): string {
  const feeds: string[] = []
  const parser = new Parser({
    onopentag: (name, { rel, type, href }) => {
      const isFeed = name === 'link' && rel === 'alternate' && /^application\/(?:atom|rss)\+xml$/.test(type ?? '')
      const url = isFeed && href ? URL.parse(href, address) : null
      if (url) feeds.push(url.href)
    },
  })
  parser.end(text)
  const named = feeds.find((url) => /[?&]Type=gallery&/i.test(url)) ?? dataOf(text, address) ?? feeds[0]
  if (!named) throw copyProblems.noFeed()
  return inEverySize(named)
}

/** Pages without a feed contain the gallery's number and key for their scripts. */
function dataOf(html: string, address: string): string | null {
  const [, id] = /"albumId":"?(\d+)/.exec(html) ?? []
  const [, key] = /"albumKey":"(\w+)"/.exec(html) ?? []
  return id && key ? new URL(`/hack/feed.mg?Type=gallery&Data=${id}_${key}`, address).href : null
}

/** Asks SmugMug for every size of all images in one response. */
function inEverySize(address: string): string {
  const url = URL.parse(address)
  if (!url?.pathname.endsWith('/hack/feed.mg')) return address
  for (const [name, value] of Object.entries({ format: 'rss200', Paging: '0', ImageCount: String(slidesAtMost) }))
    url.searchParams.set(name, value)
  return url.href
}
