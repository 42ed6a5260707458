import { Readable } from 'node:stream'
import { mediaProblems, megabyte } from '../contract/index.ts'

type Chunks = AsyncIterator<Uint8Array>

/** The first bytes of a stream, and everything that follows them. */
export interface Opened {
  head: Uint8Array
  rest: Chunks
}

export function openBody(body: AsyncIterable<Uint8Array>, least: number): Promise<Opened> {
  return opened({ head: new Uint8Array(), rest: body[Symbol.asyncIterator]() }, least)
}

/** Reads until at least this many bytes are available. */
export async function opened({ head, rest }: Opened, least: number): Promise<Opened> {
  const parts: Uint8Array[] = [head]
  let { length } = head
  while (length < least) {
    const next = await rest.next()
    if (next.done) break
    parts.push(next.value)
    length += next.value.length
  }
  return { head: Buffer.concat(parts), rest }
}

/** Reads the whole body into memory; throws the problem `media.too_large` as soon as it exceeds the limit. */
export async function wholeBody(opened: Opened, name: string, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of limited(opened, name, limit)) parts.push(part)
  return Buffer.concat(parts)
}

/** Streams the body, and fails with the problem when it exceeds the limit; `count` returns the number of bytes read. */
export function limitedBody(opened: Opened, name: string, limit: number): { stream: Readable; count: () => number } {
  let length = 0
  const counted = async function* () {
    for await (const part of limited(opened, name, limit)) {
      length += part.length
      yield part
    }
  }
  return { stream: Readable.from(counted(), { objectMode: false }), count: () => length }
}

async function* limited({ head, rest }: Opened, name: string, limit: number): AsyncGenerator<Uint8Array> {
  let length = head.length
  const check = () => {
    if (length > limit) throw mediaProblems.tooLarge({ name, megabytes: Math.round(limit / megabyte), status: 413 })
  }
  check()
  if (head.length > 0) yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    length += next.value.length
    check()
    yield next.value
  }
}
