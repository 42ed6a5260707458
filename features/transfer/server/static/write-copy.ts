import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import type { CopyOptions, CopyResult } from '../../contract/copy.schema.ts'
import { transferProblems } from '../../contract/index.ts'
import { writeZip } from '../zip-entries.ts'
import { copySite } from './copy-site.ts'

const nothing = (): CopyResult => ({ pages: 0, files: 0, bytes: 0, left: [] })
const alreadyPacked = /\.(?:jpe?g|png|webp|avif|gif|woff2?|mp[34]|webm|zip|pdf|ico)$/i

const filesAtOnce = 32

/** Into a folder of this machine that does not exist yet or is empty: nothing of anybody's is overwritten. */
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
  for await (const { name, body } of copySite(ctx, site, options, result)) {
    const path = join(folder, name)
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true })
    folders.add(dirname(path))
    if (body instanceof Readable) await pipeline(body, counted(result), createWriteStream(path))
    else {
      result.bytes += Buffer.byteLength(body)
      writing.push(writeFile(path, body))
      if (writing.length >= filesAtOnce) await Promise.all(writing.splice(0))
    }
  }
  await Promise.all(writing)
  return result
}

/** As one zip file. When it fails nothing is left. */
export async function copyIntoZip(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
  options: CopyOptions,
): Promise<CopyResult> {
  const result = nothing()
  try {
    await writeZip(path, async (addEntry) => {
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
