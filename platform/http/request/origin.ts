import type { IncomingHttpHeaders } from 'node:http'

export type Provenance = 'own' | 'foreign' | 'unknown'

/** Whether a page of the same host sent the request, according to the browser. `unknown`: the browser sent nothing. */
export function provenanceOf(headers: IncomingHttpHeaders, ownOrigin: string): Provenance {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  // A page that names no referrer sends its own forms with the origin `null`; the browser still says that they come
  // from here.
  const isUnnamed = origin === 'null' && site === 'same-origin'
  if (origin !== undefined && origin !== ownOrigin && !isUnnamed) return 'foreign'
  if (site !== undefined && site !== 'same-origin') return 'foreign'
  return origin === undefined && site === undefined ? 'unknown' : 'own'
}

/** Whether the page itself sent a form without a script. Fetch sends `cors` or `same-origin`. */
export function isPlainForm(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'] ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data')
  const mode = headers['sec-fetch-mode']
  const asksForPage = (headers.accept ?? '').includes('text/html')
  return isForm && (mode === undefined ? asksForPage : mode === 'navigate')
}
