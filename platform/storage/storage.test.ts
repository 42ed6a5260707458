import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { s3StandIn } from '#support/s3-stand-in'
import { temporaryFolder } from '#support/temporary-folder'
import { freeBytesIn, openStorage } from './index.ts'

const folder = temporaryFolder('quoin-storage')
const standIn = await s3StandIn()
afterAll(() => standIn.close())

const large = Buffer.alloc(9 * 1024 * 1024, 'abcdefghij')
const chunks = () =>
  Readable.from([large.subarray(0, 5_000_000), large.subarray(5_000_000, 5_000_100), large.subarray(5_000_100)])
const textOf = async (body: Readable) => Buffer.concat((await body.toArray()) as Buffer[]).toString()

async function allOf(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = []
  for await (const key of keys) found.push(key)
  return found
}

const stores = {
  folder: await openStorage(pathToFileURL(folder).href),
  s3: await openStorage(standIn.url('files', 'quoin')),
}

describe.each(Object.entries(stores))('in the %s store', (_, store) => {
  test('a stored file is read back with its type', async () => {
    await store.put('site/one/a.svg', new TextEncoder().encode('<svg/>'), 'image/svg+xml')
    expect(new TextDecoder().decode(await store.read('site/one/a.svg'))).toBe('<svg/>')
    const streamed = await store.stream('site/one/a.svg')
    expect([streamed.type, streamed.size, await textOf(streamed.body)]).toEqual(['image/svg+xml', 6, '<svg/>'])
  })

  test('a stream larger than one part arrives whole', async () => {
    await store.put('site/two/large.bin', chunks(), 'application/octet-stream')
    expect(Buffer.from(await store.read('site/two/large.bin')).equals(large)).toBe(true)
  })

  test('a range is streamed with the size of the whole', async () => {
    await store.put('site/two/ten.txt', new TextEncoder().encode('abcdefghij'), 'text/plain')
    const part = await store.stream('site/two/ten.txt', { start: 2, end: 4 })
    expect([await textOf(part.body), part.size]).toEqual(['cde', 10])
  })

  test('a missing key is a problem with a sentence', async () => {
    await expect(store.read('site/none')).rejects.toMatchObject({ code: 'storage.missing', kind: 'missing' })
    expect(await store.exists('site/none')).toBe(false)
  })

  test('keys are listed in order under their prefix and missing once removed', async () => {
    for (const name of ['c', 'a', 'b']) await store.put(`list/x/${name}.txt`, new Uint8Array([1]), 'text/plain')
    await store.put('list/y/d.txt', new Uint8Array([1]), 'text/plain')
    expect(await allOf(store.list('list/x/'))).toEqual(['list/x/a.txt', 'list/x/b.txt', 'list/x/c.txt'])
    await store.remove(['list/x/a.txt', 'list/x/c.txt', 'list/x/never.txt'])
    expect(await allOf(store.list('list/'))).toEqual(['list/x/b.txt', 'list/y/d.txt'])
  })

  test.each(['../outside', 'a/../b', '/root', 'a//b', 'a\0b', '.hidden', 'a/b.type', ''])(
    'the key %j is refused',
    async (key) => {
      await expect((async () => store.put(key, new Uint8Array(), 'text/plain'))()).rejects.toThrow(
        'is not a storage key',
      )
    },
  )
})

test('a put that breaks off leaves the former file and no half file', async () => {
  const store = stores.folder
  await store.put('half/file.txt', new TextEncoder().encode('before'), 'text/plain')
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half of it')
      throw new Error('the connection was cut')
    })(),
  )
  await expect(store.put('half/file.txt', broken, 'text/plain')).rejects.toThrow('the connection was cut')
  expect(new TextDecoder().decode(await store.read('half/file.txt'))).toBe('before')
  expect((await readdir(join(folder, 'half'))).sort()).toEqual(['file.txt', 'file.txt.type'])
})

test('a folder whose disk has less free space than required takes nothing and leaves no half file, and its files can be read and removed', async () => {
  await stores.folder.put('floor/kept.txt', new TextEncoder().encode('before'), 'text/plain')
  const store = await openStorage(pathToFileURL(folder).href, { leastFreeBytes: (await freeBytesIn(folder)) + 2e12 })
  for (const body of [new Uint8Array([1]), chunks()])
    await expect(store.put('floor/new.bin', body, 'text/plain')).rejects.toMatchObject({
      code: 'storage.nearly_full',
      details: { status: 507 },
    })
  expect((await readdir(join(folder, 'floor'))).sort()).toEqual(['kept.txt', 'kept.txt.type'])
  expect(new TextDecoder().decode(await store.read('floor/kept.txt'))).toBe('before')
  await store.remove(['floor/kept.txt'])
  expect(await readdir(join(folder, 'floor'))).toEqual([])
})

test('a store that refuses is a problem that says so', async () => {
  standIn.fail({ status: 403, code: 'AccessDenied' })
  await expect(stores.s3.read('site/one/a.svg')).rejects.toMatchObject({ code: 'storage.unreachable', kind: 'broken' })
  standIn.fail(null)
})

test('an address that is neither a folder nor a bucket is refused at start', async () => {
  await expect(openStorage('ftp://files')).rejects.toThrow('STORAGE_URL begins with file: or s3:')
})

test('a folder that can neither exist nor be made is refused at start, however often it is tried', async () => {
  await expect(openStorage('file:///proc/quoin/files')).rejects.toMatchObject({
    code: 'storage.unreachable',
    kind: 'broken',
  })
})
