import type { CacheTag } from '../../context/index.ts'
import type { CookieName } from '../request/cookie-table.ts'

/** A cookie to set (`value`) or to remove (`value: null`). Its flags are in the cookie table. */
export interface CookieChange {
  name: CookieName
  value: string | null
  /** Seconds; absent for a cookie of the browser session. */
  maxAge?: number
}

export interface ServerEvent {
  event?: string
  id?: string
  data: unknown
}

interface AnswerParts {
  status: number
  /** Content type; JSON when the body is not text, bytes or a stream. */
  type: string | null
  headers: Readonly<Record<string, string>>
  cookies: readonly CookieChange[]
  body: unknown
  /** For a GET on a public host: the response may be cached and shown to all until one of these changes. */
  tags: readonly CacheTag[] | null
  until: Date | null
}

const mark = Symbol('answer')

/** Result of an operation whose response is more than JSON with status 200. */
export interface Answer<Body = unknown> extends AnswerParts {
  readonly [mark]: true
  readonly body: Body
}

/**
 * JSON (`{ body: { … } }`), text (`{ type: 'text/xml; charset=utf-8', body: '<rss…' }`), bytes or a stream, with
 * status, headers and cookies.
 */
export function answer<Body = undefined>(parts: Partial<AnswerParts> & { body?: Body }): Answer<Body> {
  return {
    [mark]: true,
    status: 200,
    type: null,
    headers: {},
    cookies: [],
    tags: null,
    until: null,
    ...parts,
    body: parts.body as Body,
  }
}

export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && mark in value
}

/**
 * A redirect: 303 after a form, 301 for a moved address. `to` is a path of this host or an address from stored
 * settings.
 */
export function redirect(
  to: string,
  parts: {
    status?: 301 | 302 | 303 | 307 | 308
    cookies?: readonly CookieChange[]
    headers?: Record<string, string>
  } = {},
): Answer<null> {
  const { status = 303, cookies = [], headers = {} } = parts
  return answer({
    status,
    cookies,
    headers: { ...headers, location: to },
    type: 'text/plain; charset=utf-8',
    body: null,
  })
}

/**
 * Server-sent events; ends with the iterable or with the connection. Use with the route option `transaction: 'own'`.
 */
export function events(stream: AsyncIterable<ServerEvent>): Answer<AsyncIterable<ServerEvent>> {
  return answer({ type: 'text/event-stream', body: stream })
}
