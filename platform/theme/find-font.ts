import { fontProblems } from './fonts.problems.ts'
import { type Font, type FontFamily, fonts } from './fonts.ts'

/** Parts of a site's styles that name a font. */
export const facedParts = ['heading', 'body'] as const
export type FacedPart = (typeof facedParts)[number]

/** C8.35: the font of this name. Throws the problem that says which one the font service lacks. */
export function fontNamed(family: string): Font {
  const font = fonts.find((candidate) => candidate.family === family)
  if (!font) throw fontProblems.missing({ family })
  return font
}

/** Returns the font with this name, or the one with the most similar name. */
export function closestFont(family: string, part: FacedPart): FontFamily {
  const same = fonts.find((font) => font.family.toLowerCase() === family.toLowerCase())
  return same?.family ?? standInFor(family, part)
}

const kinds: readonly [RegExp, Record<FacedPart, FontFamily>][] = [
  [/mono|code|courier|consol/i, { heading: 'JetBrains Mono', body: 'JetBrains Mono' }],
  [/script|handwrit|brush|calligr|lobster|pacifico|vibes/i, { heading: 'Dancing Script', body: 'Dancing Script' }],
  [/slab|rockwell|clarendon|arvo/i, { heading: 'Bitter', body: 'Bitter' }],
  [/sans|grotesk|gothic/i, { heading: 'Instrument Sans', body: 'Inter' }],
  [
    /serif|playfair|merriweather|garamond|baskerville|caslon|bodoni|didot|georgia|times|cormorant|crimson|minion|palatino|tinos/i,
    { heading: 'Fraunces', body: 'Lora' },
  ],
]

/** Returns the replacement of a font that the service lacks: by its name, or else the default of a new site. */
export function standInFor(family: string, part: FacedPart): FontFamily {
  const [, found] = kinds.find(([name]) => name.test(family)) ?? []
  return (found ?? { heading: 'Instrument Sans', body: 'Inter' })[part]
}
