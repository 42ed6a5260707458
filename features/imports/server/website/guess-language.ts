/** Letters that only one language of exports uses. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['vi', /[ăđơư\u1ea0-\u1ef9]/giu],
]
/** Least share of the script's letters. Letters of Vietnamese are among Latin ones. */
const least: Readonly<Record<string, number>> = { vi: 0.04, uk: 0.02, fa: 0.02, ja: 0.1 }

const smallWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'with', 'for', 'of', 'this', 'your', 'is', 'from', 'that'],
  nl: ['de', 'het', 'een', 'en', 'van', 'voor', 'met', 'niet', 'je', 'zijn'],
  de: ['der', 'die', 'das', 'und', 'mit', 'für', 'nicht', 'ein', 'ist', 'auf'],
  fr: ['le', 'la', 'les', 'des', 'et', 'une', 'pour', 'avec', 'est', 'dans'],
  es: ['el', 'la', 'los', 'las', 'y', 'para', 'con', 'una', 'del', 'que'],
  it: ['il', 'di', 'che', 'per', 'con', 'una', 'della', 'sono', 'gli', 'non'],
  pt: ['o', 'os', 'uma', 'para', 'com', 'não', 'do', 'da', 'em', 'que'],
  sv: ['och', 'att', 'det', 'som', 'för', 'med', 'är', 'på', 'av', 'den'],
  da: ['og', 'det', 'er', 'til', 'på', 'med', 'for', 'ikke', 'af', 'en'],
  pl: ['i', 'w', 'na', 'z', 'do', 'nie', 'się', 'jest', 'dla', 'oraz'],
  tr: ['ve', 'bir', 'için', 'ile', 'bu', 'da', 'çok', 'olarak', 'daha', 'en'],
}

/** Guesses the language of a text; '' without any sign of it. */
export function guessLanguage(text: string): string {
  const words = text.replace(/<[^<>]{0,2000}>/g, ' ').replace(/https?:\S+/g, ' ')
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  if (letters < 20) return ''
  for (const [language, pattern] of scripts) {
    const n = words.match(pattern)?.length ?? 0
    if (n / letters > (least[language] ?? 0.25)) return language
  }
  const counts = new Map<string, number>()
  for (const [word] of words.toLowerCase().matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [first, second] = Object.entries(smallWords)
    .map(([language, own]) => ({ language, n: own.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) }))
    .toSorted((a, b) => b.n - a.n)
  return first && first.n >= 8 && first.n > (second?.n ?? 0) * 1.3 ? first.language : ''
}
