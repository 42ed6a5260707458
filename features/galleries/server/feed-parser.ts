import { Parser } from 'htmlparser2'
import { richTextOfHtml } from '#features/imports/server'
import { pixelLimit, uploadLimits } from '#features/media/contract'
import { plainText } from '#platform/document'
import type { FeedImage } from './copies.tables.ts'

export interface Feed {
  images: FeedImage[]
  /** Address of the rest of a long gallery. */
  next: string | null
}

/** One size of an image. */
interface Offer {
  url: string
  pixels: number
  bytes: number
}

interface Entry {
  /** Sizes named by Media RSS. */
  offers: Offer[]
  /** Enclosures, used by feeds without media elements. */
  enclosed: Offer[]
  texts: Map<string, string>
}

const entries = new Set(['item', 'entry'])
const texts = new Set(['title', 'media:title', 'media:credit'])

export function isFeed(text: string): boolean {
  return /<(?:rss|feed|rdf:RDF)[\s>]/i.test(text.slice(0, 2000))
}

/** The images of an RSS or Atom feed, each in the largest size that can be kept here. */
export function readFeed(xml: string, address: string): Feed {
  const feed: Feed = { images: [], next: null }
  let entry: Entry | null = null
  let open: string | null = null
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open = entry && texts.has(name) ? name : null
        if (open) entry?.texts.set(open, '')
        if (entries.has(name)) entry = { offers: [], enclosed: [], texts: new Map() }
        else if (entry) gather(entry, name, attributes, address)
        else if (/^(?:atom:)?link$/.test(name) && attributes['rel'] === 'next')
          feed.next = absolute(attributes['href'], address)
      },
      ontext: (text) => {
        if (entry && open) entry.texts.set(open, (entry.texts.get(open) ?? '') + text)
      },
      onclosetag: (name) => {
        if (name === open) open = null
        if (!entry || !entries.has(name)) return
        const image = imageOf(entry)
        if (image) feed.images.push(image)
        entry = null
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return feed
}

function gather(entry: Entry, name: string, attributes: Record<string, string>, address: string): void {
  const isEnclosed = name === 'enclosure' || (name === 'link' && attributes['rel'] === 'enclosure')
  if (name !== 'media:content' && !isEnclosed) return
  const { type = '', medium = '', width, height, fileSize, length } = attributes
  const url = absolute(attributes['url'] ?? attributes['href'], address)
  const isImage =
    medium === 'image' ||
    type.startsWith('image/') ||
    (medium === '' && type === '' && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(url ?? ''))
  if (!url || !isImage) return
  const offer = {
    url,
    pixels: Number(width ?? 0) * Number(height ?? 0) || 0,
    bytes: Number(fileSize ?? length ?? 0) || 0,
  }
  ;(isEnclosed ? entry.enclosed : entry.offers).push(offer)
}

function imageOf({ offers, enclosed, texts: entryTexts }: Entry): FeedImage | null {
  const named = offers.length > 0 ? offers : enclosed
  const fitting = named.filter(({ pixels, bytes }) => pixels <= pixelLimit && bytes <= uploadLimits.image)
  const [largest] = (fitting.length > 0 ? fitting : named).toSorted((a, b) => b.pixels - a.pixels || b.bytes - a.bytes)
  if (!largest) return null
  const caption = wordsOf(entryTexts.get('media:title') ?? entryTexts.get('title') ?? '')
  return {
    url: largest.url,
    caption: isName(caption) ? '' : caption,
    credit: wordsOf(entryTexts.get('media:credit') ?? '').slice(0, 1000),
  }
}

/** SmugMug writes captions in HTML. */
function wordsOf(html: string): string {
  const text = html.replaceAll('\r', '').replaceAll(/\n+/g, '<br>')
  return plainText(richTextOfHtml(text).doc)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .slice(0, 2300)
}

/** Tells whether a caption is a default: a file name, or the name of a photo's owner. */
function isName(caption: string): boolean {
  return /^[^\n]+\.(?:jpe?g|png|gif|heic|tiff?|mp4|mov)$/i.test(caption) || /^[^\n]{1,80}[’']s photo$/.test(caption)
}

function absolute(url: string | undefined, base: string): string | null {
  return url ? (URL.parse(url, base)?.href ?? null) : null
}
