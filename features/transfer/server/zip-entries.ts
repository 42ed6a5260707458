import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ZipFile } from 'yazl'
import { type Room, writeWithinRoom } from '#platform/storage'

/** A fixed time makes two zips of the same content equal. */
const entryOptions = { mtime: new Date(Date.UTC(2000, 0, 1)), mode: 0o100644 }

export type AddEntry = (name: string, source: Readable, compress: boolean) => Promise<void>

/** Writes a zip file on this machine, which `fill` fills. When it fails nothing is left. */
export async function writeZip<R>(path: string, room: Room, fill: (add: AddEntry) => Promise<R>): Promise<R> {
  const { ZipFile: Zip } = await import('yazl')
  const zip = new Zip()
  const output = zip.outputStream as unknown as Readable
  // The zip repeats the errors of its entries, which `addStream` throws.
  zip.on('error', () => {})
  const written = writeWithinRoom(path, output, room)
  const state: Writing = { body: null, failure: null }
  // A zip whose file cannot be written never requests the rest of its entry, so `fill` would wait forever.
  written.catch((error: Error) => {
    state.failure = error
    state.body?.destroy(error)
  })
  try {
    const result = await fill((name, source, compress) => addStream(zip, state, { name, source, compress }))
    zip.end()
    await written
    return result
  } catch (error) {
    output.destroy()
    await rm(path, { force: true })
    throw error
  }
}

interface Writing {
  body: PassThrough | null
  failure: Error | null
}

/** Adds one entry at a time, because yazl would keep all added entries in memory. */
async function addStream(
  zip: ZipFile,
  state: Writing,
  { name, source, compress }: { name: string; source: Readable; compress: boolean },
): Promise<void> {
  if (state.failure) throw state.failure
  const body = new PassThrough()
  state.body = body
  zip.addReadStream(body, name, { ...entryOptions, compress })
  await pipeline(source, body)
  if (!body.readableEnded) await once(body, 'end')
}
