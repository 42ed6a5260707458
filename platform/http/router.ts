import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Route } from '../context/index.ts'
import type { Problem } from '../contract/index.ts'
import { deadlineOf, setDeadline, usualDeadlines } from './deadline.ts'
import { dispatch } from './dispatch.ts'
import { fallback } from './fallback.ts'
import { type CallLimits, makeCallLimits } from './request/call-limits.ts'
import { requestIdOf } from './request/request-id.ts'
import type { Hosts } from './request/hosts.ts'
import { answerKnownHost, isForProxies } from './request/known-host.ts'
import { httpProblems, tooLarge } from './http.problems.ts'
import type { NoteView } from './note-view.ts'
import { openApiOf } from './openapi.ts'
import { answer } from './response/answer.ts'
import { openFramework } from './open-framework.ts'
import { type Outcome, outcomeOf, problemOf, problemOutcome } from './response/outcome.ts'
import { observe } from './observe.ts'
import { answerProbe, unknownHostAnswer } from './probes.ts'
import { answerLate, pathOf, write } from './response/late.ts'
import { bareHeaders, isWorkerScriptRequest } from './response/security-headers.ts'
import { type PublicPages, makePublicPages } from './cache/serve-public.ts'
import { answerAsset, assetRoot, type Assets } from './response/static-assets.ts'
import { putVisit, readsOtherLanguage, type Visit, visitIn, visitOf, wantsPage } from './request/visit.ts'
import type { WebParts } from './web-parts.ts'

const defaultBodyLimit = 1024 * 1024
const openApiType = 'application/json; charset=utf-8'

/** Everything that the fast path leaves: hosts, built files, features' routes, pages. */
export async function makeRouter(
  parts: WebParts,
  hosts: Hosts,
  assets: Assets,
  noteView: NoteView,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const pages = makePublicPages(parts)
  const app = await frameworkOf(parts, pages)
  const { usualMs } = parts.deadlines ?? usualDeadlines
  return (request, response) => {
    // B7.30: calls have two roots.
    request.url = request.url?.replace(/^\/api\/rest\//, '/api/') ?? '/'
    observe(parts, request, response)
    setDeadline(request, response, usualMs, () => answerLate(parts, request, response))
    void enter(parts, hosts, assets, request, response)
      .then((visit) => {
        if (!visit) return
        if (visit.at.kind === 'public' && request.method === 'GET') noteView(visit.at.site.id, request)
        putVisit(request, visit)
        app.routing(request, response)
      })
      .catch((error: unknown) => lastResort(parts, response, error))
  }
}

/** Answers requests that need no site: probes, refused hosts, built files. Returns null when it has answered. */
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

async function frameworkOf(parts: WebParts, pages: PublicPages): Promise<FastifyInstance> {
  const app = await openFramework({
    bodyLimit: defaultBodyLimit,
    routerOptions: {
      maxParamLength: 2000,
      constraints: {
        // Only this server asks: the constraint is no header of the client's.
        kind: {
          name: 'kind',
          storage: kinds,
          deriveConstraint: (request: IncomingMessage) => visitIn(request)?.at.kind,
          mustMatchWhenDerived: true,
        },
      },
    },
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      void answerFailure(parts, request, reply, error),
  } as FastifyServerOptions)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(parts, request, reply, error),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const visit = visitIn(request.raw)
    if (visit)
      await finish(reply, await guarded(parts, visit, () => fallback(parts, pages, visit, request.raw, reply.raw)))
  })
  const callLimits = makeCallLimits(() => parts.ctx.now().getTime())
  for (const route of parts.ctx.product.features.flatMap((feature) => feature.routes ?? []))
    mount(app, parts, pages, route, callLimits)
  // Written once: it is a megabyte, and anybody may ask for it.
  const openApi = Buffer.from(JSON.stringify(openApiOf(parts.ctx.product)))
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    constraints: { kind: 'platform' },
    handler: async (request, reply) => {
      const visit = visitIn(request.raw)
      if (visit) await finish(reply, outcomeOf(visit, answer({ type: openApiType, body: openApi })))
    },
  })
  await app.ready()
  return app
}

