import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, fonts } from '#platform/theme'

/** Folders of the packed typefaces: the web process serves what is in them beside the built files. */
export function fontFolders(): readonly string[] {
  return fonts.map(fontFolderOf)
}

// Looked for from this file on, or from what is built of it: a server may be started in any folder.
const { resolve } = createRequire(import.meta.url)

export function fontFolderOf({ slug }: Pick<Font, 'slug'>): string {
  return join(dirname(resolve(`@fontsource-variable/${slug}/package.json`)), 'files')
}
