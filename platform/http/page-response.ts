import { freshCsrfToken, recognise } from './guard.ts'
import { httpProblems } from './http.problems.ts'
import type { PageResponse } from './cache/page-request.ts'
import type { PublicPages } from './cache/serve-public.ts'
import { decodedPath, isOwnPath, isSamePath } from './request/own-path.ts'
import type { Visit } from './request/visit.ts'
import { type Answer, answer, redirect } from './response/answer.ts'
import type { WebParts } from './web-parts.ts'

/**
 * Returns the page of a request that no route of a feature matches: a site's page, the owner area's shell, or the
 * redirect from a public host to the owner area. Throws a problem when there is none.
 */
export async function pageResponse(parts: WebParts, pages: PublicPages, visit: Visit): Promise<PageResponse> {
  const { at, request } = visit
  const url = request.url ?? '/'
  const raw = url.split('?')[0] ?? '/'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // Metrics have an address of their own, which this error tells a misconfigured collector.
  if (raw.startsWith('/api/') || raw === '/metrics' || !isRead) throw httpProblems.notFound()
  const path = decodedPath(raw)
  if (path === null) throw httpProblems.badPath()
  if (at.kind === 'platform') return forThisVisit(await platformPage(parts, visit, raw))
  if (at.kind === 'admin') return forThisVisit(await adminPage(parts, visit, raw, url))
  if (at.canonical)
    return forThisVisit(redirect(`${new URL(at.site.baseUrl).protocol}//${at.canonical}${url}`, { status: 301 }))
  if (raw === '/config' || raw.startsWith('/config/')) return forThisVisit(toOwnerArea(parts, visit, raw, url))
  if (path !== raw && encodeURI(path) !== raw && !isSamePath(path, raw))
    return forThisVisit(redirect(encodeURI(path) + url.slice(raw.length), { status: 301 }))
  return pages.find({
    site: at.site,
    host: at.host,
    visit,
    path,
    query: new URLSearchParams(url.slice(raw.length + 1)),
  })
}

function forThisVisit(ofVisit: Answer): PageResponse {
  return { kind: 'answer', answer: ofVisit }
}

/** A2.07: `/config/?frameUrl={path and query}`; the owner's session is on the admin host alone. */
function toOwnerArea(parts: WebParts, visit: Visit, raw: string, url: string): Answer {
  if (visit.at.kind !== 'public') throw httpProblems.notFound()
  const { config } = parts.ctx
  const adminOrigin = `${config.protocol}://${visit.at.site.name}.${config.adminHost}`
  if (raw === '/config/sign-out') return redirect(`${adminOrigin}/config/sign-out`, { status: 302 })
  const requested = new URLSearchParams(url.slice(raw.length + 1)).get('frameUrl')
  const frameUrl = requested !== null && isOwnPath(requested) ? requested : '/'
  return redirect(`${adminOrigin}/config/?frameUrl=${encodeURIComponent(frameUrl)}`, { status: 302 })
}

async function adminPage(parts: WebParts, visit: Visit, raw: string, url: string): Promise<Answer> {
  if (visit.at.kind !== 'admin') throw httpProblems.notFound()
  if (raw !== '/config' && !raw.startsWith('/config/')) {
    if (raw === '/') return redirect('/config/', { status: 302 })
    throw httpProblems.notFound()
  }
  await recognise(parts, visit)
  if (visit.account) return shell(parts, visit)
  // The platform knows the session and redirects back with a one-time code.
  const { config } = parts.ctx
  return redirect(
    `${config.protocol}://${config.platformHost}/open/${visit.at.site.name}?returnTo=${encodeURIComponent(isOwnPath(url) ? url : '/config/')}`,
    { status: 302 },
  )
}

async function platformPage(parts: WebParts, visit: Visit, raw: string): Promise<Answer> {
  // Identified people see their chosen language.
  await recognise(parts, visit)
  if (raw !== '/' || !parts.frontPage || visit.account) return shell(parts, visit)
  return parts.frontPage({ language: visit.language })
}

function shell(parts: WebParts, visit: Visit): Answer {
  const host = visit.at.kind === 'admin' ? 'admin' : 'platform'
  const html = parts.ownerShell({ host, nonce: visit.nonce, language: visit.language })
  const { cookies } = freshCsrfToken(parts.ctx, visit)
  return answer({ type: 'text/html; charset=utf-8', body: html, cookies })
}
