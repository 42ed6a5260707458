/** What a plain request says that a kept page depends on, and what tells who opens it. */
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

/** One whole GET to a path, to the email of RFC 9112: names that are tokens, no folded lines, no stray line ends, nothing behind it. */
const plainGet = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/

const longest = 8192

/** By their lengths, so that the many other headers cost next to nothing. */
const lengths = new Set([4, 6, 7, 10, 13, 14, 15, 16, 17])

/** Whatever announces more than this one head, or asks for another way to answer it. */
const unusual = new Set(['content-length', 'transfer-encoding', 'upgrade', 'expect'])

const read = new Set([
  'host',
  'cookie',
  'accept-encoding',
  'if-none-match',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'user-agent',
  'sec-fetch-mode',
])

/** The bytes as one plain GET whose connection stays open; null for everything else, which the real parser is there for. */
export function readHead(chunk: Buffer): Head | null {
  if (chunk.length > longest) return null
  const text = chunk.toString('latin1')
  if (!plainGet.test(text)) return null
  const headers = headersIn(text)
  const host = headers?.get('host')
  if (!headers || host === undefined) return null
  return {
    url: text.slice(4, text.indexOf(' ', 4)),
    host,
    cookie: headers.get('cookie'),
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    forwardedHost: headers.get('x-forwarded-host'),
    forwardedProtocol: headers.get('x-forwarded-proto'),
    forwardedFor: headers.get('x-forwarded-for'),
    userAgent: headers.get('user-agent'),
    fetchMode: headers.get('sec-fetch-mode'),
  }
}

/** The headers that count; null when one of them comes twice or says that this is no plain request. */
function headersIn(text: string): Map<string, string> | null {
  const headers = new Map<string, string>()
  let at = text.indexOf('\r\n') + 2
  while (at < text.length - 2) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r\n', colon)
    if (lengths.has(colon - at)) {
      const name = text.slice(at, colon).toLowerCase()
      if (unusual.has(name)) return null
      if (
        name === 'connection' &&
        text
          .slice(colon + 1, end)
          .trim()
          .toLowerCase() !== 'keep-alive'
      )
        return null
      if (read.has(name)) {
        if (headers.has(name)) return null
        headers.set(name, text.slice(colon + 1, end).trim())
      }
    }
    at = end + 2
  }
  return headers
}
