import { type IncomingMessage, STATUS_CODES, type ServerResponse, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import { encodingFor } from './cache/encode-page.ts'
import { countOfHosts } from './request/host.ts'
import type { Hosts } from './request/hosts.ts'
import type { WebMetrics } from '../metrics/index.ts'
import type { NoteView } from './note-view.ts'
import type { PageCache, PageEntry, Variant } from './cache/page-cache.ts'
import type { Head } from './request/read-head.ts'

export interface FastPath {
  /** Responds before the framework, with one `writeHead` and one `end`. Returns whether it did. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Returns the whole response as bytes or latin1, without creating a request object. */
  serialized: (head: Head, socket: Socket) => Buffer | string | null
  /** Keeps these bytes of `serialized` unchanged while they are being sent. */
  underWay: (bytes: Buffer) => void
}

interface Parts {
  cache: PageCache
  hosts: Pick<Hosts, 'remembered'>
  noteView: NoteView
  metrics?: Pick<WebMetrics, 'cacheHits'> | undefined
  now: () => number
  keepAliveSeconds: number
}

/** Responds from memory to plain requests of public hosts. All others are left to the router. */
export function makeFastPath({
  cache,
  hosts,
  noteView,
  now,
  keepAliveSeconds,
  metrics = { cacheHits: 0 },
}: Parts): FastPath {
  const serializedResponses = makeSerializedResponses(keepAliveSeconds)
  const freshEntry = (
    host: string | undefined,
    url: string,
    cookie: string | undefined,
    moment: number,
  ): PageEntry | undefined => {
    const entry = host === undefined ? undefined : cache.find(host, url)
    // A preview replaces the cached page, which is public.
    if (entry === undefined || cookie?.includes('__Host-preview=') || asksForItself(url, cookie)) return undefined
    return cache.isFresh(entry, moment) ? entry : undefined
  }
  return {
    respond: (request, response) => {
      const { method, url, headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false
      const entry = freshEntry(hosts.remembered(request), url, headers.cookie, now())
      if (entry === undefined || countOfHosts(request.rawHeaders) !== 1) return false
      metrics.cacheHits += 1
      if (method === 'GET') noteView(entry.websiteId, request)
      sendEntry(entry, request, response)
      return true
    },
    serialized: (head, socket) => {
      const moment = now()
      const request = asRequest(head, socket)
      const entry = freshEntry(hosts.remembered(request), head.url, head.cookie, moment)
      if (entry === undefined) return null
      metrics.cacheHits += 1
      noteView(entry.websiteId, request)
      const { status, variant } = chosen(entry, head.ifNoneMatch, head.acceptEncoding)
      variant.head ??= headOf(status, variant.headers)
      return serializedResponses.of(variant, variant.head, moment)
    },
    underWay: serializedResponses.forget,
  }
}

/**
 * Tells whether the page depends on this browser: site members get a link to the owner area or a notice after signing
 * out, and other visitors may have chosen a language.
 */
const asksForItself = (url: string, cookie: string | undefined): boolean =>
  cookie?.includes('ss_lastid=') === true ||
  cookie?.includes('__Host-language=') === true ||
  (url.includes('?') && url.includes('logout=true'))

/** Adapts a request for `remembered` and `noteView`. */
function asRequest(head: Head, socket: Socket): Parameters<Hosts['remembered']>[0] {
  const headers = {
    host: head.host,
    'x-forwarded-host': head.forwardedHost,
    'x-forwarded-proto': head.forwardedProtocol,
    'x-forwarded-for': head.forwardedFor,
    'user-agent': head.userAgent,
    'sec-fetch-mode': head.fetchMode,
  }
  return { url: head.url, headers, rawHeaders: hostAlone, socket }
}

const hostAlone = ['Host', '']

export function sendEntry(entry: PageEntry, request: IncomingMessage, response: ServerResponse): void {
  // The request has been answered because it took too long.
  if (response.writableEnded) return
  const { status, variant } = chosen(entry, request.headers['if-none-match'], request.headers['accept-encoding'])
  response.writeHead(status, variant.headers as string[])
  if (request.method === 'HEAD' || variant.text === '') response.end()
  else response.end(variant.text, 'latin1')
}

function chosen(
  entry: PageEntry,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): { status: number; variant: Variant } {
  entry.used = true
  entry.hits++
  if (ifNoneMatch !== undefined && entry.status === 200 && matches(ifNoneMatch, entry.etag))
    return { status: 304, variant: entry.notModified }
  return { status: entry.status, variant: entry.variants[encodingFor(acceptEncoding)] }
}

function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const bare = etag.slice(2)
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === bare)
}

/** Serialises the head like `writeHead`, without the lines that change with time. */
function headOf(status: number, headers: readonly string[]): string {
  const lines: string[] = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`]
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}\r\n`)
  }
  return lines.join('')
}

/** A serialised response and the second in its date. */
interface SerializedResponse {
  readonly bytes: Buffer
  readonly dateAt: number
  second: number
}

/** null for a response that was requested once, which is not serialised yet. */
type ResponsesOfSecond = Map<Variant, SerializedResponse | null>

interface SerializedResponses {
  of: (variant: Variant, head: string, moment: number) => Buffer | string
  forget: (bytes: Buffer) => void
}

/**
 * Every response ends its head with the date. Repeated responses are serialised once and sent from memory, while others
 * are joined and copied each time. When the second has passed only the date is rewritten, and entries not requested in
 * it are dropped.
 */
function makeSerializedResponses(keepAliveSeconds: number): SerializedResponses {
  const after = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
  let second = -1
  let date = ''
  let current: ResponsesOfSecond = new Map()
  let former: ResponsesOfSecond = new Map()

  const pass = (moment: number): void => {
    const present = Math.floor(moment / 1000)
    if (present === second) return
    former = present === second + 1 ? current : new Map()
    current = new Map()
    second = present
    date = new Date(moment).toUTCString()
  }
  return {
    of: (variant, head, moment) => {
      pass(moment)
      const before = current.has(variant) ? current.get(variant) : former.get(variant)
      if (before) {
        if (before.second !== second) {
          before.bytes.write(date, before.dateAt, 'latin1')
          before.second = second
          current.set(variant, before)
        }
        return before.bytes
      }
      const text = `${head}Date: ${date}${after}${variant.text}`
      const response =
        before === null ? { bytes: Buffer.from(text, 'latin1'), dateAt: head.length + 'Date: '.length, second } : null
      current.set(variant, response)
      return response?.bytes ?? text
    },
    forget: (bytes) => {
      for (const responses of [current, former])
        for (const [variant, response] of responses) if (response?.bytes === bytes) responses.delete(variant)
    },
  }
}
