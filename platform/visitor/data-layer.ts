import type { DataError, FailedAnswer } from './data-errors.ts'
import { crumb, readCrumb } from './csrf-token.ts'

/** A7.11 */
type DataMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** C4.61 */
export type DataState = 'pending' | 'success' | 'failed'

export interface DataCall {
  method?: DataMethod
  /** An object is sent as JSON, the fields of a form as a form (A7.13). */
  body?: object | undefined
  headers?: Readonly<Record<string, string>>
  /** Number of retries without a response, or with a foreign one (A8.08). */
  retries?: number
  /** A7.14: calls go to the site whose script this is, also from a page of another host. */
  isSecure?: boolean
  onState?: (state: DataState) => void
  /** C8.29 */
  onFail?: (error: DataError) => void
}

/** A9.07 */
const retryDelay = 200

/**
 * Calls the server in the way of all scripts of visitors' pages: with the proof that a page of ours makes the call,
 * once more when the proof had expired, and with a response parsed as JSON. Returns `null` for a response without
 * content. Throws a `DataError` for failures.
 */
export async function callServer<Body>(path: string, call: DataCall = {}): Promise<Body | null> {
  call.onState?.('pending')
  const answered = await answerTo(path, call)
  if (!('failure' in answered)) {
    call.onState?.('success')
    return answered.body as Body | null
  }
  const error = await errorOf(answered.failure)
  call.onState?.('failed')
  call.onFail?.(error)
  throw error
}

type Answered = { body: unknown } | { failure: FailedAnswer }

async function answerTo(path: string, call: DataCall, retries = call.retries ?? 0, isAgain = false): Promise<Answered> {
  const { method = call.body ? 'POST' : 'GET' } = call
  const proof = isAgain || method === 'GET' ? readCrumb() : await crumb().catch(() => '')
  const url = new URL(path, call.isSecure ? import.meta.url : location.href)
  if (proof && url.origin === location.origin) url.searchParams.set('crumb', proof)
  const answer = await fetch(url, requestOf(method, call, url)).catch(() => null)
  const status = answer?.status ?? 0
  if (status === 204 || status === 1223) return { body: null }
  const text = (await answer?.text().catch(() => null)) ?? ''
  const body = parsed(text)
  const failure = { url: path, status, text, body, format: answer?.headers.get('content-type') ?? '' }
  if (answer?.ok) return body === undefined ? { failure } : { body }
  // The response set a new one as a cookie.
  if (fieldOf(body, 'crumbFail') === true && !isAgain && navigator.cookieEnabled)
    return answerTo(path, call, retries, true)
  if (retries === 0 || !isRetried(status, body)) return { failure }
  await new Promise((done) => setTimeout(done, retryDelay))
  return answerTo(path, call, retries - 1, isAgain)
}

function requestOf(method: DataMethod, { body, headers }: DataCall, url: URL): RequestInit {
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  return {
    method,
    // A7.15
    credentials: url.origin === location.origin ? 'same-origin' : 'include',
    headers: { accept: 'application/json', ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  }
}

/** These statuses, and responses with a sentence, are not retried, because the response would be the same. */
function isRetried(status: number, body: unknown): boolean {
  return ![400, 401, 403, 500, 501, 503].includes(status) && fieldOf(body, 'sentence') === undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldOf = (body: unknown, name: string): unknown => (body as Record<string, unknown> | null | undefined)?.[name]

/** The error texts are loaded when they are needed; if they cannot be loaded either, this text is shown. */
async function errorOf(failure: FailedAnswer): Promise<DataError> {
  try {
    return (await import('./data-errors.ts')).dataErrorOf(failure)
  } catch {
    return Object.assign(new Error('Unable to connect'), { ...failure, kind: 'unreachable' } as const)
  }
}
