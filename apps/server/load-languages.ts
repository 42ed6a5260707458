import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  addLanguage,
  type Catalogue,
  type Language,
  pseudoCatalogue,
  pseudoLanguage,
  sourceLanguage,
} from '#platform/i18n'
import { projectRoot } from './project-root.ts'

/** Loads every folder in `languages/` at the start. `withPseudo` adds the language for testing. */
export function loadLanguages({ withPseudo = false } = {}): void {
  for (const entry of readdirSync(languagesFolder(), { withFileTypes: true })) {
    if (entry.isDirectory()) addLanguage(entry.name, readLanguage(entry.name))
  }
  if (withPseudo) addLanguage(pseudoLanguage, pseudoCatalogue(readLanguage(sourceLanguage)))
}

/** All texts of a language, a file for each feature. */
export function readLanguage(language: Language): Catalogue {
  const folder = join(languagesFolder(), language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalogue[string],
    ]),
  )
}

function languagesFolder(): string {
  return join(projectRoot(), 'languages')
}
