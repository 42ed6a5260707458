import type { Exported, ExportedItem, ExportedSite } from '../read/records.ts'
import { exportedItem, type ItemParts } from '../sources/source-format.ts'
import { type ArchiveFiles, imageNumber } from './archive-files.ts'
import type { Archive } from './open-archive.ts'

/** A folder of texts in an archive, as its own kind of system wrote it. */
export interface Folder {
  readonly archive: Archive
  readonly files: ArchiveFiles
  /** Names without the common folder. */
  readonly names: readonly string[]
  /** The name in the archive. */
  readonly entryOf: (name: string) => string
}

export type FolderReader = (folder: Folder) => AsyncGenerator<Exported>

export function folderOf(archive: Archive, files: ArchiveFiles): Folder {
  const root = commonFolder(archive.names)
  return {
    archive,
    files,
    names: archive.names.map((name) => name.slice(root.length)).toSorted(),
    entryOf: (name) => root + name,
  }
}

function commonFolder(names: readonly string[]): string {
  const [first = ''] = names
  let root = first.slice(0, first.lastIndexOf('/') + 1)
  while (root !== '' && !names.every((name) => name.startsWith(root)))
    root = root.slice(0, root.lastIndexOf('/', root.length - 2) + 1)
  // The names of these folders describe their content, so they stay in the path.
  return /(?:^|\/)_?(?:posts|pages|content|drafts)\/$/.test(root)
    ? root.slice(0, root.lastIndexOf('/', root.length - 2) + 1)
    : root
}

/** Resolves `.` and `..` like a browser; null for a path outside of the archive. */
export function resolved(from: string, reference: string): string | null {
  const path = reference.split(/[?#]/, 1)[0] ?? ''
  if (path === '' || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return null
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null
      parts.pop()
    } else if (part !== '.' && part !== '') parts.push(decodedPart(part))
  }
  return parts.join('/')
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A folder of texts in an archive, with the conventions of the system that wrote it. */
const publicFolders = ['', 'static/', 'public/', 'assets/', 'src/', 'source/', 'content/', 'docs/', 'src/assets/']

/** The address of an image that a text names: beside it, or from the root of the site. */
export async function imageIn(folder: Folder, from: string, reference: string): Promise<string | null> {
  const path = resolved(from, reference)
  if (path === null) return null
  const names = reference.startsWith('/')
    ? publicFolders.map((prefix) => prefix + path)
    : [path, ...publicFolders.map((prefix) => prefix + (reference.split(/[?#]/, 1)[0] ?? ''))]
  const name = names.find((candidate) => folder.archive.names.includes(folder.entryOf(candidate)))
  return name === undefined ? null : folder.files.urlOf(folder.entryOf(name))
}

/** Returns the featured image of an item with its references. */
export async function leadOf(
  folder: Folder,
  from: string,
  reference: string,
): Promise<{ meta: ExportedItem['meta']; attachment: ExportedItem | null }> {
  if (reference === '') return { meta: [], attachment: null }
  const own = await imageIn(folder, from, reference)
  const url = own ?? (/^https?:\/\//i.test(reference) ? reference : null)
  if (url === null) return { meta: [], attachment: null }
  const meta = [{ key: '_thumbnail_id', value: imageNumber(url) }]
  const attachment =
    own === null
      ? exportedItem(0, {
          type: 'attachment',
          postId: imageNumber(url),
          guid: url,
          attachmentUrl: url,
          title: url.split('/').at(-1) ?? '',
        })
      : null
  return { meta, attachment }
}

export function siteOf(host: string, parts: Partial<ExportedSite>): ExportedSite {
  const nothing = { title: '', description: '', language: '', baseSiteUrl: '', baseBlogUrl: '', version: '' }
  return { kind: 'site', link: `https://${host}`, generator: host, ...nothing, ...parts }
}

/** Yields items with their numbers, followed by the files that they refer to. */
export async function* numbered(folder: Folder, items: AsyncIterable<ItemParts>): AsyncGenerator<Exported> {
  let ordinal = 0
  const outsideImages = new Set<string>()
  for await (const parts of items) {
    if (parts.type === 'attachment') {
      if (outsideImages.has(parts.guid ?? '')) continue
      outsideImages.add(parts.guid ?? '')
    }
    ordinal += 1
    yield exportedItem(ordinal, parts)
  }
  for (const attachment of folder.files.attachments()) {
    ordinal += 1
    yield { ...attachment, ordinal }
  }
  yield { kind: 'end', isCutOff: false }
}

export const termsOf = (taxonomy: string, names: readonly string[]): ExportedItem['terms'] =>
  names.map((name) => ({ taxonomy, slug: name, name }))
