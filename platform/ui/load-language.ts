import { addLanguage, type Catalogue, type Language, offerLanguages } from '#platform/i18n'

/** Files with the messages of each language, as named by the page: those of the first screens, and all others. */
function catalogues(): Readonly<Record<Language, readonly string[]>> {
  return JSON.parse(document.documentElement.dataset['catalogues'] ?? '{}') as Record<Language, string[]>
}

/** Stores which languages there are, and loads the texts of the displayed one. */
export async function loadShownLanguage(language: Language): Promise<void> {
  offerLanguages(Object.keys(catalogues()))
  await loadLanguage(language)
}

const loads = new Map<string, Promise<void>>()
const shown = new Set<Language>()
let wantsAll = false

/**
 * Called before a part of the owner area is loaded with texts beyond those of the first screens, see
 * `tools/build/preload-plugin.ts`.
 */
globalThis.loadLaterWords = async () => {
  wantsAll = true
  await Promise.all([...shown].map(loadLanguage))
}

/** Fetches the words of a language that are not there yet. */
export async function loadLanguage(language: Language): Promise<Language> {
  shown.add(language)
  const files = catalogues()[language] ?? ['']
  await Promise.all((wantsAll ? files : files.slice(0, 1)).map((file) => loadWords(language, file)))
  return language
}

function loadWords(language: Language, file: string): Promise<void> {
  const load = loads.get(file) ?? fetchWords(language, file)
  loads.set(file, load)
  load.catch(() => loads.delete(file))
  return load
}

async function fetchWords(language: Language, file: string): Promise<void> {
  const response = await fetch(file)
  if (response.status === 404) throw Object.assign(new Error(file), { name: 'FileGone' })
  if (!response.ok) throw new Error(`The words of the owner area could not be loaded (${response.status}).`)
  addLanguage(language, (await response.json()) as Catalogue)
}

declare global {
  var loadLaterWords: (() => Promise<void>) | undefined
}
