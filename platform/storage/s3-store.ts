import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from './index.ts'
import { checkKey } from './keys.ts'
import { readWithin, type S3Client } from './s3-client.ts'
import { escapeXml, textsIn } from './s3-xml.ts'
import { storageProblems } from './storage.problems.ts'

/** Limit of keys in one deletion. */
const keysPerDelete = 1000

/** Files in a bucket of S3 or of a compatible store. */
export function s3Store(client: S3Client, prefix = ''): FileStore {
  const keyOf = (key: string): string => prefix + checkKey(key)
  return {
    put: async (key, body, type) => put(client, { key: keyOf(key), type }, body),
    read: async (key) => {
      const response = await client.send({ method: 'GET', key: keyOf(key) })
      const parts: Uint8Array[] = []
      for await (const part of received(response)) parts.push(part)
      return new Uint8Array(Buffer.concat(parts))
    },
    stream: async (key, range) => stream(client, keyOf(key), range),
    exists: async (key) => {
      try {
        await client.send({ method: 'HEAD', key: keyOf(key) })
        return true
      } catch (problem) {
        if (storageProblems.missing.is(problem)) return false
        throw problem
      }
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += keysPerDelete)
        await remove(client, keys.slice(from, from + keysPerDelete).map(keyOf))
    },
    list: (under) => keysUnder(client, prefix, under),
  }
}

interface Target {
  readonly key: string
  readonly type: string
}

async function put(client: S3Client, target: Target, body: Uint8Array | Readable): Promise<void> {
  if (body instanceof Uint8Array) return putWhole(client, target, body)
  const parts = inParts(body)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) return putWhole(client, target, first.value ?? new Uint8Array())
  return putInParts(client, target, chained([first.value, second.value], parts))
}

async function putWhole(client: S3Client, { key, type }: Target, body: Uint8Array): Promise<void> {
  await client.sendForXml({ method: 'PUT', key, headers: { 'content-type': type }, body })
}

async function putInParts(client: S3Client, { key, type }: Target, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const upload = await client.sendForXml({
    method: 'POST',
    key,
    query: { uploads: '' },
    headers: { 'content-type': type },
  })
  const [uploadId] = textsIn(upload, 'UploadId')
  if (!uploadId) throw storageProblems.unreachable({ reason: 'no UploadId' })
  try {
    const tags: string[] = []
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const response = await client.send({ method: 'PUT', key, query, body })
      await response.body?.cancel()
      tags.push(response.headers.get('etag') ?? '')
    }
    await client.sendForXml({ method: 'POST', key, query: { uploadId }, headers: xml, body: completion(tags) })
  } catch (error) {
    await client.sendForXml({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
    throw error
  }
}

const xml = { 'content-type': 'application/xml' }

function completion(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
  )
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
}

async function* chained(
  parts: readonly (Uint8Array | undefined)[],
  rest: AsyncGenerator<Uint8Array, undefined>,
): AsyncGenerator<Uint8Array> {
  for (const part of parts) if (part) yield part
  yield* rest
}

async function stream(client: S3Client, key: string, range?: { start: number; end: number }) {
  const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
  const response = await client.send({ method: 'GET', key, headers })
  const [, size = response.headers.get('content-length')] = response.headers.get('content-range')?.split('/') ?? []
  return {
    body: Readable.from(received(response), { objectMode: false }),
    size: Number(size ?? 0),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
  }
}

async function remove(client: S3Client, keys: readonly string[]): Promise<void> {
  const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`)
  const body = `<Delete><Quiet>true</Quiet>${objects.join('')}</Delete>`
  const headers = { ...xml, 'content-md5': createHash('md5').update(body).digest('base64') }
  const result = await client.sendForXml({ method: 'POST', query: { delete: '' }, headers, body })
  // S3 states for each key whether it was deleted, in a response that itself is a success.
  const reason = textsIn(result, 'Code').find((code) => code !== 'NoSuchKey')
  if (reason !== undefined) throw storageProblems.unreachable({ reason })
}

async function* keysUnder(client: S3Client, prefix: string, under: string): AsyncIterable<string> {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix: prefix + under, ...(token ? { 'continuation-token': token } : {}) }
    const page = await client.sendForXml({ method: 'GET', query })
    for (const key of textsIn(page, 'Key')) yield key.slice(prefix.length)
    token = textsIn(page, 'NextContinuationToken')[0]
  } while (token)
}

/** Streams the body on demand. A body that breaks off or stalls is a problem of the store. */
async function* received({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let part = await readWithin(reader.read()); !part.done; part = await readWithin(reader.read()))
      yield part.value
  } catch (error) {
    throw Object.assign(storageProblems.unreachable({ reason: 'the connection was cut' }), { cause: error })
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Part size of large files. S3 requires at least 5 MiB, except for the last part. */
const partBytes = 8 * 1024 * 1024

/** Splits a stream into parts of one size, so that at most one is held in memory. */
async function* inParts(body: Readable, size = partBytes): AsyncGenerator<Uint8Array, undefined> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    length += chunk.length
    while (length >= size) {
      const bytes = Buffer.concat(chunks)
      yield bytes.subarray(0, size)
      chunks = [bytes.subarray(size)]
      length -= size
    }
  }
  if (length > 0) yield Buffer.concat(chunks)
}
