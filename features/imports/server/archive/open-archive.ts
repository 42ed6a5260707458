import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { type Room, writeWithinRoom } from '#platform/storage'
import { importProblems } from '../../contract/imports.problems.ts'
import { byteDecoder } from '../read/decode-bytes.ts'
import { largestFile } from '../read/read-export.ts'

const mostEntries = 200_000
const largestText = 20_000_000
const largestImage = 60_000_000
/** Limit on the unpacked size of a compressed file, relative to its own size. */
const mostTimes = 200
/** Limit on the index in bytes: all names of an archive are in memory together. */
const largestIndex = 50_000_000

/** Regular files of an archive, without links and folders. */
export interface Archive {
  readonly names: readonly string[]
  readonly text: (name: string) => Promise<string>
  /** Returns null for an unknown file, or one larger than the limit of images. */
  readonly bytes: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly stream: (name: string) => Promise<Readable>
  readonly close: () => Promise<void>
}

/** Files that operating systems add to archives. */
const besides = /(?:^|\/)(?:__MACOSX|\.git|\.svn|node_modules|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)|(?:^|\/)\._/

export function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)
}

/** Writes the archive to disk, because its table of contents is at the end, and opens it. */
export async function openArchive(bytes: AsyncIterable<Uint8Array>, room: Room = {}): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-import-'))
  try {
    const path = join(folder, 'archive.zip')
    await writeWithinRoom(path, limited(bytes), room)
    const { openPromise } = await import('yauzl')
    const zip = await openPromise(path, { autoClose: false }).catch(() => {
      throw importProblems.brokenArchive()
    })
    const entries = await entriesOf(zip).catch((error: unknown) => {
      zip.close()
      throw error
    })
    return archiveOf(zip, entries, folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, folder: string): Archive {
  const stream = async (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw importProblems.brokenArchive()
    return zip.openReadStreamPromise(entry).catch(() => {
      throw importProblems.brokenArchive()
    })
  }
  const read = async (name: string): Promise<Buffer<ArrayBuffer>> => {
    const pieces: Buffer[] = []
    try {
      for await (const piece of (await stream(name)) as AsyncIterable<Buffer>) pieces.push(piece)
    } catch {
      throw importProblems.brokenArchive()
    }
    return Buffer.concat(pieces)
  }
  return {
    names: [...entries.keys()],
    stream,
    text: async (name) => {
      if ((entries.get(name)?.uncompressedSize ?? 0) > largestText) throw importProblems.largeEntry({ name })
      const decode = byteDecoder()
      const bytes = await read(name)
      return (decode(bytes) + decode(new Uint8Array(), true)).replace(/^\uFEFF/, '').replaceAll('\u0000', '')
    },
    bytes: async (name) => {
      const size = entries.get(name)?.uncompressedSize
      return size === undefined || size > largestImage ? null : new Uint8Array(await read(name))
    },
    close: async () => {
      zip.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw importProblems.manyEntries({ n: mostEntries })
  const entries = new Map<string, Entry>()
  let unpacked = 0
  let packed = 0
  let index = 0
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      packed += entry.compressedSize
      index += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (index > largestIndex || unpacked > largestFile || (unpacked > 100_000_000 && unpacked > packed * mostTimes))
        throw importProblems.archiveBomb()
      if (isPlainFile(entry) && !entries.has(entry.fileName)) entries.set(entry.fileName, entry)
    }
  } catch (error) {
    // An archive with paths outside of it or a truncated directory is refused as a whole.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('imports.')) throw error
    throw importProblems.brokenArchive()
  }
  return entries
}

/** Links lead out of the archive: none is followed. */
function isPlainFile({ fileName, externalFileAttributes, generalPurposeBitFlag }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  const isEncrypted = (generalPurposeBitFlag & 1) === 1
  return !fileName.endsWith('/') && (kind === 0 || kind === 0o100000) && !isEncrypted && !besides.test(fileName)
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.byteLength
    if (size > largestFile) throw importProblems.tooLarge({ gigabytes: largestFile / 1_000_000_000 })
    yield piece
  }
}
