import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { type Font, fonts } from '#platform/theme'

/** Folders of the packed typefaces: the web process serves what is in them beside the built files. */
export function fontFolders(): readonly string[] {
  return fonts.map(fontFolderOf)
}

export function fontFolderOf({ slug }: Pick<Font, 'slug'>): string {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  return join(dirname(resolve(`@fontsource-variable/${slug}/package.json`)), 'files')
}
