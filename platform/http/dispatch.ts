import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import {
  type InTransaction,
  type OutsideTransaction,
  type PlatformContext,
  recognised,
  type Route,
  type VisitorContext,
  type VisitorTransaction,
  type Writable,
} from '../context/index.ts'
import { inSite, inTransaction } from '../database/index.ts'
import { type Answer, isAnswer } from './response/answer.ts'
import type { CalledBy, Caller } from './request/caller.ts'
import { confirmPage } from './response/problem-page.ts'
import { contextOf } from './contexts.ts'
import { checkAllowed, checkSender, freshCsrfToken, recognise, scopeOf } from './guard.ts'
import { deadlineOf } from './deadline.ts'
import { httpProblems } from './http.problems.ts'
import { once } from './idempotency.ts'
import { type Outcome, cookieHeaders, outcomeOf } from './response/outcome.ts'
import { readInput, readJson, readPairs } from './request/read-input.ts'
import { ownPageHeaders } from './response/security-headers.ts'
import { filesOf, disconnectSignal } from './request/upload.ts'
import { type Visit, callerOf } from './request/visit.ts'
import type { WebParts } from './web-parts.ts'

/** Output of the route, with the data needed to cache it for other visitors. */
export interface Dispatched {
  outcome: Outcome
  keep: { answer: Answer<unknown>; queryNames: readonly string[]; epoch: number } | null
}

/**
 * Handles a request to a feature's route: sender, account, permission, input, transaction, operation, response, in this
 * order.
 */
export async function dispatch(
  parts: WebParts,
  route: Route,
  visit: Visit,
  request: FastifyRequest,
  response: ServerResponse,
): Promise<Dispatched> {
  const { endpoint, options = {} } = route
  const query = readPairs((request.raw.url ?? '').split('?')[1] ?? '')
  const isSigned = options.body === 'signed'
  const body = options.body === 'upload' || isSigned ? undefined : readBody(request, options.body === 'beacon')
  if (
    endpoint.method !== 'GET' &&
    !isSigned &&
    checkSender(parts.ctx, visit, crumbsOf(request, query, body)) === 'confirm'
  ) {
    return { outcome: confirmOutcome(parts.ctx, visit, request, body), keep: null }
  }
  await recognise(parts, visit)
  const roles = await checkAllowed(parts, visit, endpoint.allows)
  const lenientQuery = endpoint.method === 'GET' && !endpoint.path.startsWith('/api/')
  const input = readInput(endpoint.input, {
    params: request.params as Record<string, unknown>,
    query,
    body,
    lenientQuery,
  })
  const caller = callerOf(visit, {
    files: (fields) => filesOf(request, options.bodyLimit, fields),
    message: isSigned ? messageOf(request) : null,
    disconnected: disconnectSignal(response),
  })
  const ctx = contextOf(parts, visit, roles, caller)
  const perform: Perform = (inner, identified = inner) =>
    performOnce(route, { inner, known: identified }, visit, request, body, input)
  const epoch = visit.at.kind === 'public' ? parts.cache.epochs.epochOf(visit.at.site.id) : 0
  const announce = (inner: Asking) => route.options?.ahead?.(inner, input)
  const returned = await inItsTransaction(route, ctx, visit, { perform, announce })
  const cached =
    isAnswer(returned) && returned.tags !== null && visit.at.kind === 'public' && endpoint.method === 'GET'
      ? returned
      : null
  const queryNames = 'shape' in endpoint.input ? Object.keys(endpoint.input.shape as object) : []
  return { outcome: outcomeOf(visit, returned), keep: cached && { answer: cached, queryNames, epoch } }
}

type Asking = Writable<PlatformContext> & CalledBy
/** `identified`: the context with the identified visitor. */
type Perform = (ctx: Asking, identified?: Asking | Promise<Asking>) => Promise<unknown>

interface Doing {
  perform: Perform
  announce: (inner: Asking) => void
}

