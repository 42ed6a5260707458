import { importProblems } from '../../contract/imports.problems.ts'
import type { Exported } from '../read/records.ts'
import type { ArchiveFiles } from './archive-files.ts'
import { folderOf, type FolderReader } from './folder.ts'
import type { Archive } from './open-archive.ts'
import { isHtml, readHtml } from './read-html.ts'
import { isMedium, isSubstack, readMedium, readSubstack } from './read-medium-substack.ts'
import { isMarkdown, readMarkdown } from './read-markdown.ts'
import { isNotion, readNotion } from './read-notion.ts'
import { isTumblr, isTumblrJson, readTumblr } from './read-tumblr.ts'

/** The only file of an archive that could be an export by itself: WordPress and others pack theirs. */
export function loneExport({ names }: Archive): string | null {
  const exports = names.filter((name) => /\.(?:xml|csv|json)$/i.test(name))
  const texts = names.filter((name) => isMarkdown(name) || isHtml(name))
  return exports.length === 1 && texts.length === 0 ? (exports[0] ?? null) : null
}

/** Refuses archives that are no folder of texts. */
export function refuseOtherArchives({ names }: Archive): void {
  if (names.includes('[Content_Types].xml') || names.includes('mimetype')) throw importProblems.archive()
  if (names.includes('manifest.json') && names.includes('site.json')) throw importProblems.siteArchive()
  if (!names.some((name) => isMarkdown(name) || isHtml(name) || isTumblrJson(name)))
    throw importProblems.nothingReadable()
}

/** Yields the texts of a folder in the form of a WordPress export. */
export async function* readFolder(archive: Archive, files: ArchiveFiles): AsyncGenerator<Exported> {
  const folder = folderOf(archive, files)
  let reader: FolderReader = readHtml
  if (isTumblr(folder.names)) reader = readTumblr
  else if (isSubstack(folder.names)) reader = readSubstack
  else if (await isMedium(folder)) reader = readMedium
  else if (isNotion(folder.names)) reader = readNotion
  else if (folder.names.some((name) => isMarkdown(name) && !/(?:^|\/)readme\.md$/i.test(name))) reader = readMarkdown
  yield* reader(folder)
}
