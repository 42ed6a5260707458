import type { IncomingMessage, ServerResponse } from 'node:http'
import { makePublicPages, type PublicPages } from './cache/serve-public.ts'
import { setDeadline, usualDeadlines } from './deadline.ts'
import { checkNoWorkerScript, failureOutcome } from './failures.ts'
import { sendEntry } from './fast-path.ts'
import { openFeatureRoutes } from './feature-routes.ts'
import { httpProblems } from './http.problems.ts'
import type { NoteView } from './note-view.ts'
import { observe } from './observe.ts'
import { pageResponse } from './page-response.ts'
import { answerProbe, unknownHostAnswer } from './probes.ts'
import type { Hosts } from './request/hosts.ts'
import { answerKnownHost, isForProxies } from './request/known-host.ts'
import { requestIdOf } from './request/request-id.ts'
import { putVisit, type Visit, visitOf } from './request/visit.ts'
import { answerLate, pathOf, write } from './response/late.ts'
import { outcomeOf, problemOf, problemOutcome } from './response/outcome.ts'
import { bareHeaders } from './response/security-headers.ts'
import { answerAsset, assetRoot, type Assets } from './response/static-assets.ts'
import type { WebParts } from './web-parts.ts'

/**
 * Handles all requests that the fast path leaves, with one of these: `enter` (probes, refused hosts, built files), a
 * route of a feature, or a page.
 */
export async function makeRouter(
  parts: WebParts,
  hosts: Hosts,
  assets: Assets,
  noteView: NoteView,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const pages = makePublicPages(parts)
  const routes = await openFeatureRoutes(parts, pages)
  const { usualMs } = parts.deadlines ?? usualDeadlines
  return (request, response) => {
    // B7.30: calls have two root paths.
    request.url = request.url?.replace(/^\/api\/rest\//, '/api/') ?? '/'
    observe(parts, request, response)
    setDeadline(request, response, usualMs, () => answerLate(parts, request, response))
    void enter(parts, hosts, assets, request, response)
      .then((visit) => {
        if (!visit) return
        if (visit.at.kind === 'public' && request.method === 'GET') noteView(visit.at.site.id, request)
        putVisit(request, visit)
        if (routes.has(request, visit.at.kind)) return routes.answer(request, response)
        return answerPage(parts, pages, visit, response)
      })
      .catch((error: unknown) => lastResort(parts, response, error))
  }
}

/** Handles requests without a site: probes, refused hosts, built files. Returns null when it has responded. */
async function enter(
  parts: WebParts,
  hosts: Hosts,
  assets: Assets,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Visit | null> {
  const path = pathOf(request)
  if (path === '/healthz' || path === '/readyz') {
    await answerProbe(parts.ctx, path, response)
    return null
  }
  if (isForProxies(parts, request)) {
    await answerKnownHost(parts, request, response)
    return null
  }
  if (path.startsWith(assetRoot) && (request.method === 'GET' || request.method === 'HEAD')) {
    await answerAsset(assets, request, response)
    return null
  }
  const { found, host, address } = await hosts.resolve(request).catch((error: unknown) => {
    throw problemOf(parts.ctx, error, { request: requestIdOf(request), path })
  })
  if (found === null || found === 'unknown') {
    const fault = found === null ? httpProblems.badHost() : httpProblems.unknownHost({ host: host || '-', status: 421 })
    unknownHostAnswer(request, response, fault)
    return null
  }
  try {
    return visitOf(request, found, address)
  } catch (error) {
    const bare = visitOf(
      Object.assign(Object.create(request) as IncomingMessage, { headers: { ...request.headers, cookie: undefined } }),
      found,
      address,
    )
    write(
      response,
      request,
      problemOutcome(parts.ctx, bare, problemOf(parts.ctx, error, { request: requestIdOf(request), path })),
    )
    return null
  }
}

function lastResort(parts: WebParts, response: ServerResponse, error: unknown): void {
  const problem = problemOf(parts.ctx, error, {})
  if (response.writableEnded) return
  if (!response.headersSent)
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5', ...bareHeaders() })
  response.end(problem.message)
}

async function answerPage(parts: WebParts, pages: PublicPages, visit: Visit, response: ServerResponse): Promise<void> {
  const { request } = visit
  try {
    checkNoWorkerScript(visit)
    const page = await pageResponse(parts, pages, visit)
    if (page.kind === 'entry') sendEntry(page.entry, request, response)
    else write(response, request, outcomeOf(visit, page.answer))
  } catch (error) {
    write(response, request, await failureOutcome(parts, visit, error))
  }
}
