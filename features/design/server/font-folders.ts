import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fonts } from '#platform/theme'

/** Folders of the packed typefaces: the web process serves what is in them beside the built files. */
export function fontFolders(): readonly string[] {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  return fonts.map(({ slug }) => join(dirname(resolve(`@fontsource-variable/${slug}/package.json`)), 'files'))
}
