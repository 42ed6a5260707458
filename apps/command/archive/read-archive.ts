import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fileReason } from '../../server/file-reason.ts'
import { commandProblems } from '../command.problems.ts'
import { blockSize, type Entry, readHeader, readRecords } from './tar-header.ts'

export interface ReadEntry extends Entry {
  /** To be read before the next entry is asked for. */
  readonly body: Readable
  readonly bytes: () => Promise<Buffer>
}

/** The entries of an archive, one after the other. A file that is cut short or is something else fails with a sentence. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file)
  const zip = createGunzip()
  source.on('error', (error) => zip.destroy(error))
  const input = reader(source.pipe(zip), file)
  try {
    let records: ReturnType<typeof readRecords> = {}
    for (;;) {
      const header = readHeader(await input.take(blockSize))
      if (!header) return
      if (header.size < 0) throw commandProblems.notOurArchive({ file })
      if (header.flag === 'x') {
        records = readRecords(await input.take(header.size))
        await input.take(paddedTo(header.size) - header.size)
        continue
      }
      const body = Readable.from(input.stream(header.size), { objectMode: false })
      yield {
        name: records.path ?? header.name,
        size: header.size,
        type: records.type,
        body,
        bytes: async () => Buffer.concat(await body.toArray()),
      }
      for await (const _ of body) continue
      await input.take(paddedTo(header.size) - header.size)
      records = {}
    }
  } finally {
    source.destroy()
    zip.destroy()
  }
}

function paddedTo(size: number): number {
  return Math.ceil(size / blockSize) * blockSize
}

interface Reader {
  take: (size: number) => Promise<Buffer>
  stream: (size: number) => AsyncGenerator<Buffer>
}

function reader(source: Readable, file: string): Reader {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest = Buffer.alloc(0)
  async function* stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next().catch((error) => Promise.reject(asProblem(error, file)))
        if (next.done) throw commandProblems.notOurArchive({ file })
        rest = next.value as Buffer<ArrayBuffer>
        continue
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  const take = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for await (const part of stream(size)) parts.push(part)
    return Buffer.concat(parts)
  }
  return { take, stream }
}

function asProblem(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code?.startsWith('Z_')) return commandProblems.notOurArchive({ file })
  const reason = fileReason(error)
  return reason ? commandProblems.fileUnreadable({ file, reason }) : error
}
