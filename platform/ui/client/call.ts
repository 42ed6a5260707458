import type { Endpoint, Input, Output } from '../../contract/index.ts'
import { CallFailure, signedOutEvent } from './call-failure.ts'
import { withStepUp } from './step-up.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Key of a repeated call, so that it has one effect. */
  key?: string
  keepalive?: boolean
}

/**
 * Calls an endpoint on this host. Path parameters are taken from the input, and the rest becomes the query or the JSON
 * body.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const { path, rest } = filledPath(endpoint.path, (input ?? {}) as Record<string, unknown>)
  const bodied = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const query = bodied ? '' : queryOf(rest)
  const init = (): RequestInit => ({
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(bodied && { 'content-type': 'application/json' }),
      ...(!endpoint.idempotent && { 'idempotency-key': options.key ?? crypto.randomUUID() }),
    },
    ...(bodied && { body: JSON.stringify(rest) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  })
  return (await withStepUp(() => request(path + query, init()))) as Output<E>
}

/** Uploads one file as multipart form data, and reports the progress from 0 to 1. */
export function upload<T>(
  path: string,
  file: File,
  fields: Record<string, string>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<T> {
  const send = (again: boolean): Promise<T> =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open('POST', path)
      xhr.setRequestHeader('crumb', crumb())
      xhr.setRequestHeader('accept', 'application/json')
      xhr.setRequestHeader('idempotency-key', fields['key'] ?? crypto.randomUUID())
      xhr.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
      xhr.onerror = () => reject(new CallFailure({ code: 'offline', sentence: '' }, 0))
      xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
      xhr.onload = () => {
        const body = parsed(xhr.responseText)
        if (xhr.status < 300) return resolve(body as T)
        if (again && isCrumbFail(body)) return resolve(send(false))
        return reject(failureOf(body, xhr.status))
      }
      signal?.addEventListener('abort', () => xhr.abort())
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file, file.name)
      xhr.send(form)
    })
  return send(true)
}

async function request(url: string, init: RequestInit, again = true): Promise<unknown> {
  const headers = { ...(init.headers as Record<string, string>), ...(init.method !== 'GET' && { crumb: crumb() }) }
  let response: Response
  try {
    response = await fetch(url, { ...init, headers, credentials: 'same-origin' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallFailure({ code: 'offline', sentence: '' }, 0)
  }
  const body = parsed(await response.text())
  if (response.ok) return body
  // The response to a failed crumb sets a new cookie and has no other effect, so the call is repeated once (R1.33).
  if (again && isCrumbFail(body)) return request(url, init, false)
  if (response.status === 401 && !url.startsWith('/api/auth')) window.dispatchEvent(new CustomEvent(signedOutEvent))
  throw failureOf(body, response.status)
}

function crumb(): string {
  return decodeURIComponent(/(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '')
}

function isCrumbFail(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'crumbFail' in body && body.crumbFail === true
}

function failureOf(body: unknown, status: number): CallFailure {
  const isProblem = typeof body === 'object' && body !== null && 'sentence' in body && typeof body.sentence === 'string'
  return new CallFailure(
    isProblem ? (body as { code: string; sentence: string }) : { code: 'unknown', sentence: '' },
    status,
  )
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}

function filledPath(path: string, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = plain(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path: filled, rest }
}

/** Paths and queries accept words, numbers and booleans; anything else belongs in a body. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function queryOf(rest: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(name, plain(value))
  const text = query.toString()
  return text ? `?${text}` : ''
}
