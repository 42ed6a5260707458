import type { BlockNames } from './block-names.ts'

type Words = Readonly<Record<string, string>>

/** Texts of the new block in its panel and on the canvas, in the languages that come with Quoin. */
const words: Readonly<Record<string, Words>> = {
  en: {
    align: 'Alignment',
    'align.center': 'Centre',
    'align.start': 'Left',
    empty: 'Write a text in the panel',
    text: 'Text',
  },
  nl: {
    align: 'Uitlijning',
    'align.center': 'Midden',
    'align.start': 'Links',
    empty: 'Schrijf een tekst in het paneel',
    text: 'Tekst',
  },
  de: {
    align: 'Ausrichtung',
    'align.center': 'Zentriert',
    'align.start': 'Links',
    empty: 'Schreiben Sie einen Text im Panel',
    text: 'Text',
  },
}

type Catalogue = Readonly<Record<string, Words>>

/**
 * Returns the feature's catalogue with the name, keywords and words of a new block: the name is its type until it is
 * translated.
 */
export function withBlockWords(catalogue: Catalogue, language: string, { type, title, part }: BlockNames): Catalogue {
  const palette = { ...catalogue['palette'], [type]: title, [`${type}.keywords`]: title.toLowerCase() }
  return inOrder({ ...catalogue, palette: inOrder(palette), [part]: words[language] ?? words['en'] ?? {} })
}

function inOrder<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
