import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from './encode-page.ts'
import { countOfHosts } from './host.ts'
import type { PageCache, PageEntry } from './page-cache.ts'

/**
 * Answers from memory when nothing about the request asks for more: before the framework, one `writeHead`, one `end`.
 * `hostOf` gives the normal form of a Host header whose host is known to be public, undefined for every other.
 */
export function makeFastPath(
  cache: PageCache,
  hostOf: (request: IncomingMessage) => string | undefined,
  now: () => number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false
    const host = hostOf(request)
    if (host === undefined) return false
    const entry = cache.find(host, url)
    if (entry === undefined || countOfHosts(request.rawHeaders) !== 1) return false
    // What is kept under an address is for everybody; a preview shows something else there.
    if (headers.cookie !== undefined && headers.cookie.includes('ss_preview=')) return false
    if (!cache.isFresh(entry, now())) return false
    sendEntry(entry, request, response)
    return true
  }
}

export function sendEntry(entry: PageEntry, request: IncomingMessage, response: ServerResponse): void {
  entry.used = true
  entry.hits++
  const match = request.headers['if-none-match']
  if (match !== undefined && entry.status === 200 && matches(match, entry.etag)) {
    response.writeHead(304, entry.notModified as string[])
    response.end()
    return
  }
  const { headers, text } = entry.variants[encodingFor(request.headers['accept-encoding'])]
  response.writeHead(entry.status, headers as string[])
  if (request.method === 'HEAD') response.end()
  else response.end(text, 'latin1')
}

function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const bare = etag.slice(2)
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === bare)
}
