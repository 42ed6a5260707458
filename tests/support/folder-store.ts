import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { problems } from '#platform/contract'
import type { FileStore } from '#platform/storage'

const storageProblems = problems('storage', { missing: ['missing', (d: { key: string }) => `There is no file ${d.key}.`] })

/** Files in a folder, with their types kept for as long as the test runs. */
export function folderStore(folder: string): FileStore {
  const types = new Map<string, string>()
  const existing = async (key: string) => stat(join(folder, key)).catch(() => Promise.reject(storageProblems.missing({ key })))
  return {
    async put(key, body, type) {
      await mkdir(dirname(join(folder, key)), { recursive: true })
      await pipeline(body instanceof Uint8Array ? Readable.from([body]) : body, createWriteStream(join(folder, key)))
      types.set(key, type)
    },
    async read(key) {
      await existing(key)
      return new Uint8Array(await readFile(join(folder, key)))
    },
    async stream(key, range) {
      const { size } = await existing(key)
      return { body: createReadStream(join(folder, key), range), size, type: types.get(key) ?? 'application/octet-stream' }
    },
    exists: async (key) => (await stat(join(folder, key)).catch(() => null)) !== null,
    remove: async (keys) => {
      for (const key of keys) await rm(join(folder, key), { force: true })
    },
    async *list(prefix) {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      const keys = files.filter((file) => file.isFile()).map((file) => relative(folder, join(file.parentPath, file.name)))
      yield* keys.filter((key) => key.startsWith(prefix)).sort()
    },
  }
}
