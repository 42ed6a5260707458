import type { QueryPart } from '../contract/index.ts'

/** PostgreSQL's text search configurations by language; texts in other languages are compared word by word. */
const configurations: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** The configuration for a BCP 47 tag. */
export function configurationOf(locale: string): string {
  return configurations[locale.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple'
}

/** A word that each vector of a site contains, so that one index serves all sites separately. */
export function siteWord(websiteId: string): string {
  return `site${websiteId}`
}

/** Returns a query for `to_tsquery`: every part or its synonyms, the last word also as a prefix. */
export function queryText(parts: readonly QueryPart[]): string {
  const last = parts.at(-1)
  return parts
    .map((part) => {
      const typed = part.words.map((word, at) => (part === last && at === part.words.length - 1 ? `${word}:*` : word))
      const others = part.others.map((other) => `(${other.join(' <-> ')})`)
      return others.length === 0 ? typed.join(' & ') : `((${typed.join(' & ')}) | ${others.join(' | ')})`
    })
    .join(' & ')
}
