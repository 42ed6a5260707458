import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CacheTag } from '../../context/index.ts'
import { type Encoding, type PageEntry, type Variant, bytesOf } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A finished response to a GET before compression. */
export interface FinishedPage {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly CacheTag[]
  readonly until: Date | null
  readonly parts?: unknown
}

/**
 * Shared caches revalidate after ten seconds, so a locked or removed page disappears from them that soon, even without
 * a purge by surrogate key.
 */
export const sharedCaching = 'public, max-age=0, s-maxage=10'

/** Brotli quality at the first request; the worker compresses again at the best quality later. */
export const firstQuality = 6

/** Compresses once for every visitor to come, in two milliseconds. */
export async function encodePage(page: FinishedPage, websiteId: string, epoch: number): Promise<PageEntry> {
  const identity = Buffer.from(page.body)
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: brotliFor(identity.length) }),
    toGzip(identity, { level: 6 }),
  ])
  return entryOf(page, websiteId, epoch, { identity, br, gzip: gz })
}

/** Settings of Brotli for a text: a window as large as the text, because the default takes megabytes for each. */
export function brotliFor(length: number): Record<number, number> {
  const window = Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))
  return {
    [constants.BROTLI_PARAM_QUALITY]: firstQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  }
}

/** `knownEtag`: the tag with which browsers already have these bytes. */
export function entryOf(
  page: Omit<FinishedPage, 'body'>,
  websiteId: string,
  epoch: number,
  bodies: Record<Encoding, Buffer>,
  knownEtag?: string,
): PageEntry {
  const etag = knownEtag ?? etagOf(page, bodies.identity)
  const common = commonHeaders(page, etag)
  const variants: Record<Encoding, Variant> = {
    br: variantOf(common, 'br', bodies.br),
    gzip: variantOf(common, 'gzip', bodies.gzip),
    identity: variantOf(common, 'identity', bodies.identity),
  }
  const entry: PageEntry = {
    websiteId,
    status: page.status,
    etag,
    tags: page.tags,
    until: page.until?.getTime() ?? Number.POSITIVE_INFINITY,
    epoch,
    variants,
    notModified: { headers: common, text: '' },
    bytes: 0,
    used: false,
    hits: 0,
    parts: page.parts,
  }
  entry.bytes = bytesOf(entry)
  return entry
}

const nonce = /'nonce-([^']+)'/

/**
 * Tells whether a page that was rendered for a query equals, apart from the nonce of its scripts, the cached page
 * without a query.
 */
export function isSamePage(page: FinishedPage, entry: PageEntry): boolean {
  const { headers, text } = entry.variants.identity
  const policyAt = headers.indexOf('Content-Security-Policy')
  const before = nonce.exec(policyAt < 0 ? '' : (headers[policyAt + 1] ?? ''))?.[1]
  const now = nonce.exec(page.headers['Content-Security-Policy'] ?? '')?.[1]
  if (page.status !== entry.status || (before === undefined) !== (now === undefined)) return false
  const body = Buffer.from(page.body).toString('latin1')
  return body.length === text.length && body === (before && now ? text.replaceAll(before, now) : text)
}

function etagOf(page: Omit<FinishedPage, 'body'>, bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 22)}"`
}

export function variantOf(common: readonly string[], encoding: Encoding, body: Buffer): Variant {
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return { headers: [...common, ...coded, 'Content-Length', String(body.length)], text: body.toString('latin1') }
}

export function bytesIn({ text }: Variant): Buffer {
  return Buffer.from(text, 'latin1')
}

export function commonHeaders(page: Pick<FinishedPage, 'type' | 'headers' | 'tags'>, etag: string): string[] {
  const headers: Record<string, string> = {
    'Content-Type': page.type,
    'Cache-Control': sharedCaching,
    'Surrogate-Key': page.tags.join(' ').slice(0, 16_000),
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...page.headers,
  }
  return Object.entries(headers).flat()
}

const chosen = new Map<string, Encoding>()

/** Returns the best encoding of a header; each header is parsed once. */
export function encodingFor(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity'
  const cached = chosen.get(accept)
  if (cached) return cached
  const encoding = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity'
  if (chosen.size < 500) chosen.set(accept, encoding)
  return encoding
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...weights] = part.trim().toLowerCase().split(';')
    return (
      (name.trim() === encoding || name.trim() === '*') && !weights.some((weight) => /^\s*q=0(\.0*)?\s*$/.test(weight))
    )
  })
}
