import { Readable } from 'node:stream'
import { afterAll, afterEach, expect, test } from 'vitest'
import { s3StandIn } from '#support/s3-stand-in'
import { openStorage } from './index.ts'
import { addressOf } from './open-bucket.ts'

const standIn = await s3StandIn()
afterAll(() => standIn.close())
afterEach(() => {
  standIn.fail(null)
  standIn.setClock(0)
})

const store = await openStorage(standIn.url('files', "a prefix's (own) + more"))
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = async (key: string): Promise<string> => new TextDecoder().decode(await store.read(key))
const megabytes = (count: number): Readable =>
  Readable.from(Array.from({ length: count }, (_, index) => Buffer.alloc(1024 * 1024, `${index} `)))

/** The requests that the store receives while this runs. */
async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = standIn.requests.length
  await work()
  return standIn.requests.slice(before)
}

test('a bucket is only entered with the right secret', async () => {
  await store.put('site/a.txt', bytes('abc'), 'text/plain')
  const stranger = await openStorage(standIn.url('files', 'quoin').replace(/:[^:@]+@/, ':another@'))
  await expect(stranger.read('site/a.txt')).rejects.toMatchObject({
    code: 'storage.unreachable',
    details: { reason: 'SignatureDoesNotMatch' },
  })
})

test.each([500, 502, 503, 504, 429, 'cut'] as const)(
  'a request that fails once (%s) is repeated without an error',
  async (status) => {
    standIn.fail({ status, times: 1 })
    const requests = await requestsOf(() => store.put('again/a.txt', bytes(String(status)), 'text/plain'))
    expect(requests.length).toBe(2)
    expect(await text('again/a.txt')).toBe(String(status))
  },
)

test('a request that keeps failing is tried three times and then reported by the name that S3 gives it', async () => {
  standIn.fail({ status: 503, code: 'SlowDown' })
  const attempt = store.put('never/a.txt', bytes('x'), 'text/plain')
  const requests = await requestsOf(() =>
    expect(attempt).rejects.toMatchObject({ code: 'storage.unreachable', details: { reason: 'SlowDown' } }),
  )
  expect(requests.length).toBe(3)
})

test('a permanently refused request is not repeated', async () => {
  standIn.fail({ status: 403, code: 'AccessDenied' })
  const requests = await requestsOf(() => expect(store.exists('site/a.txt')).rejects.toThrow('HTTP 403'))
  expect(requests.length).toBe(1)
})

test('a store that cannot be reached is a problem that names why', async () => {
  const stoppedStore = await s3StandIn()
  await stoppedStore.close()
  const away = await openStorage(stoppedStore.url('files', 'quoin'))
  await expect(away.read('site/a.txt')).rejects.toMatchObject({
    code: 'storage.unreachable',
    details: { reason: 'ECONNREFUSED' },
  })
})

test('a clock that is an hour wrong is set by that of the store', async () => {
  standIn.setClock(3_600_000)
  const late = await openStorage(standIn.url('files', 'quoin'))
  await late.put('clock/a.txt', bytes('a'), 'text/plain')
  expect(await requestsOf(() => late.read('clock/a.txt'))).toHaveLength(1)
})

test('a part that fails once is sent again, and the file arrives whole', async () => {
  standIn.fail({ status: 500, only: /partNumber=2/, times: 1 })
  await store.put('parts/large.bin', megabytes(18), 'application/octet-stream')
  const expected = Buffer.concat((await megabytes(18).toArray()) as Buffer[])
  expect(Buffer.from(await store.read('parts/large.bin')).equals(expected)).toBe(true)
  expect(standIn.unfinished()).toBe(0)
})

test('a large file whose parts cannot be joined is a problem, although the response says 200, and nothing of it stays', async () => {
  standIn.fail({ status: 200, code: 'InternalError', only: /^POST .*uploadId=/ })
  await expect(store.put('parts/broken.bin', megabytes(9), 'application/octet-stream')).rejects.toMatchObject({
    code: 'storage.unreachable',
    details: { reason: 'InternalError' },
  })
  standIn.fail(null)
  expect(await store.exists('parts/broken.bin')).toBe(false)
  expect(standIn.unfinished()).toBe(0)
})

test('a large file whose source breaks off leaves the former file, and no parts', async () => {
  await store.put('parts/kept.bin', bytes('before'), 'text/plain')
  const broken = Readable.from(
    (async function* () {
      yield* megabytes(17) as AsyncIterable<Buffer>
      throw new Error('the connection was cut')
    })(),
  )
  await expect(store.put('parts/kept.bin', broken, 'text/plain')).rejects.toThrow('the connection was cut')
  expect(await text('parts/kept.bin')).toBe('before')
  expect(standIn.unfinished()).toBe(0)
})

test('a file whose connection is cut while it is read is a problem when it is read whole, and an error of the stream', async () => {
  await store.put('cut/a.txt', bytes('a'), 'text/plain')
  standIn.fail({ status: 'cut', only: /^GET/ })
  await expect(store.read('cut/a.txt')).rejects.toMatchObject({ code: 'storage.unreachable' })
  const { body } = await store.stream('cut/a.txt')
  await expect(body.toArray()).rejects.toThrow()
})

test('a stream that is not read to its end releases its connection', async () => {
  await store.put('cut/large.bin', megabytes(12), 'application/octet-stream')
  const { body } = await store.stream('cut/large.bin')
  await new Promise((resolve) => body.once('readable', resolve))
  body.destroy()
  await expect.poll(() => body.closed).toBe(true)
  expect(await text('cut/a.txt')).toBe('a')
})

test('a file that cannot be deleted is a problem, and the others are deleted', async () => {
  for (const key of ['del/a', 'del/b-locked', 'del/c']) await store.put(key, bytes('x'), 'text/plain')
  await expect(store.remove(['del/a', 'del/b-locked', 'del/c'])).rejects.toMatchObject({
    code: 'storage.unreachable',
    details: { reason: 'AccessDenied' },
  })
  expect([await store.exists('del/a'), await store.exists('del/b-locked'), await store.exists('del/c')]).toEqual([
    false,
    true,
    false,
  ])
})

test('more files than one request deletes take several requests', async () => {
  const keys = Array.from({ length: 1001 }, (_, index) => `many/${index}.txt`)
  expect(await requestsOf(() => store.remove(keys))).toHaveLength(2)
})

test('an empty file stays empty', async () => {
  await store.put('empty/a.txt', Readable.from([]), 'text/plain')
  const { body, size } = await store.stream('empty/a.txt')
  expect([(await store.read('empty/a.txt')).length, (await body.toArray()).length, size]).toEqual([0, 0, 0])
})

test('Amazon has the bucket in the host, other stores in the path', () => {
  expect([
    addressOf('files', 'eu-west-1', null),
    addressOf('files.example', 'eu-west-1', null),
    addressOf('files', 'cn-north-1', null),
    addressOf('files', 'auto', 'https://minio.internal/s3/'),
  ]).toEqual([
    'https://files.s3.eu-west-1.amazonaws.com',
    'https://s3.eu-west-1.amazonaws.com/files.example',
    'https://files.s3.cn-north-1.amazonaws.com.cn',
    'https://minio.internal/s3/files',
  ])
})