async function inItsTransaction(
  route: Route,
  ctx: OutsideTransaction<PlatformContext> & CalledBy,
  { at }: Visit,
  { perform, announce }: Doing,
): Promise<unknown> {
  // The key has to be committed with its effect.
  if (at.kind === 'platform')
    return route.endpoint.idempotent ? perform(ctx) : inTransaction(ctx, (siteCtx) => perform(siteCtx))
  if (route.options?.transaction === 'own') return perform(ctx)
  if (at.kind === 'admin') return inSite(ctx, at.site, (tx) => perform(tx))
  return inSite(ctx as OutsideTransaction<VisitorContext> & CalledBy, at.site, (tx) => {
    announce(tx)
    // Read by the same connection that writes the key.
    const identified = recognised(tx, tx.caller.cookie)
    identified.catch(() => {})
    return perform(tx, identified)
  })
}

async function performOnce(
  route: Route,
  { inner, known }: { inner: Asking; known: Asking | Promise<Asking> },
  visit: Visit,
  request: FastifyRequest,
  body: unknown,
  input: unknown,
): Promise<unknown> {
  const { endpoint } = route
  const work = async () => {
    const answered = await route.operation(await known, input)
    // The client was told to try again, so an open transaction must not commit beside the second attempt.
    if (inner.tx && deadlineOf(request.raw)?.isOver()) throw httpProblems.outOfTime()
    return answered
  }
  if (endpoint.idempotent || route.options?.transaction === 'own') return work()
  const key = request.headers['idempotency-key'] ?? (isRecord(body) ? body['idempotencyKey'] : undefined)
  if (typeof key !== 'string' || key === '' || key.length > 200) {
    if (isForm(request)) return work()
    throw httpProblems.keyMissing()
  }
  const who = visit.account?.id ?? visit.cookies.get('__Host-browser') ?? ''
  const again = route.options?.again
  const anew =
    again && (async () => again(visit.at.kind === 'public' ? await recognisedAnew(inner) : await known, input))
  const transaction = inTransactionOf(inner)
  return once(
    transaction,
    { scope: `${scopeOf(visit)} ${who}`, key, endpoint: `${endpoint.method} ${endpoint.path}`, input },
    work,
    anew,
  )
}

/** A repeated call began before the first one with the same key had created its visitor. */
function recognisedAnew(inner: Asking): Promise<Asking> {
  return recognised(inner as VisitorTransaction & CalledBy, inner.caller.cookie)
}

function messageOf({ body, headers }: FastifyRequest): Caller['message'] {
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return { bytes: body instanceof Uint8Array ? body : new Uint8Array(), header }
}

function crumbsOf(request: FastifyRequest, query: Record<string, unknown>, body: unknown): unknown[] {
  return [
    request.headers['x-csrf-token'],
    request.headers['crumb'],
    query['crumb'],
    isForm(request) && isRecord(body) ? body['crumb'] : undefined,
  ]
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}

/** JSON must have its own content type: a foreign page can send others without permission. */
function readBody(request: FastifyRequest, isBeacon: boolean): unknown {
  const bytes = request.body
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) return undefined
  const text = Buffer.from(bytes).toString('utf8')
  if (isForm(request)) return readPairs(text)
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/(?:[a-z.+-]+\+)?json\b/i.test(type) && !(isBeacon && type.startsWith('text/plain')))
    throw httpProblems.unsupportedType({ status: 415 })
  return readJson(text)
}

function confirmOutcome(ctx: PlatformContext, visit: Visit, request: FastifyRequest, body: unknown): Outcome {
  const { crumb, cookies } = freshCsrfToken(ctx, visit)
  const fields = Object.entries(isRecord(body) ? body : {}).flatMap(([name, value]) =>
    [value].flat().map((element) => [name, String(element)] as const),
  )
  const html = confirmPage(visit.language, request.raw.url ?? '/', fields, crumb)
  const headers = {
    'Cache-Control': 'no-store',
    ...ownPageHeaders(visit.nonce),
    'Content-Type': 'text/html; charset=utf-8',
    ...cookieHeaders(visit, cookies),
  }
  return { status: 200, headers, body: html }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inTransactionOf<C extends Writable<PlatformContext>>(ctx: C): InTransaction<C> {
  const { tx } = ctx
  if (!tx) throw new Error('A key commits with its effect, in one transaction.')
  return { ...ctx, tx }
}
