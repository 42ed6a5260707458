import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Problem } from '#platform/contract'
import { fileReason } from '#platform/storage'
import { backupProblems } from './backup.problems.ts'
import { decrypted, sealedMark } from './seal-archive.ts'
import { blockSize, type Entry, readHeader, readRecords } from './tar-header.ts'

/** Limit of the records before an entry, which name it. */
const longestRecords = 100_000
/** Limit of an entry that is read whole: the list, the secrets. */
const largestWhole = 64_000_000

export interface ReadEntry extends Entry {
  /** Must be read before the next entry is requested. */
  readonly body: Readable
  readonly bytes: () => Promise<Buffer>
}

export interface ArchiveSource {
  /** Place of the archive, for messages. */
  readonly name: string
  readonly open: () => Promise<Readable>
  /** Opens an archive that is encrypted. */
  readonly key: string | null
}

export function archiveFile(file: string, key: string | null = null): ArchiveSource {
  return { name: file, open: async () => createReadStream(file), key }
}

/**
 * Yields the entries of an archive, one after the other. Fails with a sentence when the file is cut short or is no
 * archive.
 */
export async function* readArchive(archive: ArchiveSource): AsyncGenerator<ReadEntry> {
  const file = archive.name
  const source = await archive.open()
  const zip = createGunzip()
  const plain = await opened(source, archive)
  // Decryption can only report that the bytes were altered.
  plain.on('error', (error) => zip.destroy(isOfStore(error) ? error : backupProblems.notOurArchive({ file })))
  const input = reader(plain.pipe(zip), file)
  try {
    let records: ReturnType<typeof readRecords> = {}
    for (;;) {
      const header = readHeader(await input.take(blockSize))
      if (!header) return
      if (!(header.size >= 0)) throw backupProblems.notOurArchive({ file })
      if (header.flag === 'x') {
        if (header.size > longestRecords) throw backupProblems.notOurArchive({ file })
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
        bytes: async () => {
          if (header.size > largestWhole) throw backupProblems.notOurArchive({ file })
          return Buffer.concat(await body.toArray())
        },
      }
      for await (const _ of body) continue
      await input.take(paddedTo(header.size) - header.size)
      records = {}
    }
  } finally {
    source.destroy()
    plain.destroy()
    zip.destroy()
  }
}

/** Whether the disk or the store could not be read. */
function isOfStore(error: Error): boolean {
  return error instanceof Problem || fileReason(error) !== undefined
}

/** Decrypts the bytes of an age file, and returns others unchanged. */
async function opened(source: Readable, { name, key }: ArchiveSource): Promise<Readable> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  for (let size = 0; size < sealedMark.length; ) {
    const next = await chunks.next().catch((error) => Promise.reject(asProblem(error, name)))
    if (next.done) break
    first.push(next.value)
    size += next.value.length
  }
  const begin = Buffer.concat(first)
  const archive = Readable.from(joined(begin, chunks), { objectMode: false })
  return begin.subarray(0, sealedMark.length).equals(sealedMark) ? decrypted(archive, key, name) : archive
}

async function* joined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
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
        if (next.done) throw backupProblems.notOurArchive({ file })
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
  if (code?.startsWith('Z_')) return backupProblems.notOurArchive({ file })
  const reason = fileReason(error)
  return reason ? backupProblems.fileUnreadable({ file, reason }) : error
}
