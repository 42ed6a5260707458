import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import { writeWithinRoom } from '#platform/storage'
import type { CopyOptions, CopyResult } from '../../contract/copy.schema.ts'
import { transferProblems } from '../../contract/index.ts'
import { writeZip } from '../zip-entries.ts'
import { copySite } from './copy-site.ts'

const nothing = (): CopyResult => ({ pages: 0, files: 0, bytes: 0, left: [] })
const alreadyPacked = /\.(?:jpe?g|png|webp|avif|gif|woff2?|mp[34]|webm|zip|pdf|ico)$/i

const filesAtOnce = 32

/**
 * Writes the copy into a folder that does not exist or is empty, so nothing is overwritten. After a failure the folder
 * is empty again.
 */
export async function copyIntoFolder(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  folder: string,
  options: CopyOptions,
): Promise<CopyResult> {
  const result = nothing()
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw transferProblems.folderNotEmpty({ folder })
  const folders = new Set<string>()
  const writing: Promise<void>[] = []
  try {
    for await (const { name, body } of copySite(ctx, site, options, result)) {
      const path = join(folder, name)
      if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true })
      folders.add(dirname(path))
      const isStream = body instanceof Readable
      const bytes = isStream ? body : Readable.from([Buffer.from(body)])
      const written = writeWithinRoom(path, bytes.compose(counted(result)), { ...ctx.config, mode: 0o666 })
      // The failure is awaited below, together with the others.
      written.catch(() => {})
      writing.push(written)
      if (isStream || writing.length >= filesAtOnce) await Promise.all(writing.splice(0))
    }
    await Promise.all(writing)
    return result
  } catch (error) {
    await Promise.allSettled(writing)
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    throw error
  }
}

/** Writes the copy into one zip file, which is removed when writing fails. */
export async function copyIntoZip(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
  options: CopyOptions,
): Promise<CopyResult> {
  const result = nothing()
  try {
    await writeZip(path, ctx.config, async (addEntry) => {
      for await (const { name, body } of copySite(ctx, site, options, result)) {
        const source = body instanceof Readable ? body : Readable.from([Buffer.from(body)])
        await addEntry(name, source.pipe(counted(result)), !alreadyPacked.test(name))
      }
    })
    return result
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function counted(result: CopyResult): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      result.bytes += chunk.length
      done(null, chunk)
    },
  })
}
