/**
 * A BCP 47 tag. The languages of the product are the folders of `languages/`: the server reads them when it starts, and
 * a browser gets the one that it shows.
 */
export type Language = string

/** The source language of messages. All others are translations, and missing translations appear in it. */
export const sourceLanguage: Language = 'en'

/** Texts by feature, part and name, as in `languages/<language>/<feature>.json`. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

const catalogues = new Map<Language, Catalogue>()
let offered: readonly Language[] = []
/** Cache of `languageOf`, because every request calls it with one of a few headers. */
const answers = new Map<string, Language>()
const mostAnswers = 2000

/** Adds a language. Existing parts stay, unless the catalogue has them as well. */
export function addLanguage(language: Language, catalogue: Catalogue): void {
  const present = catalogues.get(language) ?? {}
  const joined = Object.entries(catalogue).map(([feature, parts]) => [feature, { ...present[feature], ...parts }])
  catalogues.set(language, { ...present, ...Object.fromEntries(joined) })
  answers.clear()
}

/** Sets the languages that people may choose, where these are not all added ones. */
export function offerLanguages(languages: readonly Language[]): void {
  offered = languages
  answers.clear()
}

/** Returns the languages that people may choose, the source language first. */
export function languages(): readonly Language[] {
  if (offered.length > 0) return offered
  return [...catalogues.keys()].toSorted(
    (a, b) => Number(b === sourceLanguage) - Number(a === sourceLanguage) || (a < b ? -1 : 1),
  )
}

export function isLanguage(tag: string): boolean {
  return languages().includes(tag)
}

/** The texts of one part of a catalogue. */
export function textsOf(
  language: Language,
  feature: string,
  part: string,
): Readonly<Record<string, string>> | undefined {
  return catalogues.get(language)?.[feature]?.[part]
}

/** Returns the texts of the language that was added first. */
export function anyTexts(feature: string, part: string): Readonly<Record<string, string>> | undefined {
  const [catalogue] = catalogues.values()
  return catalogue?.[feature]?.[part]
}

/** Whether any text was added; before that no text can be read. */
export function hasCatalogues(): boolean {
  return catalogues.size > 0
}

/**
 * Returns the best of our languages for a BCP 47 tag or an Accept-Language header: the preferred one, exactly or
 * without its last parts (`de-AT` → `de`), or else one with the same script (`zh-TW` → `zh-Hant`); English as the
 * default.
 */
export function languageOf(wanted: string | null | undefined): Language {
  const header = wanted ?? ''
  const before = answers.get(header)
  if (before !== undefined) return before
  const language = bestLanguage(header)
  if (answers.size >= mostAnswers) answers.clear()
  if (header.length <= 200) answers.set(header, language)
  return language
}

function bestLanguage(header: string): Language {
  for (const tag of tagsByQuality(header)) {
    const found = [...shortened(tag), ...shortened(withScript(tag))].find(
      (candidate) => candidate !== '' && languages().some((language) => language.toLowerCase() === candidate),
    )
    if (found !== undefined) return languages().find((language) => language.toLowerCase() === found) ?? sourceLanguage
  }
  return sourceLanguage
}

/** Returns the tag for dates and amounts in a language without a country: for English the form of most countries. */
export function regionalLocale(language: Language): string {
  if (language === sourceLanguage) return 'en-GB'
  const { language: code, region } = new Intl.Locale(language).maximize()
  return region === undefined || language.includes('-') ? language : `${code}-${region}`
}

/** Returns the name of a language in that language. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Parses `nl-BE,nl;q=0.8,en;q=0.5` to `nl-be`, `nl`, `en`. */
function tagsByQuality(header: string): string[] {
  return header
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';').map((text) => text.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/.test(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** Returns `de-at-1996`, `de-at` and `de` for `de-at-1996`. */
function shortened(tag: string): string[] {
  const subtags = tag.split('-')
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'))
}

function withScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`.toLowerCase()
  } catch {
    return ''
  }
}