function mount(app: FastifyInstance, parts: WebParts, pages: PublicPages, route: Route, callLimits: CallLimits): void {
  const { endpoint, options } = route
  const { patientMs } = parts.deadlines ?? usualDeadlines
  for (const kind of [endpoint.host].flat()) {
    app.route({
      method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
      url: endpoint.path,
      constraints: { kind },
      exposeHeadRoute: false,
      // Before the body is read.
      onRequest: (request, _reply, done) => {
        const visit = visitIn(request.raw)
        if (visit) callLimits.count(endpoint, visit)
        if (isPatient(route, kind)) deadlineOf(request.raw)?.allow(patientMs)
        done()
      },
      ...(options?.bodyLimit && options.body !== 'upload' ? { bodyLimit: options.bodyLimit } : {}),
      handler: async (request, reply) => {
        const visit = visitIn(request.raw)
        if (visit)
          await finish(
            reply,
            await guarded(parts, visit, () => answerRoute(parts, pages, route, visit, request, reply)),
          )
      },
    })
  }
}

/**
 * Tells whether a route has the longer deadline: owners' changes, and visitors' acts in several transactions, such as a
 * payment elsewhere or hashing a password.
 */
function isPatient({ endpoint, options }: Route, kind: string): boolean {
  return endpoint.method !== 'GET' && (kind !== 'public' || options?.transaction === 'own')
}

async function answerRoute(
  parts: WebParts,
  pages: PublicPages,
  route: Route,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome | 'sent'> {
  const { outcome, keep } = await dispatch(parts, route, visit, request, reply.raw)
  if (keep && visit.at.kind === 'public' && !readsOtherLanguage(visit) && typeof outcome.body === 'string') {
    const { 'Cache-Control': _caching, 'Content-Type': type, ...headers } = outcome.headers as Record<string, string>
    const page = {
      status: outcome.status,
      type: type ?? 'text/plain',
      body: outcome.body,
      headers,
      tags: keep.answer.tags ?? [],
      until: keep.answer.until,
    }
    await pages.keep(visit.at.host, request.raw.url ?? '/', page, keep.queryNames, visit.at.site.id, keep.epoch)
  }
  return outcome
}

/** The client hung up before its request was complete: no failure of ours, and the response has no reader. */
function isCutOff({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete
}

async function guarded(
  parts: WebParts,
  visit: Visit,
  work: () => Promise<Outcome | 'sent'>,
): Promise<Outcome | 'sent'> {
  try {
    if (visit.at.kind !== 'platform' && isWorkerScriptRequest(visit.request.headers)) throw httpProblems.notFound()
    return await work()
  } catch (error) {
    const [path, request] = [pathOf(visit.request), requestIdOf(visit.request)]
    if (isCutOff(visit.request)) return problemOutcome(parts.ctx, visit, httpProblems.malformedBody())
    const problem = problemOf(parts.ctx, error, { request, method: visit.request.method, path, host: visit.at.host })
    return (await siteErrorPage(parts, visit, problem)) ?? problemOutcome(parts.ctx, visit, problem)
  }
}

/** A visitor who met a defect sees the site's own page for it, as long as that can be made. */
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

/** Failures of the framework itself: bodies too large, malformed paths. */
async function answerFailure(
  parts: WebParts,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<void> {
  const visit = visitIn(request.raw)
  const code = (error as { code?: string }).code
  const failure =
    code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      ? tooLarge(request.routeOptions?.bodyLimit ?? defaultBodyLimit)
      : code?.startsWith('FST_ERR_CTP') || isCutOff(request.raw)
        ? httpProblems.malformedBody()
        : code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_ASYNC_CONSTRAINT'
          ? httpProblems.badPath()
          : error
  if (!visit) return
  const problem = problemOf(parts.ctx, failure, { request: requestIdOf(request.raw), path: pathOf(request.raw) })
  await finish(reply, problemOutcome(parts.ctx, visit, problem))
}

async function finish(reply: FastifyReply, outcome: Outcome | 'sent'): Promise<void> {
  if (outcome === 'sent' || reply.raw.writableEnded) {
    reply.hijack()
    if (outcome !== 'sent' && outcome.body instanceof Readable) outcome.body.destroy()
    return
  }
  reply.code(outcome.status).headers(outcome.headers)
  await reply.send(reply.request.method === 'HEAD' && typeof outcome.body === 'string' ? '' : (outcome.body ?? ''))
}

function kinds() {
  const handlers = new Map<string, unknown>()
  return {
    get: (kind: string) => handlers.get(kind) ?? null,
    set: (kind: string, handler: unknown) => void handlers.set(kind, handler),
  }
}
