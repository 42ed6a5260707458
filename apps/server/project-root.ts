import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with `quoin`, `migrations` and `dist`, from a source file as from a built one. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json')) && existsSync(join(from, 'migrations'))) return from
  if (dirname(from) === from)
    throw new Error('The program was moved out of its folder: package.json and migrations are missing.')
  return projectRoot(dirname(from))
}
