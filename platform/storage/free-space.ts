import { createWriteStream } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storageProblems } from './storage.problems.ts'

/** Free space to be kept on a disk, from the configuration; absent to fill it completely. */
export interface Room {
  readonly leastFreeBytes?: number | undefined
}

/** Number of bytes written between two checks of the disk. */
const lookEveryBytes = 4 * 1024 * 1024

/** Returns Infinity where the system does not report it. */
export async function freeBytesIn(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
}

/**
 * Passes on the bytes of a file below this folder, and throws a problem before they use the space that is kept free.
 */
export async function* withinRoom(
  folder: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { leastFreeBytes = 0 }: Room,
): AsyncGenerator<Uint8Array, undefined> {
  let allowed = 0
  for await (const chunk of bytes) {
    if (leastFreeBytes > 0 && chunk.length > allowed) {
      const spare = (await freeBytesIn(folder)) - leastFreeBytes
      if (spare < chunk.length)
        throw storageProblems.nearlyFull({ status: 507, megabytes: Math.round(leastFreeBytes / 1_000_000) })
      allowed = Math.max(chunk.length, Math.min(spare, lookEveryBytes))
    }
    allowed -= chunk.length
    yield chunk
  }
}

/**
 * Writes a file of this machine that is no stored file, for the program's account alone. When it fails nothing is left.
 */
export async function writeWithinRoom(
  path: string,
  bytes: Readable | AsyncIterable<Uint8Array>,
  { leastFreeBytes, flush = false, mode = 0o600 }: Room & { readonly flush?: boolean; readonly mode?: number },
): Promise<void> {
  try {
    await pipeline(
      bytes,
      (chunks: AsyncIterable<Uint8Array>) => withinRoom(dirname(path), chunks, { leastFreeBytes }),
      createWriteStream(path, { mode, flush }),
    )
  } catch (error) {
    await rm(path, { force: true }).catch(() => {})
    throw error
  }
}
