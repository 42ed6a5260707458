import { join } from 'node:path'
import { type Font as Face, openSync } from 'fontkit'
import { type FontFamily, fontFile, fontOf } from '#platform/theme'

export interface Outlines {
  /** Width of a text in pixels at a font size. */
  width: (text: string, size: number) => number
  /** SVG path data with its baseline at 0, 0. */
  path: (text: string, size: number) => string
  /**
   * Stroke width that produces the wanted weight, as a share of the size, because the packaged fonts open at one
   * weight.
   */
  stroke: number
}

type Cut = readonly Face[]
const opened = new Map<FontFamily, Cut>()

/**
 * Letters as shapes, so that what an image says looks the same on every machine, whatever fonts it has. Null when the
 * typeface lacks letters of the text.
 */
export function outlines(
  { family, folder }: { family: FontFamily; folder: string },
  weight: number,
  text: string,
): Outlines | null {
  const cuts = cutsOf(family, folder)
  const faceOf = (letter: string) => cuts.find((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if ([...text].some((letter) => letter.trim() !== '' && !faceOf(letter))) return null
  const runs = (words: string) => runsOf(words, (letter) => faceOf(letter) ?? cuts[0])
  const width = (words: string, size: number) =>
    runs(words).reduce((sum, run) => sum + (run.face.layout(run.text).advanceWidth / run.face.unitsPerEm) * size, 0)
  return {
    width,
    path: (words, size) => {
      let x = 0
      return runs(words)
        .flatMap(({ face, text: run }) => {
          const scale = size / face.unitsPerEm
          const { glyphs, positions } = face.layout(run)
          return glyphs.map((glyph, at) => {
            const place = positions[at]
            const shape = glyph.path.scale(scale, -scale).translate(x + (place?.xOffset ?? 0) * scale, 0)
            x += (place?.xAdvance ?? 0) * scale
            return shape.toSVG()
          })
        })
        .join('')
    },
    stroke: Math.max(0, (weight - openingWeight(cuts[0])) / 300) * 0.035,
  }
}

function cutsOf(family: FontFamily, folder: string): Cut {
  const openedCuts = opened.get(family)
  if (openedCuts) return openedCuts
  const font = fontOf(family)
  const cuts = (['latin', 'latin-ext'] as const).map(
    (range) => openSync(join(folder, fontFile(font, range, 'normal'))) as Face,
  )
  opened.set(family, cuts)
  return cuts
}

function openingWeight(face: Face | undefined): number {
  const axes = face?.variationAxes as Record<string, { default: number } | undefined> | undefined
  return axes?.['wght']?.default ?? 400
}

function runsOf(text: string, faceOf: (letter: string) => Face | undefined): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const face = letter.trim() === '' && last ? last.face : faceOf(letter)
    if (!face) continue
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}
