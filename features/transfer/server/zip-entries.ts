import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ZipFile } from 'yazl'

/** Two zips of the same content are equal, whenever they were made. */
const entryOptions = { mtime: new Date(Date.UTC(2000, 0, 1)), mode: 0o100644 }

export type AddEntry = (name: string, source: Readable, compress: boolean) => Promise<void>

/** Writes a zip file on this machine, which `fill` fills. When it fails nothing is left. */
export async function writeZip<R>(path: string, fill: (add: AddEntry) => Promise<R>): Promise<R> {
  const { ZipFile: Zip } = await import('yazl')
  const zip = new Zip()
  const output = zip.outputStream as unknown as Readable
  const written = pipeline(output, createWriteStream(path, { mode: 0o600 }))
  written.catch(() => {})
  try {
    const result = await fill((name, source, compress) => addStream(zip, name, source, compress))
    zip.end()
    await written
    return result
  } catch (error) {
    output.destroy()
    await rm(path, { force: true })
    throw error
  }
}

/** One entry after the other: yazl would hold all that are given at once. */
async function addStream(zip: ZipFile, name: string, source: Readable, compress: boolean): Promise<void> {
  const body = new PassThrough()
  zip.addReadStream(body, name, { ...entryOptions, compress })
  await pipeline(source, body)
  if (!body.readableEnded) await once(body, 'end')
}
