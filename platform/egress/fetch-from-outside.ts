import type { IncomingMessage } from 'node:http'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Problem } from '#platform/contract'
import { egressProblems } from './egress.problems.ts'
import { type EgressRules, egressRulesOf } from './egress-rules.ts'
import { openOutside } from './open-outside.ts'

export interface FetchOptions {
  maxBytes: number
  timeoutMs: number
  /** Accepted media types, such as `image/*` or `application/rss+xml`; absent for all. */
  accept?: readonly string[]
}

export interface Fetched {
  /** Address after all redirects. */
  url: string
  /** Media type without parameters, in lower case. It is a claim of the server, and the bytes have to be checked. */
  type: string
  charset: string | null
  bytes: Uint8Array<ArrayBuffer>
}

const redirectsAtMost = 3

/** The only function that requests an address given by a person. It throws problems of `egressProblems` only. */
export async function fetchFromOutside(
  url: string,
  options: FetchOptions,
  rules: EgressRules = egressRulesOf(process.env),
): Promise<Fetched> {
  const shown = url.slice(0, 300)
  const abort = AbortSignal.timeout(options.timeoutMs)
  try {
    // The signal does not end a pending name resolution.
    return await Promise.race([follow(url, options, rules, abort), aborted(abort)])
  } catch (error) {
    if (error instanceof Problem) throw error
    if (abort.aborted) throw egressProblems.tooSlow({ url: shown, seconds: Math.ceil(options.timeoutMs / 1000) })
    if (isRefusal(error)) throw egressProblems.refused({ url: shown })
    throw egressProblems.unreachable({ url: shown })
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

async function follow(start: string, options: FetchOptions, rules: EgressRules, abort: AbortSignal): Promise<Fetched> {
  const shown = start.slice(0, 300)
  let url = checkedAddress(start, rules)
  for (let hop = 0; hop <= redirectsAtMost; hop += 1) {
    const response = await openOutside(url, rules, abort, { accept: options.accept ?? ['*/*'] })
    const status = response.statusCode ?? 0
    const target = response.headers.location
    if (status >= 300 && status < 400 && target !== undefined) {
      response.destroy()
      url = checkedAddress(target, rules, url)
      continue
    }
    if (status < 200 || status >= 300) {
      response.destroy()
      throw egressProblems.refusedByServer({ url: shown, code: status })
    }
    return await read(response, url, options)
  }
  throw egressProblems.tooManyRedirects({ url: shown })
}

/**
 * Checks every redirect in the same way: protocol, port, no credentials. The IP address is checked when it is connected
 * to.
 */
export function checkedAddress(address: string, rules: EgressRules, base?: URL): URL {
  const url = URL.parse(address.trim(), base?.href)
  const shown = address.slice(0, 300)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '')
    throw egressProblems.badAddress({ url: shown })
  const port = url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
  if (!rules.ports.includes(port) || url.username !== '' || url.password !== '')
    throw egressProblems.refused({ url: shown })
  return url
}

async function read(response: IncomingMessage, url: URL, options: FetchOptions): Promise<Fetched> {
  const shown = url.href.slice(0, 300)
  const [type = '', ...parameters] = (response.headers['content-type'] ?? 'application/octet-stream')
    .toLowerCase()
    .split(';')
  const tooLarge = egressProblems.tooLarge({ url: shown, megabytes: Math.ceil(options.maxBytes / 1_000_000) })
  try {
    if (!isWanted(type.trim(), options.accept))
      throw egressProblems.unfit({ url: shown, type: type.trim().slice(0, 100) })
    if (Number(response.headers['content-length'] ?? 0) > options.maxBytes) throw tooLarge
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of decoded(response)) {
      size += (chunk as Uint8Array).byteLength
      if (size > options.maxBytes) throw tooLarge
      chunks.push(chunk as Uint8Array)
    }
    const charset = parameters
      .map((parameter) => /^\s*charset="?([^"\s]+)"?/.exec(parameter)?.[1])
      .find((candidate) => candidate !== undefined)
    return { url: url.href, type: type.trim(), charset: charset ?? null, bytes: new Uint8Array(Buffer.concat(chunks)) }
  } finally {
    response.destroy()
  }
}

function isWanted(type: string, accept: readonly string[] | undefined): boolean {
  return (
    accept === undefined ||
    accept.some((pattern) => pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1))))
  )
}

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/** `maxBytes` limits the decompressed bytes, so that a small response cannot expand into a large one. */
function decoded(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack = unpackers.get(encoding)?.()
  if (!unpack) return response
  response.on('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}

/** Whether the agent refused to connect because of the target of the address. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && (error.message.includes('is not allowed. Because') || error.message === 'address refused')
  )
}
