import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')

export type Weight = 400 | 600

/**
 * Chooses the file of the font by code point, because each has the signs of some alphabets. The first is also the
 * fallback.
 */
const alphabets = [
  { name: 'latin', ranges: '0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 2000-206f 20ac 2122 2191 2193 2212 2215' },
  {
    name: 'latin-ext',
    ranges:
      '100-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2ff 1d00-1dbf 1e00-1e9f 1ef2-1eff 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ff',
  },
  { name: 'vietnamese', ranges: '1ea0-1ef9 300-301 303-304 308-309 323 329' },
  { name: 'greek', ranges: '370-3ff' },
  { name: 'cyrillic', ranges: '400-45f 490-491 4b0-4b1 2116' },
  { name: 'cyrillic-ext', ranges: '460-52f 1c80-1c8a 2de0-2dff a640-a69f' },
  { name: 'arabic', ranges: '600-6ff 750-77f 870-88e 890-891 897-8e1 8e3-8ff fb50-fdff fe70-fe74 fe76-fefc' },
] as const
export type Alphabet = (typeof alphabets)[number]['name']

/** Arabic has no file of its own, only the name under which the sheet registers the font. */
export function fontFile(alphabet: Alphabet, weight: Weight): string {
  if (alphabet === 'arabic') return arabicName(weight)

  return join(folder, `inter-${alphabet}-${weight}-normal.woff`)
}

/**
 * Returns the pieces and their words in the order from left to right on paper. Arabic runs from right to left, and so
 * does a line that begins with an Arabic letter. The font itself reverses and joins the letters of a word.
 */
export function runsOnPaper(text: string): { text: string; alphabet: Alphabet }[] {
  const runs = runsOf(text)
  const isTurned = runs.find(({ text: words }) => /\p{L}/u.test(words))?.alphabet === 'arabic'
  const onPaper = runs.map(({ text: words, alphabet }) => {
    if (alphabet === 'arabic') return turned(words)
    const own = words.trimEnd()
    // Text in the other direction has its trailing space on the other side.
    return [{ text: isTurned ? ' '.repeat(words.length - own.length) + own : words, alphabet }]
  })
  return (isTurned ? onPaper.toReversed() : onPaper).flat()
}

/** Writes right-to-left text word by word, because a space would be placed on the wrong side of its word. */
function turned(words: string): { text: string; alphabet: Alphabet }[] {
  return words
    .split(' ')
    .toReversed()
    .flatMap((word, at) => [
      ...(at > 0 ? [{ text: ' ', alphabet: 'latin' as const }] : []),
      ...(word === '' ? [] : [{ text: word, alphabet: 'arabic' as const }]),
    ])
}

export const arabicName = (weight: Weight): string => `arabic-${weight}`

/** A text in pieces that one file each can write. */
export function runsOf(text: string): { text: string; alphabet: Alphabet }[] {
  const runs: { text: string; alphabet: Alphabet }[] = []
  for (const sign of text.normalize('NFC')) {
    const alphabet = alphabetOf(sign.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (last && (last.alphabet === alphabet || sign === ' ')) last.text += sign
    else runs.push({ text: sign, alphabet })
  }
  return runs
}

const parsedAlphabets = alphabets.map(({ name, ranges }) => ({
  name,
  ranges: ranges.split(' ').map((range) => {
    const [from = 0, to = from] = range.split('-').map((point) => Number.parseInt(point, 16))
    return { from, to }
  }),
}))

function alphabetOf(point: number): Alphabet {
  return (
    parsedAlphabets.find(({ ranges }) => ranges.some(({ from, to }) => point >= from && point <= to))?.name ?? 'latin'
  )
}
