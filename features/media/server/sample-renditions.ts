import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Rendered, renderImage } from './render-image.ts'

type Write = Parameters<typeof renderImage>[2]
type OnProgress = Parameters<typeof renderImage>[3]

const summary = 'rendered.json'

interface Entry {
  rendered: Rendered
  files: { file: string; bytes: Uint8Array; type: string }[]
}

/**
 * Renders a sample's image in all its sizes once for the installation, and copies them to further sites of that sample.
 * The folder is a cache: missing entries are rendered.
 */
export async function renderSampleImage(
  folder: string,
  original: Uint8Array,
  write: Write,
  onProgress: OnProgress,
): Promise<void> {
  const entry = join(folder, createHash('sha256').update(original).digest('hex').slice(0, 32))
  const storedEntry = await entryAt(entry)
  if (storedEntry) {
    for (const { file, bytes, type } of storedEntry.files) await write(file, bytes, type)
    return onProgress(storedEntry.rendered)
  }
  await mkdir(folder, { recursive: true })
  const unfinished = await mkdtemp(join(folder, 'unfinished-'))
  let last: Rendered | null = null
  try {
    await renderImage(
      original,
      1,
      async (file, bytes, type) => {
        await writeFile(join(unfinished, file), bytes)
        await write(file, bytes, type)
      },
      async (rendered) => {
        last = rendered
        await onProgress(rendered)
      },
    )
    await writeFile(join(unfinished, summary), JSON.stringify(last))
    // A concurrent rendering of the same image has made the same files.
    await rename(unfinished, entry).catch(() => {})
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Returns a complete entry, or null where a part of it is missing: then it is deleted and rendered again. */
async function entryAt(entry: string): Promise<Entry | null> {
  try {
    const rendered = JSON.parse(await readFile(join(entry, summary), 'utf8')) as Rendered
    const files = rendered.renditions.map(async ({ file, format }) => ({
      file,
      bytes: await readFile(join(entry, file)),
      type: `image/${format}`,
    }))
    return { rendered, files: await Promise.all(files) }
  } catch {
    await rm(entry, { recursive: true, force: true })
    return null
  }
}
