import type { Readable } from 'node:stream'

/** Part size of large files: S3 takes 5 MiB at least, except for the last part. */
const partBytes = 8 * 1024 * 1024

/** A stream cut into parts of one size, so that no more than one is held in memory. */
export async function* inParts(body: Readable, size = partBytes): AsyncGenerator<Uint8Array, undefined> {
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
