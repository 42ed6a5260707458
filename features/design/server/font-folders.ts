import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, fonts } from '#platform/theme'

/** Folders of the packaged fonts, which the web process serves beside the built files. */
export function fontFolders(): readonly string[] {
  return fonts.map(fontFolderOf)
}

// Resolved from this file, or from its build: a server may be started in any folder.
const { resolve } = createRequire(import.meta.url)

export function fontFolderOf({ slug }: Pick<Font, 'slug'>): string {
  return join(dirname(resolve(`@fontsource-variable/${slug}/package.json`)), 'files')
}
