import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { type Room, withinRoom } from './free-space.ts'
import type { FileStore } from './index.ts'
import { checkKey, typeSuffix } from './keys.ts'
import { storageProblems } from './storage.problems.ts'

/**
 * Stores files in a folder. A file is written beside its place, synced and renamed into it, and the folder synced, so
 * that after a power cut the old or the new file is complete. A small file beside it, written first, contains its
 * content type.
 */
export function folderStore(folder: string, room: Room = {}): FileStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'))
  return {
    async put(key, body, type) {
      const path = pathOf(key)
      await reporting(key, async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeWhole(path + typeSuffix, withinRoom(folder, [Buffer.from(type)], room))
        await writeWhole(path, withinRoom(folder, body instanceof Readable ? body : [body], room)).catch(
          async (error: unknown) => {
            // A missing file needs no type.
            if (!(await isThere(path))) await rm(path + typeSuffix, { force: true })
            throw error
          },
        )
        await syncFolder(dirname(path))
      })
    },
    read: (key) => reporting(key, async () => new Uint8Array(await readFile(pathOf(key)))),
    stream: (key, range) =>
      reporting(key, async () => {
        const path = pathOf(key)
        const [{ size }, type] = await Promise.all([
          stat(path),
          readFile(path + typeSuffix, 'utf8').catch(() => 'application/octet-stream'),
        ])
        return { body: createReadStream(path, range), size, type }
      }),
    exists: (key) => isThere(pathOf(key)),
    async remove(keys) {
      for (const key of keys) {
        const path = pathOf(key)
        await reporting(key, () => Promise.all([rm(path, { force: true }), rm(path + typeSuffix, { force: true })]))
      }
    },
    list: (prefix) => keysUnder(folder, prefix),
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}

let writes = 0

async function writeWhole(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  writes += 1
  const beside = join(dirname(path), `.${process.pid}-${writes}.part`)
  // Readable by the program's account only, because visitors get files from the program.
  const file = await open(beside, 'w', 0o600)
  try {
    for await (const chunk of body) await file.writeFile(chunk)
    await file.sync()
    await file.close()
    await rename(beside, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(beside, { force: true })
    throw error
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* keysUnder(folder: string, prefix: string): AsyncIterable<string> {
  const start = prefix.includes('/') ? join(folder, ...prefix.split('/').slice(0, -1)) : folder
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => [])
  const keys = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(typeSuffix) && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
  yield* keys.filter((key) => key.startsWith(prefix)).sort()
}

async function reporting<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR')
      throw storageProblems.missing({ file: key.split('/').at(-1) ?? '' })
    if (code === 'ENOSPC' || code === 'EDQUOT') throw storageProblems.full({ status: 507 })
    if (code === 'EACCES' || code === 'EROFS' || code === 'EIO') throw storageProblems.unreachable({ reason: code })
    throw error
  }
}
