import { fontNamed } from './find-font.ts'
import { fallbackFace, fontFile, fontOf, type Font, isHeavy } from './fonts.ts'
import type { SiteStyles } from './styles.ts'

/** Path of built files, which never change. */
export const fontFolder = '/universal/yui3/3.17.2/'

/** C7.51: path at which the font service returns the style sheet of the requested families. */
export const fontSheetPath = '/s/fonts/css'

export interface FontFaces {
  css: string
  /** Addresses to preload: the cuts that every page shows above the fold. */
  preload: readonly string[]
}

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/**
 * Returns the @font-face rules for a site's styles. A browser loads only the cuts and ranges of a page, and at most two
 * are preloaded.
 */
export function fontFacesOf(styles: Pick<SiteStyles, 'heading' | 'body'>): FontFaces {
  const heading = fontOf(styles.heading.family)
  const body = fontOf(styles.body.family)
  const families = heading.slug === body.slug ? [body] : [heading, body]
  const rules = families.flatMap(facesOfFamily)
  const fallbacks = fallbackFaces([
    [heading, styles.heading.weight],
    [body, styles.body.weight],
    ...(styles.body.weight < 600 ? [[body, 700] as const] : []),
  ])
  const cuts = [fileOf(body, 'latin', false), fileOf(heading, 'latin', styles.heading.italic && heading.italic)]
  return { css: [...rules, ...fallbacks].join(''), preload: [...new Set(cuts)] }
}

/** One fallback for the regular and one for the bold weights of a family: of two, browsers use the later one. */
function fallbackFaces(wanted: readonly (readonly [Font, number])[]): Iterable<string> {
  const faces = new Map<string, string>()
  for (const [font, weight] of wanted) faces.set(`${font.slug} ${isHeavy(weight)}`, fallbackFace(font, weight))
  return faces.values()
}

/** Address of the style sheet of these families. */
export function fontSheetHref(families: readonly string[]): string {
  return `${fontSheetPath}?family=${encodeURIComponent(families.join('|'))}`
}

/**
 * Returns the style sheet of the families: every cut of each, and the local fallback faces used until they load. Throws
 * for a family that the service lacks.
 */
export function fontSheetOf(families: readonly string[]): string {
  return families
    .map(fontNamed)
    .flatMap((font) => [...facesOfFamily(font), fallbackFace(font, 400), fallbackFace(font, 700)])
    .join('\n')
}

function facesOfFamily(font: Font): string[] {
  const styles = font.italic ? [false, true] : [false]
  return styles.flatMap((italic) => (['latin-ext', 'latin'] as const).map((range) => face(font, range, italic)))
}

function face(font: Font, range: keyof typeof ranges, italic: boolean): string {
  const style = italic ? 'font-style:italic;' : ''
  const source = `url(${fileOf(font, range, italic)})format("woff2")`
  return `@font-face{font-family:"${font.family}";${style}font-weight:${font.weights.join(' ')};font-display:swap;src:${source};unicode-range:${ranges[range]}}`
}

function fileOf(font: Font, range: keyof typeof ranges, italic: boolean): string {
  return fontFolder + fontFile(font, range, italic ? 'italic' : 'normal')
}
