import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addLanguage, type Catalogue } from '#platform/i18n'
import { projectRoot } from './project-root.ts'

/** Every folder in `languages/`, before anything is said: an installation speaks them all. */
export function loadLanguages(folder: string = join(projectRoot(), 'languages')): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) addLanguage(entry.name, readCatalogue(join(folder, entry.name)))
  }
}

function readCatalogue(folder: string): Catalogue {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalogue[string],
    ]),
  )
}
