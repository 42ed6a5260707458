import { type Colour, readColour } from './colour.ts'
import type { Palette } from './styles.ts'

/** C3.105: positions of the other colours of a palette around its bright one. */
export const palettePresets = ['monochrome', 'complementary', 'analogousI', 'analogousII'] as const
export type PalettePreset = (typeof palettePresets)[number]

/** Degrees on the colour wheel from the bright colour to the others. */
const turns: Record<PalettePreset, number> = { monochrome: 0, complementary: 180, analogousI: 30, analogousII: -30 }

/** Returns a whole palette for one colour: pale grounds, and nearly black text. */
export function presetPalette(preset: PalettePreset, bright: Colour): Palette {
  return paletteAround(bright, bright.hue + turns[preset])
}

function paletteAround(bright: Colour, otherHue: number): Palette {
  const strength = Math.min(bright.saturation, 60)
  const shade = (hue: number, share: number, lightness: number): Colour => ({
    userFormat: bright.userFormat,
    hue: rounded((hue + 360) % 360),
    saturation: rounded(strength * share),
    lightness,
  })
  const { alpha: _, ...accent } = bright
  return {
    white: shade(otherHue, 0.5, 98.5),
    lightAccent: shade(otherHue, 0.75, 92),
    accent,
    darkAccent: shade(otherHue, 0.6, 22),
    black: shade(bright.hue, 0.35, 8),
  }
}

interface Cluster {
  count: number
  red: number
  green: number
  blue: number
}

/**
 * Returns the palette of an image from its pixels (red, green, blue, alpha): its most vivid colour, and its most
 * frequent one.
 */
export function paletteOfPixels(pixels: Uint8ClampedArray): Palette | null {
  const clusters = new Map<number, Cluster>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 5) << 10) | ((green >> 5) << 5) | (blue >> 5)
    const cluster = clusters.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    cluster.count += 1
    cluster.red += red
    cluster.green += green
    cluster.blue += blue
    clusters.set(key, cluster)
  }
  const colours = [...clusters.values()].map((cluster) => ({ count: cluster.count, colour: meanOf(cluster) }))
  const vivid = strongest(colours, (colour) => vividness(colour))
  const common = strongest(colours, ({ saturation }) => 0.2 + saturation / 100)
  return vivid && common ? paletteAround(vivid, common.saturation > 6 ? common.hue : vivid.hue) : null
}

function strongest(
  colours: readonly { count: number; colour: Colour }[],
  weight: (colour: Colour) => number,
): Colour | null {
  let [best, most]: [Colour | null, number] = [null, -1]
  for (const { count, colour } of colours) {
    const score = Math.sqrt(count) * weight(colour)
    if (score > most) [best, most] = [colour, score]
  }
  return best
}

/** Returns how saturated a colour is, less when it is pale or dark. */
function vividness({ saturation, lightness }: Colour): number {
  return 0.01 + (saturation / 100) ** 2 * (1 - Math.abs(lightness - 50) / 50)
}

function meanOf({ count, red, green, blue }: Cluster): Colour {
  const [r, g, b] = [red, green, blue].map((sum) => Math.round(sum / count))
  const colour = readColour(`rgb(${r} ${g} ${b})`)
  if (!colour) throw new Error('The mean of pixels is a colour.')
  return { ...colour, userFormat: 'hex' }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
