import { createHash } from 'node:crypto'
import type { PlatformContext, SiteContext } from '#platform/context'
import { removeFolder } from '#platform/storage'
import type { ExportedItem } from '../read/records.ts'
import { exportedItem } from '../sources/source-format.ts'
import type { Archive } from './open-archive.ts'

/** A host that does not exist, for the addresses of files in the archive itself. */
const archiveHost = 'archive.invalid'

export interface ArchiveFiles {
  /** The address under which a file of the archive will be stored; null when there is none. */
  readonly urlOf: (name: string) => Promise<string | null>
  /** Returns every requested file as an attachment. */
  readonly attachments: () => ExportedItem[]
}

/** Stores files that texts of an archive refer to beside its import, each content once. */
export function archiveFiles(
  ctx: SiteContext & Pick<PlatformContext, 'storage'>,
  importId: string,
  archive: Archive,
): ArchiveFiles {
  const urls = new Map<string, string | null>()
  const stored = new Set<string>()
  const keep = async (name: string): Promise<string | null> => {
    const bytes = await archive.bytes(name)
    if (!bytes || bytes.byteLength === 0) return null
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
    if (!stored.has(hash)) await ctx.storage.put(keyOf(ctx.site.id, importId, hash), bytes, 'application/octet-stream')
    stored.add(hash)
    return `https://${archiveHost}/${hash}/${encodeURIComponent(name.split('/').at(-1) ?? 'file')}`
  }
  return {
    urlOf: async (name) => {
      const before = urls.get(name)
      if (before !== undefined) return before
      const url = await keep(name)
      urls.set(name, url)
      return url
    },
    attachments: () =>
      [...new Set(urls.values())].flatMap((url, at) =>
        url === null
          ? []
          : [
              exportedItem(1_000_000 + at, {
                type: 'attachment',
                postId: imageNumber(url),
                guid: url,
                attachmentUrl: url,
                title: decodeURIComponent(url.split('/').at(-1) ?? ''),
              }),
            ],
      ),
  }
}

/** Derives a numeric id for a file, because WordPress references are digits alone. */
export function imageNumber(url: string): string {
  return BigInt(`0x${createHash('sha256').update(url).digest('hex').slice(0, 12)}`).toString()
}

const folderOf = (siteId: string, importId: string): string => `${siteId}/import-files/${importId}/`
const keyOf = (siteId: string, importId: string, hash: string): string => folderOf(siteId, importId) + hash

/** Storage key of a file in the import; null for an external address. */
export function keyOfArchived(siteId: string, importId: string, url: string): string | null {
  const parsed = URL.parse(url)
  const hash = parsed?.host === archiveHost ? /^\/([0-9a-f]{40})\//.exec(parsed.pathname)?.[1] : undefined
  return hash === undefined ? null : keyOf(siteId, importId, hash)
}

/** Files of an import are needed until it has run. */
export async function forgetArchived(
  { storage }: Pick<PlatformContext, 'storage'>,
  siteId: string,
  importId: string,
): Promise<void> {
  await removeFolder(storage, folderOf(siteId, importId))
}
