import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { fileReason, type Room, writeWithinRoom } from '#platform/storage'
import { backupProblems } from './backup.problems.ts'
import { encrypted } from './seal-archive.ts'
import { blockSize, type Entry, headersOf, paddingOf } from './tar-header.ts'

export interface ArchiveWriter {
  readonly put: (entry: Omit<Entry, 'size'>, body: Buffer) => Promise<void>
  readonly pipe: (entry: Entry, body: Readable) => Promise<void>
}

export interface ArchiveTarget {
  /** Stores the bytes; when they break off, the received part is deleted. */
  readonly take: (bytes: Readable) => Promise<void>
  /** null for an unencrypted archive. */
  readonly key: string | null
  /** Breaks off. */
  readonly signal?: AbortSignal
}

/** Writes one `.tar.gz` into a target, encrypted when there is a key. */
export async function packArchive<R>(
  { take, key, signal }: ArchiveTarget,
  work: (archive: ArchiveWriter) => Promise<R>,
): Promise<R> {
  const zip = createGzip({ level: 4 })
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>()
  broken.catch(() => {})
  const abort = (): void => breakOff(signal?.reason)
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort, { once: true })
  const taken = (key === null ? Promise.resolve<Readable>(zip) : encrypted(zip, key)).then(take)
  taken.catch(breakOff)
  const write = async (bytes: Buffer): Promise<void> => {
    if (!zip.write(bytes)) await Promise.race([once(zip, 'drain'), broken]).catch(giveReason)
  }
  // The consumer closes the stream first, cleans up, and then reports the reason.
  const giveReason = async (error: unknown): Promise<void> => {
    throw signal?.aborted
      ? error
      : await taken.then(
          () => error,
          (reason: unknown) => reason,
        )
  }
  try {
    const answer = await Promise.race([work({ put: putter(write), pipe: piper(write) }), broken])
    await write(Buffer.alloc(2 * blockSize))
    zip.end()
    await Promise.race([taken, broken])
    return answer
  } catch (error) {
    zip.on('error', () => {}).destroy(error as Error)
    await taken.catch(() => {})
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

/**
 * Writes an archive, which gets its name when it is complete. Only its owner may read it, because it contains secrets.
 */
export async function writeArchive<R>(
  file: string,
  { key, leastFreeBytes }: Pick<ArchiveTarget, 'key'> & Room,
  work: (archive: ArchiveWriter) => Promise<R>,
): Promise<R> {
  const unfinished = `${file}.part`
  const take = async (bytes: Readable): Promise<void> => {
    await writeWithinRoom(unfinished, bytes, { leastFreeBytes, flush: true })
    await rename(unfinished, file)
  }
  try {
    return await packArchive({ take, key }, work)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw asProblem(error, file)
  }
}

type Write = (bytes: Buffer) => Promise<void>

function putter(write: Write): ArchiveWriter['put'] {
  return async (entry, body) => {
    await write(headersOf({ ...entry, size: body.length }))
    await write(body)
    await write(paddingOf(body.length))
  }
}

function piper(write: Write): ArchiveWriter['pipe'] {
  return async (entry, body) => {
    await write(headersOf(entry))
    let size = 0
    for await (const chunk of body) {
      size += (chunk as Buffer).length
      await write(chunk as Buffer)
    }
    if (size !== entry.size)
      throw new Error(`${entry.name} changed its size from ${entry.size} to ${size} while it was read.`)
    await write(paddingOf(size))
  }
}

function asProblem(error: unknown, file: string): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if (path !== undefined && !path.startsWith(file)) return error
  const reason = code === 'ENOENT' ? 'the folder does not exist' : fileReason(error)
  return reason ? backupProblems.fileUnwritable({ file, reason }) : error
}
