import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Route } from '../context/index.ts'
import type { PublicPages } from './cache/serve-public.ts'
import { deadlineOf, usualDeadlines } from './deadline.ts'
import { dispatch } from './dispatch.ts'
import { answered, isCutOff } from './failures.ts'
import { httpProblems, tooLarge } from './http.problems.ts'
import { openFramework } from './open-framework.ts'
import { describedOnRequest } from './openapi.ts'
import { type CallLimits, makeCallLimits } from './request/call-limits.ts'
import { requestIdOf } from './request/request-id.ts'
import { readsOtherLanguage, type Visit, visitIn } from './request/visit.ts'
import { answer } from './response/answer.ts'
import { pathOf } from './response/late.ts'
import { type Outcome, outcomeOf, problemOf, problemOutcome } from './response/outcome.ts'
import { maxParamLength, openRouteAddresses, type RouteAddresses } from './route-addresses.ts'
import type { ResolvedHost, WebParts } from './web-parts.ts'

const defaultBodyLimit = 1024 * 1024
const openApiType = 'application/json; charset=utf-8'

/** The routes of the features. They do not handle a request without a matching route. */
export interface FeatureRoutes {
  readonly has: (request: IncomingMessage, kind: ResolvedHost['kind']) => boolean
  /** Responds to a request with its visit (`putVisit`). */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
}

export async function openFeatureRoutes(parts: WebParts, pages: PublicPages): Promise<FeatureRoutes> {
  const addresses = await openRouteAddresses()
  const app = await openFramework({
    bodyLimit: defaultBodyLimit,
    routerOptions: {
      maxParamLength,
      constraints: {
        // Only this server sets the constraint; it is no header of the client.
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
  const callLimits = makeCallLimits(() => parts.ctx.now().getTime())
  for (const route of parts.ctx.product.features.flatMap((feature) => feature.routes ?? []))
    mount({ app, addresses, parts, pages, callLimits }, route)
  const openApi = describedOnRequest(parts.ctx.product)
  addresses.add('platform', ['GET'], '/api/openapi.json')
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    constraints: { kind: 'platform' },
    handler: async (request, reply) => {
      const visit = visitIn(request.raw)
      if (visit) await finish(reply, outcomeOf(visit, answer({ type: openApiType, body: await openApi() })))
    },
  })
  await app.ready()
  return { has: addresses.has, answer: app.routing }
}

interface MountParts {
  readonly app: FastifyInstance
  readonly addresses: RouteAddresses
  readonly parts: WebParts
  readonly pages: PublicPages
  readonly callLimits: CallLimits
}

function mount({ app, addresses, parts, pages, callLimits }: MountParts, route: Route): void {
  const { endpoint, options } = route
  const methods = endpoint.method === 'GET' ? (['GET', 'HEAD'] as const) : [endpoint.method]
  const { patientMs } = parts.deadlines ?? usualDeadlines
  for (const kind of [endpoint.host].flat()) {
    addresses.add(kind, methods, endpoint.path)
    app.route({
      method: [...methods],
      url: endpoint.path,
      constraints: { kind },
      exposeHeadRoute: false,
      // Runs before the body is read.
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
            await answered(parts, visit, () => answerRoute(parts, pages, route, visit, request, reply)),
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
): Promise<Outcome> {
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

/** Handles failures of the framework itself: bodies that are too large, malformed paths. */
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

async function finish(reply: FastifyReply, outcome: Outcome): Promise<void> {
  // The request was answered because it took too long.
  if (reply.raw.writableEnded) {
    reply.hijack()
    if (outcome.body instanceof Readable) outcome.body.destroy()
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
