import type { Room } from '#platform/storage'
import { importProblems } from '../../contract/imports.problems.ts'
import { type Archive, isZip, openArchive } from './open-archive.ts'
import { isSpreadsheet, sheetAsCsv } from './read-sheet.ts'
import { loneExport, refuseOtherArchives } from './read-folder.ts'

/** An uploaded file, or an archive of texts. */
export type Upload = { readonly close: () => Promise<void> } & (
  | {
      readonly file: AsyncIterable<Uint8Array>
      readonly archive?: never
      /** Names of the sheets of a workbook that are not read. */
      readonly sheetsLeft?: readonly string[]
    }
  | { readonly archive: Archive; readonly file?: never }
)

/** Opens an archive; one that holds a single export counts as that export. */
export async function openUpload(bytes: AsyncIterable<Uint8Array>, room: Room = {}): Promise<Upload> {
  const rest = bytes[Symbol.asyncIterator]()
  const first = await rest.next()
  const file = joined(first, rest)
  if (first.done || !isZip(first.value)) return { file, close: async () => {} }
  const archive = await withPosts(await innermost(await openArchive(file, room), room), room)
  try {
    if (isSpreadsheet(archive)) {
      const { csv, left } = await sheetAsCsv(archive)
      return { file: bytesOf(csv), sheetsLeft: left, close: archive.close }
    }
    const lone = loneExport(archive)
    if (lone !== null) return { file: readable(archive, lone), close: archive.close }
    refuseOtherArchives(archive)
    return { archive, close: archive.close }
  } catch (error) {
    await archive.close()
    throw error
  }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Some systems put the archive into a second one. */
async function innermost(archive: Archive, room: Room): Promise<Archive> {
  const [only = '', ...more] = archive.names
  if (more.length > 0 || !/\.zip$/i.test(only)) return archive
  try {
    return await openArchive(readable(archive, only), room)
  } finally {
    await archive.close()
  }
}

/** Tumblr packs the posts into a separate archive beside their images. */
async function withPosts(archive: Archive, room: Room): Promise<Archive> {
  const packed = archive.names.find((name) => /(?:^|\/)posts\.zip$/i.test(name))
  if (packed === undefined) return archive
  try {
    return beside(archive, await openArchive(readable(archive, packed), room), packed.replace(/\.zip$/i, '/'))
  } catch (error) {
    await archive.close()
    throw error
  }
}

/** Returns the files of an inner archive as if they were in a folder of the outer one. */
function beside(outer: Archive, inner: Archive, folder: string): Archive {
  const innerNames = new Map(inner.names.map((name) => [folder + name, name]))
  const inThe = (name: string): [Archive, string] => {
    const own = innerNames.get(name)
    return own === undefined ? [outer, name] : [inner, own]
  }
  return {
    names: [...outer.names.filter((name) => !innerNames.has(name)), ...innerNames.keys()],
    text: (name) => {
      const [archive, own] = inThe(name)
      return archive.text(own)
    },
    bytes: (name) => {
      const [archive, own] = inThe(name)
      return archive.bytes(own)
    },
    stream: (name) => {
      const [archive, own] = inThe(name)
      return archive.stream(own)
    },
    close: async () => {
      await inner.close()
      await outer.close()
    },
  }
}

async function* readable(archive: Archive, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* (await archive.stream(name)) as AsyncIterable<Uint8Array>
  } catch {
    throw importProblems.brokenArchive()
  }
}

async function* joined(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}
