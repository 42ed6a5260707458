import type { IncomingMessage } from 'node:http'
import type { Problem } from '../contract/index.ts'
import { httpProblems } from './http.problems.ts'
import { requestIdOf } from './request/request-id.ts'
import { type Visit, wantsPage } from './request/visit.ts'
import { pathOf } from './response/late.ts'
import { type Outcome, problemOf, problemOutcome } from './response/outcome.ts'
import { isWorkerScriptRequest } from './response/security-headers.ts'
import type { WebParts } from './web-parts.ts'

/** Responds to a visit by `work`. Whatever it throws becomes a problem or the site's error page. */
export async function answered(parts: WebParts, visit: Visit, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    checkNoWorkerScript(visit)
    return await work()
  } catch (error) {
    return failureOutcome(parts, visit, error)
  }
}

/** Refuses scripts of service workers on the hosts of sites, because such a worker could answer for every page. */
export function checkNoWorkerScript({ at, request }: Visit): void {
  if (at.kind !== 'platform' && isWorkerScriptRequest(request.headers)) throw httpProblems.notFound()
}

export async function failureOutcome(parts: WebParts, visit: Visit, error: unknown): Promise<Outcome> {
  if (isCutOff(visit.request)) return problemOutcome(parts.ctx, visit, httpProblems.malformedBody())
  const [path, request] = [pathOf(visit.request), requestIdOf(visit.request)]
  const problem = problemOf(parts.ctx, error, { request, method: visit.request.method, path, host: visit.at.host })
  return (await siteErrorPage(parts, visit, problem)) ?? problemOutcome(parts.ctx, visit, problem)
}

/**
 * Whether the client disconnected before its request was complete. That is no failure here, and no client reads the
 * response.
 */
export function isCutOff({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete
}

/** Returns the site's own error page for a visitor, if it can be rendered. */
async function siteErrorPage(
  { errorPage }: WebParts,
  visit: Visit,
  { code, details }: Problem,
): Promise<Outcome | null> {
  if (visit.at.kind !== 'public' || code !== 'http.defect' || !wantsPage(visit.request.headers) || !errorPage)
    return null
  const page = await errorPage({ site: visit.at.site, language: visit.language, id: String(details['id']) }).catch(
    () => null,
  )
  return (
    page && {
      status: 500,
      headers: { ...page.headers, 'Content-Type': page.type, 'Cache-Control': 'no-store' },
      body: page.body,
    }
  )
}
