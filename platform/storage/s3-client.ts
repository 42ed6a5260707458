import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Credentials } from './s3-credentials.ts'
import { textsIn } from './s3-xml.ts'
import { storageProblems } from './storage.problems.ts'

export interface S3Bucket {
  /**
   * Address of the bucket without a final slash: `https://files.s3.eu-central-1.amazonaws.com`,
   * `https://minio.internal/files`.
   */
  readonly address: string
  readonly region: string
  readonly credentials: () => Promise<S3Credentials>
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Absent for requests about the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
}

export interface S3Client {
  /**
   * Returns the response of a successful request, with its body unread. Throws a problem of the storage for all others.
   */
  send: (request: S3Request) => Promise<Response>
  /** Like `send`, with the body read as text. S3 reports some failures in the body of a response with status 200. */
  sendForXml: (request: S3Request) => Promise<string>
}

interface Failure {
  readonly status: number
  /** Error code of S3 (`NoSuchKey`) or of the network (`ECONNRESET`). */
  readonly code: string
  readonly cause?: unknown
}

const attempts = 3
const longestDelay = 20_000
const retriedStatuses = [429, 500, 502, 503, 504]
const retriedCodes = ['RequestTimeout', 'InternalError', 'SlowDown', 'ServiceUnavailable', 'RequestTimeTooSkewed']

/** Error codes of stores with a full disk. */
const fullCodes = ['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']

/** Signs requests to one bucket, and repeats those that failed for a temporary reason. */
export function s3Client(bucket: S3Bucket): S3Client {
  const signingKeys = new Map<string, ArrayBuffer>()
  let clockOffset = 0

  async function attempt(request: S3Request): Promise<Response | Failure> {
    const credentials = await bucket.credentials()
    try {
      const response = await fetchSigned(request, bucket, { credentials, signingKeys, clockOffset })
      if (response.ok) return response
      const [code = `HTTP ${response.status}`] = textsIn(await readWithin(response.text()), 'Code')
      // S3 refuses signatures older than a quarter of an hour by its own clock.
      if (code === 'RequestTimeTooSkewed')
        clockOffset = Date.parse(response.headers.get('date') ?? '') - Date.now() || 0
      return { status: response.status, code }
    } catch (error) {
      return networkFailure(error)
    }
  }

  async function repeated<T>(request: S3Request, once: () => Promise<T | Failure>): Promise<T> {
    for (let number = 1; ; number += 1) {
      const outcome = await once()
      if (!isFailure(outcome)) return outcome
      if (number === attempts || !isPassing(outcome)) throw problemOf(request, outcome)
      await wait(delayBefore(number, outcome))
    }
  }

  return {
    send: (request) => repeated(request, () => attempt(request)),
    sendForXml: (request) =>
      repeated(request, async () => {
        const response = await attempt(request)
        return isFailure(response) ? response : textOrFailure(response)
      }),
  }
}

/** Time until the response begins. A healthy store responds in tenths of a second, and uploads take longer. */
const patienceMs = 3500
const slowestBytesPerMs = 100

function patienceFor(bytes: number): number {
  return patienceMs + bytes / slowestBytesPerMs
}

/** Its body may take longer, see `stalled`. */
async function withinTime(milliseconds: number, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(silent()), milliseconds)
  try {
    return await ask(abort.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** A body of XML is small, so it arrives together with its head or not at all. */
export async function readWithin<T>(body: Promise<T>, milliseconds = patienceMs): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(silent()), milliseconds)
  try {
    return await Promise.race([body, promise])
  } finally {
    clearTimeout(timer)
    body.catch(() => {})
  }
}

function silent(): Error {
  return Object.assign(new Error('The file store did not answer in time.'), { code: silentCode })
}

const silentCode = 'ETIMEDOUT'

interface Signing {
  readonly credentials: S3Credentials
  readonly signingKeys: Map<string, ArrayBuffer>
  readonly clockOffset: number
}

async function fetchSigned(request: S3Request, bucket: S3Bucket, signing: Signing): Promise<Response> {
  const { credentials, signingKeys, clockOffset } = signing
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const body = typeof request.body === 'string' ? new TextEncoder().encode(request.body) : request.body
  const { url, method, headers } = await new AwsV4Signer({
    url: addressOf(bucket, request),
    method: request.method,
    headers: { ...request.headers, 'x-amz-content-sha256': sha256(body ?? '') },
    accessKeyId,
    secretAccessKey,
    sessionToken,
    service: 's3',
    region: bucket.region,
    cache: signingKeys,
    datetime: new Date(Date.now() + clockOffset).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  }).sign()
  // Prevents compression by proxies, which would change the announced size. `fetch` does this itself for requests with
  // a range.
  if (!headers.has('range')) headers.set('accept-encoding', 'identity')
  return withinTime(patienceFor(body?.length ?? 0), (signal) =>
    fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal,
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    }),
  )
}

function addressOf({ address }: S3Bucket, { key, query = {} }: S3Request): string {
  const path = key === undefined ? '' : `/${key.split('/').map(encoded).join('/')}`
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return `${address}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Encodes as RFC 3986 requires; `encodeURIComponent` leaves five more characters unchanged. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('hex')
}

async function textOrFailure(response: Response): Promise<string | Failure> {
  try {
    const xml = await readWithin(response.text())
    const [code] = /^\s*(?:<\?xml[^>]*>\s*)?<Error[\s>]/.test(xml) ? textsIn(xml, 'Code') : []
    return code === undefined ? xml : { status: response.status, code }
  } catch (error) {
    return networkFailure(error)
  }
}

function networkFailure(error: unknown): Failure {
  const { cause, message, code } = error as {
    cause?: { code?: string; message?: string }
    message: string
    code?: unknown
  }
  if (code === silentCode) return { status: 0, code: silentCode, cause: error }
  return { status: 0, code: cause?.code ?? cause?.message ?? message, cause: error }
}

function isFailure(outcome: unknown): outcome is Failure {
  return typeof outcome === 'object' && outcome !== null && 'code' in outcome
}

/** A caller that has waited for one silent request does not wait for another. */
function isPassing({ status, code }: Failure): boolean {
  if (code === silentCode) return false
  return status === 0 || retriedStatuses.includes(status) || retriedCodes.includes(code)
}

/** Increasing and random, so that requests that failed together are not repeated together. */
function delayBefore(number: number, { status, code }: Failure): number {
  const first = status === 429 || code === 'SlowDown' ? 500 : 100
  return Math.random() * Math.min(longestDelay, first * 2 ** number)
}

function problemOf({ key, method }: S3Request, { status, code, cause }: Failure): Error {
  const isReading = key !== undefined && (method === 'GET' || method === 'HEAD')
  if (isReading && status === 404 && code !== 'NoSuchBucket')
    return storageProblems.missing({ file: key.split('/').at(-1) ?? '' })
  if (status === 507 || fullCodes.includes(code)) return Object.assign(storageProblems.full({ status: 507 }), { cause })
  return Object.assign(storageProblems.unreachable({ reason: code }), { cause })
}
