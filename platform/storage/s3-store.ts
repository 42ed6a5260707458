import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { FileStore } from './index.ts'
import { checkKey } from './keys.ts'
import { inParts } from './parts.ts'
import { storageProblems } from './storage.problems.ts'

/** Files in a bucket of S3 or of a store that speaks it. */
export function s3Store(client: S3Client, bucket: string, prefix = ''): FileStore {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  return {
    put: async (key, body, type) =>
      reporting(checkKey(key), () => put(client, { ...at(key), ContentType: type }, body)),
    read: async (key) =>
      reporting(checkKey(key), async () => {
        const found = await client.send(new GetObjectCommand(at(key)))
        return new Uint8Array((await found.Body?.transformToByteArray()) ?? [])
      }),
    stream: async (key, range) => reporting(checkKey(key), () => stream(client, at(key), range)),
    exists: async (key) =>
      reporting(checkKey(key), () => client.send(new HeadObjectCommand(at(key)))).then(
        () => true,
        (problem: { code?: string }) => {
          if (problem.code === 'storage.missing') return false
          throw problem
        },
      ),
    async remove(keys) {
      for (let from = 0; from < keys.length; from += 1000) {
        const Objects = keys.slice(from, from + 1000).map((key) => ({ Key: prefix + checkKey(key) }))
        await reporting('', () =>
          client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })),
        )
      }
    },
    list: (under) => keysUnder(client, bucket, prefix, under),
  }
}

interface Target {
  Bucket: string
  Key: string
  ContentType: string
}

async function put(client: S3Client, target: Target, body: Uint8Array | Readable): Promise<void> {
  if (body instanceof Uint8Array) return void (await client.send(new PutObjectCommand({ ...target, Body: body })))
  const parts = inParts(body)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done)
    return void (await client.send(new PutObjectCommand({ ...target, Body: first.value ?? new Uint8Array() })))
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const at = { Bucket: target.Bucket, Key: target.Key, UploadId }
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const Body of chained([first.value, second.value], parts)) {
      const PartNumber = Parts.length + 1
      const done = await client.send(new UploadPartCommand({ ...at, PartNumber, Body }))
      Parts.push({ ETag: done.ETag, PartNumber })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...at, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(at)).catch(() => {})
    throw error
  }
}

async function* chained(
  taken: readonly (Uint8Array | undefined)[],
  rest: AsyncGenerator<Uint8Array, undefined>,
): AsyncGenerator<Uint8Array> {
  for (const part of taken) if (part) yield part
  yield* rest
}

async function stream(client: S3Client, at: { Bucket: string; Key: string }, range?: { start: number; end: number }) {
  const found = await client.send(
    new GetObjectCommand({ ...at, ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }),
  )
  const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength ?? 0)
  return { body: found.Body as Readable, size, type: found.ContentType ?? 'application/octet-stream' }
}

async function* keysUnder(client: S3Client, bucket: string, prefix: string, under: string): AsyncIterable<string> {
  let ContinuationToken: string | undefined
  do {
    const question = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + under, ContinuationToken })
    const page = await reporting(under, () => client.send(question))
    for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length)
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

async function reporting<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
    if (!$metadata) throw error
    if (name === 'NoSuchKey' || name === 'NotFound' || $metadata.httpStatusCode === 404)
      throw storageProblems.missing({ file: key.split('/').at(-1) ?? '' })
    throw Object.assign(storageProblems.unreachable({ reason: name ?? 'unknown' }), { cause: error })
  }
}
