import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with the samples' images, from a source file as from a built one. */
export function sampleFolder(from: string = import.meta.dirname): string {
  const here = join(from, 'samples')
  if (existsSync(join(here, 'CREDITS.md'))) return here
  if (existsSync(join(from, 'CREDITS.md'))) return from
  if (dirname(from) === from) throw new Error('The folder “samples” is missing beside the program.')
  return sampleFolder(dirname(from))
}
