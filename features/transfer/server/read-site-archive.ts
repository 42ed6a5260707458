import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { Problem } from '#platform/contract'
import type { z } from 'zod'
import { type ArchiveManifest, archiveFormat, manifestSchema } from '../contract/archive.schema.ts'
import { transferProblems } from '../contract/transfer.problems.ts'

const mostEntries = 500_000
const mostRows = 20_000_000
const longestLine = 16_000_000
const largestJson = 4_000_000
/** Limit of the index: all names of an archive are in memory together. */
const largestIndex = 100_000_000
/** Limit of the unpacked archive. */
const mostBytes = 40_000_000_000
/**
 * Limit of an entry's unpacked size relative to its packed one, for entries above this size. Files are compressed
 * already; similar rows compress up to 150 times.
 */
const looseBytes = 10_000_000
const mostTimes = { files: 100, rows: 300 } as const

/** An archive of a site on this machine, whose entries can be read in any order. */
export class SiteArchive {
  readonly manifest: ArchiveManifest
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: ArchiveManifest) {
    this.#zip = zip
    this.#entries = entries
    this.manifest = manifest
  }

  static async open(path: string): Promise<SiteArchive> {
    const { openPromise } = await import('yauzl')
    const zip = await openPromise(path, { autoClose: false }).catch(() => {
      throw transferProblems.notAnArchive()
    })
    try {
      const entries = await entriesOf(zip)
      const first = entries.get('manifest.json')
      if (!first) throw transferProblems.notAnArchive()
      const manifest = parsed(manifestSchema, await textOf(zip, first), 'manifest.json')
      if (manifest.format > archiveFormat) throw transferProblems.newerFormat()
      checkRows(manifest)
      return new SiteArchive(zip, entries, manifest)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  close(): void {
    this.#zip.close()
  }

  async json<T>(name: string, schema: z.ZodType<T>): Promise<T> {
    return parsed(schema, await textOf(this.#zip, this.#entry(name)), name)
  }

  /** The lines of an entry, each at most 16 MB. None when there is no such entry. */
  async *lines(name: string): AsyncGenerator<string> {
    if (!this.#entries.has(name)) return
    let pieces: Buffer[] = []
    let length = 0
    for await (const chunk of guarded(await this.body(name), name)) {
      let from = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        pieces.push(chunk.subarray(from, end))
        yield Buffer.concat(pieces).toString('utf8')
        pieces = []
        length = 0
        from = end + 1
      }
      pieces.push(chunk.subarray(from))
      length += chunk.length - from
      if (length > longestLine) throw transferProblems.tooLarge({ entry: name })
    }
    if (length > 0) yield Buffer.concat(pieces).toString('utf8')
  }

  /** Yields the bytes of an entry, and fails when they are not as many as the entry states. */
  body(name: string): Promise<Readable> {
    return this.#zip.openReadStreamPromise(this.#entry(name)).catch(() => {
      throw transferProblems.broken({ entry: name })
    })
  }

  #entry(name: string): Entry {
    const entry = this.#entries.get(name)
    if (!entry) throw transferProblems.broken({ entry: name })
    return entry
  }
}

/** Whether a file on this machine is the archive of a whole site, and not of texts. */
export async function isSiteArchive(path: string): Promise<boolean> {
  const { openPromise } = await import('yauzl')
  const zip = await openPromise(path, { autoClose: false }).catch(() => null)
  if (!zip) return false
  try {
    const names = new Set<string>()
    for await (const { fileName } of zip.eachEntry()) names.add(fileName)
    return names.has('manifest.json') && names.has('site.json')
  } catch {
    return false
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw transferProblems.tooLarge({ entry: 'zip' })
  const entries = new Map<string, Entry>()
  let packed = 0
  let unpacked = 0
  let index = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw transferProblems.broken({ entry: entry.fileName.slice(0, 100) })
      entries.set(entry.fileName, entry)
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      index += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (index > largestIndex) throw transferProblems.tooLarge({ entry: 'zip' })
      // Overlapping entries are together larger than the file.
      if (isTight(entry) || unpacked > mostBytes || packed > zip.fileSize) throw transferProblems.archiveBomb()
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    // Archives with names outside the archive or a truncated index are refused.
    throw transferProblems.broken({ entry: 'zip' })
  }
  return entries
}

function isTight({ fileName, compressedSize, uncompressedSize }: Entry): boolean {
  const times = fileName.startsWith('files/') ? mostTimes.files : mostTimes.rows
  return uncompressedSize > looseBytes && uncompressedSize > compressedSize * times
}

function checkRows({ tables }: ArchiveManifest): void {
  let rows = 0
  for (const [table, stated] of Object.entries(tables)) {
    rows += stated.rows
    if (rows > mostRows) throw transferProblems.tooManyRows({ table })
  }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > largestJson) throw transferProblems.tooLarge({ entry: entry.fileName })
  const chunks: Buffer[] = []
  const body = await zip.openReadStreamPromise(entry).catch(() => {
    throw transferProblems.broken({ entry: entry.fileName })
  })
  for await (const chunk of guarded(body, entry.fileName)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

async function* guarded(body: Readable, entry: string): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw transferProblems.broken({ entry })
    })
    if (next.done) return
    yield next.value
  }
}

function parsed<T>(schema: z.ZodType<T>, text: string, entry: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw transferProblems.broken({ entry })
  }
}
