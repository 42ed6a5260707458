import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads of content that is about to be published. */
const reads =
  /document_revisions|\b(?:selectFrom|innerJoin|leftJoin)\('items|\b(?:from|join) items\b|search_(?:entries|subjects)|\bpublishedDocuments?\(|\bapprovedComments\(|\b(?:selectFrom|innerJoin|leftJoin)\('reviews|\bproductRowsByIds\(/

/**
 * The ways to ask who may see it. Each takes what whoever is shown the answer has opened, or answers what they would
 * have to.
 */
const asks = /\bisOpenTo\(|\bclosedProducts\(|\blocksOfProducts?\(|\blocksOfDocument\(|\bopened\b|\blocks\b/

/**
 * Files by path that read published content and do not ask who may see it, but for those that are known not to have to.
 */
export function careless(files: ReadonlyMap<string, string>, allowed: Readonly<Record<string, string>>): string[] {
  return [...files].flatMap(([path, text]) =>
    reads.test(text) && !asks.test(text) && !(path in allowed) ? [path] : [],
  )
}

/** Returns allowances that are no longer needed, because the file reads nothing or asks by now. */
export function needless(files: ReadonlyMap<string, string>, allowances: Readonly<Record<string, string>>): string[] {
  return Object.keys(allowances).filter((path) => {
    const text = files.get(path) ?? ''
    return !reads.test(text) || asks.test(text)
  })
}

/** All code of the product that runs on the server, by its path. */
export async function serverCode(): Promise<ReadonlyMap<string, string>> {
  const paths: string[] = []
  for (const room of ['features', 'apps'])
    for (const path of await readdir(room, { recursive: true }))
      if (/\.tsx?$/.test(path) && !/\.test\.tsx?$|\.tables\.ts$|\/owner\//.test(path)) paths.push(join(room, path))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)))
}
