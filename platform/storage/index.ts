import type { Readable } from 'node:stream'

export { fileReason } from './file-reason.ts'
export { freeBytesIn, type Room, writeWithinRoom } from './free-space.ts'
export { makeFolder } from './make-folder.ts'
export { openStorage } from './open-storage.ts'
export { storageProblems } from './storage.problems.ts'

/**
 * Keys are separated by slashes and made by the server: `{websiteId}/{assetId}/original`. They never contain a
 * visitor's file name.
 */
export interface FileStore {
  /**
   * Resolves when the file is complete and durable; until then readers get the former content. In a folder it throws
   * `storage.nearly_full` before less than the configured space is free.
   */
  put: (key: string, body: Uint8Array | Readable, type: string) => Promise<void>
  /** Throws the problem `storage.missing` when there is no such key, `storage.unreachable` when the store refuses. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer>>
  /** `size` is that of the whole file, even when only a range (both ends included) is streamed. */
  stream: (
    key: string,
    range?: { start: number; end: number },
  ) => Promise<{ body: Readable; size: number; type: string }>
  exists: (key: string) => Promise<boolean>
  remove: (keys: readonly string[]) => Promise<void>
  /** All keys under a prefix, in order. */
  list: (prefix: string) => AsyncIterable<string>
}

/** Removes all files under a prefix. */
export async function removeFolder(storage: FileStore, prefix: string): Promise<void> {
  const keys: string[] = []
  for await (const key of storage.list(prefix)) keys.push(key)
  if (keys.length > 0) await storage.remove(keys)
}
