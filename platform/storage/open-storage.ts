import { fileURLToPath } from 'node:url'
import { folderStore } from './folder-store.ts'
import type { Room } from './free-space.ts'
import type { FileStore } from './index.ts'
import { makeFolder } from './make-folder.ts'
import { storageProblems } from './storage.problems.ts'

/**
 * Opens the store of an address: `file:///var/lib/quoin/files`, or
 * `s3://key:secret@bucket/prefix?endpoint=https://…&region=…` (without a key the credentials of the environment).
 * `room` applies to folders only.
 */
export async function openStorage(address: string, room: Room = {}): Promise<FileStore> {
  const url = new URL(address)
  if (url.protocol === 'file:') return openFolder(fileURLToPath(url), room)
  // Its library is large, and installations with a folder never need it.
  if (url.protocol === 's3:') return (await import('./open-bucket.ts')).openBucket(url)
  throw new Error(`STORAGE_URL begins with file: or s3:, not with ${url.protocol}`)
}

function openFolder(folder: string, room: Room): FileStore {
  try {
    makeFolder(folder)
  } catch (error) {
    throw storageProblems.unreachable({ reason: (error as Error).message })
  }
  return folderStore(folder, room)
}
