import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { fileReason } from '../../server/file-reason.ts'
import { commandProblems } from '../command.problems.ts'
import { blockSize, type Entry, headersOf, paddingOf } from './tar-header.ts'

export interface ArchiveWriter {
  readonly put: (entry: Omit<Entry, 'size'>, body: Buffer) => Promise<void>
  readonly pipe: (entry: Entry, body: Readable) => Promise<void>
}

/** Writes one `.tar.gz`. It appears under its name when it is whole, readable by its owner alone, because secrets are in it. */
export async function writeArchive<R>(file: string, work: (archive: ArchiveWriter) => Promise<R>): Promise<R> {
  const unfinished = `${file}.part`
  const zip = createGzip({ level: 4 })
  const disk = createWriteStream(unfinished, { mode: 0o600, flush: true })
  zip.pipe(disk)
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>()
  broken.catch(() => {})
  disk.on('error', breakOff)
  const write = async (bytes: Buffer): Promise<void> => {
    if (!zip.write(bytes)) await Promise.race([once(zip, 'drain'), broken])
  }
  try {
    const answer = await Promise.race([work({ put: putter(write), pipe: piper(write) }), broken])
    await write(Buffer.alloc(2 * blockSize))
    zip.end()
    await Promise.race([finished(disk), broken])
    await rename(unfinished, file)
    return answer
  } catch (error) {
    disk.destroy()
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
  return reason ? commandProblems.fileUnwritable({ file, reason }) : error
}
