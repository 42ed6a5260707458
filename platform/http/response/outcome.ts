import { Readable } from 'node:stream'
import { type ProblemBody, statusOfProblem } from '#platform/contract'
import type { PlatformContext } from '../../context/index.ts'
import { Problem } from '../../contract/index.ts'
import { isUnreachable } from '../../database/index.ts'
import { type Answer, type CookieChange, type ServerEvent, isAnswer } from './answer.ts'
import { setCookie } from '../request/cookies.ts'
import { freshCsrfToken } from '../guard.ts'
import { requestIdOf } from '../request/request-id.ts'
import { httpProblems, sentenceOf } from '../http.problems.ts'
import { problemPage } from './problem-page.ts'
import { bareHeaders, ownPageHeaders, strictTransport } from './security-headers.ts'
import { type Visit, wantsPage } from '../request/visit.ts'
import { eventStream } from './event-stream.ts'

/** The response to send. */
export interface Outcome {
  status: number
  headers: Record<string, string | string[]>
  body: string | Uint8Array | Readable | null
}

/** Returns the outcome of an operation: its result as JSON, or the response that it made. */
export function outcomeOf(visit: Visit, returned: unknown): Outcome {
  const answer: Partial<Answer> = isAnswer(returned) ? returned : { body: returned ?? {} }
  const { status = 200, headers = {}, cookies = [], body = null } = answer
  const sent = bodyOf(body, answer.type ?? null)
  const type = answer.type ?? sent.type
  const isPage = type?.startsWith('text/html') === true
  return {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...strictTransport(visit.at),
      ...(isPage ? ownPageHeaders(visit.nonce) : bareHeaders()),
      ...(type ? { 'Content-Type': type } : {}),
      ...headers,
      ...cookieHeaders(visit, cookies),
    },
    body: sent.body,
  }
}

function bodyOf(body: unknown, type: string | null): { body: Outcome['body']; type: string | null } {
  if (body === null || body === undefined) return { body: null, type: null }
  if (body instanceof Readable || body instanceof Uint8Array) return { body, type: 'application/octet-stream' }
  if (type === 'text/event-stream') return { body: eventStream(body as AsyncIterable<ServerEvent>), type }
  if (type !== null && typeof body === 'string' && !type.includes('json')) return { body, type }
  return { body: JSON.stringify(body), type: 'application/json; charset=utf-8' }
}

export function cookieHeaders(visit: Visit, cookies: readonly CookieChange[]): Record<string, string[]> {
  if (cookies.length === 0) return {}
  const secure = visit.at.origin.startsWith('https://')
  return { 'Set-Cookie': cookies.map((cookie) => setCookie(cookie, visit.at.kind, secure)) }
}

/**
 * Returns expected failures unchanged. Anything else is a defect: it is logged completely, and shown as an apology with
 * a number.
 */
export function problemOf(ctx: PlatformContext, error: unknown, fields: Record<string, unknown>): Problem {
  if (error instanceof Problem) {
    if (error.kind === 'broken')
      ctx.log.warn({ ...fields, code: error.code, cause: reasonOf(error) }, 'A request could not be served.')
    return error
  }
  if (isUnreachable(error)) {
    ctx.log.warn({ ...fields, error }, 'The database cannot be reached.')
    return httpProblems.databaseGone()
  }
  const id = typeof fields['request'] === 'string' ? fields['request'] : Buffer.from(ctx.random(6)).toString('hex')
  ctx.log.error({ ...fields, id, error }, 'A request failed for a reason that nobody foresaw.')
  return httpProblems.defect({ id, status: 500 })
}

function reasonOf({ cause }: Problem): string | undefined {
  return cause instanceof Error ? cause.message : undefined
}

export function problemOutcome(ctx: PlatformContext, visit: Visit, problem: Problem): Outcome {
  const body: ProblemBody = { ...problem.toBody(), sentence: sentenceOf(problem.toBody(), visit.language) }
  const status = statusOfProblem(body)
  const again: Record<string, string> =
    status === 503 || status === 429 ? { 'Retry-After': String(Number(body.details['retryAfter'] ?? 5)) } : {}
  const base = { 'Cache-Control': 'no-store', ...strictTransport(visit.at), ...again }
  if (httpProblems.crumbFail.is(problem)) return csrfOutcome(ctx, visit, body, base)
  if (wantsPage(visit.request.headers)) {
    return {
      status,
      headers: { ...base, ...ownPageHeaders(visit.nonce), 'Content-Type': 'text/html; charset=utf-8' },
      body: problemPage(body, visit.language, requestIdOf(visit.request)),
    }
  }
  const headers = { ...base, ...bareHeaders(), 'Content-Type': 'application/problem+json; charset=utf-8' }
  return { status, headers, body: JSON.stringify({ ...refusalOf(body, status), ...body }) }
}

const unauthorised = ['http.not_allowed', 'http.foreign_origin', 'accounts.not_allowed']

/**
 * Properties that scripts check before the sentence (R1.31): whether to sign in first (A6.07), or that permission is
 * missing (A6.08).
 */
function refusalOf({ code }: ProblemBody, status: number): { loginRequired?: true; authorizationFail?: true } {
  if (status === 401) return { loginRequired: true }
  return unauthorised.includes(code) ? { authorizationFail: true } : {}
}

/** Nothing was changed. The new crumb lets the caller repeat the request. */
function csrfOutcome(ctx: PlatformContext, visit: Visit, body: ProblemBody, base: Record<string, string>): Outcome {
  const { crumb, cookies } = freshCsrfToken(ctx, visit)
  return {
    status: 403,
    headers: {
      ...base,
      ...bareHeaders(),
      'Content-Type': 'application/problem+json; charset=utf-8',
      ...cookieHeaders(visit, cookies),
    },
    body: JSON.stringify({ crumbFail: true, crumb, ...body }),
  }
}
