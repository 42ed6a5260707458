import { readSentence, type Sentence, type Values } from './sentence.ts'

export const languages = ['en', 'nl'] as const
export type Language = (typeof languages)[number]

export type Catalogue = Record<string, { en: string; nl: string }>

const read = new Map<string, Sentence>()
const problemSentences = new Map<string, { en: string; nl: string }>()

/**
 * A feature's messages as ICU texts, English beside Dutch:
 * `const galleryMessages = messages({ count: { en: '{n, plural, one {# picture} other {# pictures}}', nl: '…' } })`
 * and then `galleryMessages('nl', 'count', { n: 3 })`. Islands receive finished strings.
 */
export function messages<const C extends Catalogue>(
  catalogue: C,
): ((language: Language, name: keyof C & string, values?: Values) => string) & { catalogue: C } {
  for (const [name, texts] of Object.entries(catalogue)) {
    if (name.startsWith('problem.')) problemSentences.set(name, texts)
  }
  const say = (language: Language, name: keyof C & string, values?: Values): string => {
    const text = catalogue[name]?.[language] ?? name
    return values ? format(language, text, values) : text.includes('{') ? format(language, text, {}) : text
  }
  return Object.assign(say, { catalogue })
}

/** The sentence of a problem in a language, from the catalogue that holds `problem.{code}`; null when none does. */
export function problemSentence(language: Language, code: string, details: Record<string, unknown>): string | null {
  const texts = problemSentences.get(`problem.${code}`)
  return texts ? format(language, texts[language], details as Values) : null
}

/** The language of our own words for a BCP 47 tag or an Accept-Language header: Dutch when it asks for Dutch, else English. */
export function languageOf(tag: string | null | undefined): Language {
  return /^\s*nl\b/i.test(tag ?? '') ? 'nl' : 'en'
}

function format(language: Language, text: string, values: Values): string {
  const sentence = read.get(text) ?? readSentence(text)
  read.set(text, sentence)
  return sentence(language, values)
}
