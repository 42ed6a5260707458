/** The headers of a plain request that a cached page depends on, and those that identify the visitor. */
export interface Head {
  readonly url: string
  readonly host: string
  readonly cookie: string | undefined
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly forwardedHost: string | undefined
  readonly forwardedProtocol: string | undefined
  readonly forwardedFor: string | undefined
  readonly userAgent: string | undefined
  readonly fetchMode: string | undefined
}

/**
 * A complete GET with a path, in the syntax of RFC 9112: names are tokens, and there are no folded lines, stray line
 * ends or further bytes.
 */
const plainGet = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/

const longest = 8192

/** Lengths of the wanted names, so that other headers take almost no time. */
const lengths = new Set([4, 6, 7, 10, 13, 14, 15, 16, 17])

/** Headers of requests that need the server's own parser. */
const unusual = ['content-length', 'transfer-encoding', 'upgrade', 'expect']

const read = [
  'host',
  'cookie',
  'accept-encoding',
  'if-none-match',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'user-agent',
  'sec-fetch-mode',
]

const [ignored, refused, connection] = [-1, -2, -3]

/**
 * Cache of header names as sent, with their index in `read` or one of the three values above. Browsers use few
 * spellings, and comparing each again takes longer than the rest.
 */
const places = new Map<string, number>()

function placeOf(written: string): number {
  const before = places.get(written)
  if (before !== undefined) return before
  const name = written.toLowerCase()
  const place = unusual.includes(name) ? refused : name === 'connection' ? connection : read.indexOf(name)
  // Returns a copy, because a slice of the head would keep all of it in memory.
  if (places.size < 500) places.set(Buffer.from(written, 'latin1').toString('latin1'), place)
  return place
}

/**
 * Parses the bytes as one plain GET on a connection that stays open; null for everything else, which the server's
 * parser handles.
 */
export function readHead(chunk: Buffer): Head | null {
  if (chunk.length > longest) return null
  const text = chunk.toString('latin1')
  if (!plainGet.test(text)) return null
  const headers = headersIn(text)
  const host = headers?.[0]
  if (!headers || host === undefined) return null
  return {
    url: text.slice(4, text.indexOf(' ', 4)),
    host,
    cookie: headers[1],
    acceptEncoding: headers[2],
    ifNoneMatch: headers[3],
    forwardedHost: headers[4],
    forwardedProtocol: headers[5],
    forwardedFor: headers[6],
    userAgent: headers[7],
    fetchMode: headers[8],
  }
}

/**
 * The headers in `read`; null when one of them is repeated, or when another header shows that the request is not plain.
 */
function headersIn(text: string): (string | undefined)[] | null {
  const headers: (string | undefined)[] = read.map(() => undefined)
  const last = text.length - 2
  for (let at = text.indexOf('\r\n') + 2; at < last; ) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r', colon)
    const place = lengths.has(colon - at) ? placeOf(text.slice(at, colon)) : ignored
    if (place !== ignored) {
      if (place === refused) return null
      const value = text.slice(colon + 1, end).trim()
      if (place === connection) {
        if (value.toLowerCase() !== 'keep-alive') return null
      } else {
        if (headers[place] !== undefined) return null
        headers[place] = value
      }
    }
    at = end + 2
  }
  return headers
}
