import type { IncomingMessage, ServerResponse } from 'node:http'
import { freshCsrfToken, recognise } from './guard.ts'
import { httpProblems } from './http.problems.ts'
import { type Outcome, cookieHeaders, outcomeOf } from './response/outcome.ts'
import { answer, redirect } from './response/answer.ts'
import { ownPageHeaders } from './response/security-headers.ts'
import type { PublicPages } from './cache/serve-public.ts'
import type { Visit } from './request/visit.ts'
import type { WebParts } from './web-parts.ts'

/**
 * Answers requests without a route: the owner area's shell, a site's pages, and the redirect from a public host to the
 * owner area.
 */
export async function fallback(
  parts: WebParts,
  pages: PublicPages,
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Outcome | 'sent'> {
  const url = request.url ?? '/'
  const raw = url.split('?')[0] ?? '/'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // Metrics have an address of their own, which this error tells a misconfigured collector.
  if (raw.startsWith('/api/') || raw === '/metrics' || !isRead) throw httpProblems.notFound()
  const { at } = visit
  if (at.kind === 'platform') return platformPage(parts, visit, raw)
  if (at.kind === 'admin') return adminPage(parts, visit, raw, url)
  if (at.canonical)
    return outcomeOf(visit, redirect(`${new URL(at.site.baseUrl).protocol}//${at.canonical}${url}`, { status: 301 }))
  if (raw === '/config' || raw.startsWith('/config/')) return toOwnerArea(parts, visit, raw, url)
  const path = decodedPath(raw)
  if (path !== null && path !== raw && encodeURI(path) !== raw && !isSamePath(path, raw))
    return outcomeOf(visit, redirect(encodeURI(path) + url.slice(raw.length), { status: 301 }))
  if (path === null) throw httpProblems.badPath()
  return pages.answer(
    { site: at.site, host: at.host, visit, path, query: new URLSearchParams(url.slice(raw.length + 1)) },
    request,
    response,
  )
}

/**
 * The path a person means: decoded, composed, one slash between its parts, none at its end; null when it cannot be
 * read.
 */
export function decodedPath(raw: string): string | null {
  try {
    const text = decodeURIComponent(raw).normalize('NFC')
    if (hasControl(text)) return null
    const joined = `/${text
      .split('/')
      .filter((part) => part !== '')
      .join('/')}`
    return joined.split('/').some((part) => part === '.' || part === '..') ? null : joined
  } catch {
    return null
  }
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\')
}

function isSamePath(path: string, raw: string): boolean {
  try {
    return decodeURIComponent(raw).normalize('NFC') === path
  } catch {
    return false
  }
}

/** A2.07: `/config/?frameUrl={path and query}`; the owner's session is on the admin host alone. */
function toOwnerArea(parts: WebParts, visit: Visit, raw: string, url: string): Outcome {
  if (visit.at.kind !== 'public') throw httpProblems.notFound()
  const { config } = parts.ctx
  const adminOrigin = `${config.protocol}://${visit.at.site.name}.${config.adminHost}`
  if (raw === '/config/sign-out') return outcomeOf(visit, redirect(`${adminOrigin}/config/sign-out`, { status: 302 }))
  const requested = new URLSearchParams(url.slice(raw.length + 1)).get('frameUrl')
  const frameUrl = requested !== null && isOwnPath(requested) ? requested : '/'
  return outcomeOf(visit, redirect(`${adminOrigin}/config/?frameUrl=${encodeURIComponent(frameUrl)}`, { status: 302 }))
}

/** A path of the same host and nothing else: no scheme, no other host, no control characters. */
export function isOwnPath(path: string): boolean {
  // Browsers drop control characters before they read the address, and take a backslash for a slash.
  if (!path.startsWith('/') || hasControl(path) || path.startsWith('//')) return false
  return URL.canParse(path, 'http://own.invalid') && new URL(path, 'http://own.invalid').host === 'own.invalid'
}

async function adminPage(parts: WebParts, visit: Visit, raw: string, url: string): Promise<Outcome> {
  if (visit.at.kind !== 'admin') throw httpProblems.notFound()
  if (raw !== '/config' && !raw.startsWith('/config/')) {
    if (raw === '/') return outcomeOf(visit, redirect('/config/', { status: 302 }))
    throw httpProblems.notFound()
  }
  await recognise(parts, visit)
  if (visit.account) return shell(parts, visit)
  // The platform knows who it is and sends them back with a one-time code.
  const { config } = parts.ctx
  return outcomeOf(
    visit,
    redirect(
      `${config.protocol}://${config.platformHost}/open/${visit.at.site.name}?returnTo=${encodeURIComponent(isOwnPath(url) ? url : '/config/')}`,
      { status: 302 },
    ),
  )
}

async function platformPage(parts: WebParts, visit: Visit, raw: string): Promise<Outcome> {
  // Signed-in people see the language that they chose.
  await recognise(parts, visit)
  if (raw !== '/' || !parts.frontPage || visit.account) return shell(parts, visit)
  return outcomeOf(visit, await parts.frontPage({ language: visit.language }))
}

function shell(parts: WebParts, visit: Visit): Outcome {
  const host = visit.at.kind === 'admin' ? 'admin' : 'platform'
  const html = parts.ownerShell({ host, nonce: visit.nonce, language: visit.language })
  const { cookies } = freshCsrfToken(parts.ctx, visit)
  const outcome = outcomeOf(visit, answer({ type: 'text/html; charset=utf-8', body: html }))
  return {
    ...outcome,
    headers: { ...outcome.headers, ...ownPageHeaders(visit.nonce), ...cookieHeaders(visit, cookies) },
  }
}
