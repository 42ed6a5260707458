import {
  converter,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'
import { z } from 'zod'

registerMode(modeRgb)
registerMode(modeLrgb)
registerMode(modeHsl)
registerMode(modeOklab)
registerMode(modeOklch)
const toHsl = converter('hsl')
const toRgb = converter('rgb')
const toOklch = converter('oklch')

export const colourFormats = ['hex', 'hsl', 'rgb'] as const

/** A colour chosen by the owner: its channels in HSL, and its notation. */
export const colourSchema = z.object({
  userFormat: z.enum(colourFormats),
  hue: z.number().min(0).max(360),
  saturation: z.number().min(0).max(100),
  lightness: z.number().min(0).max(100),
  alpha: z.number().min(0).max(1).optional(),
})
export type Colour = z.infer<typeof colourSchema>

/** R1.18: ids of document B, labels of document C. The first five are the owner's, the safe ones follow from them. */
export const paletteColours = [
  { id: 'white', label: 'Lightest' },
  { id: 'lightAccent', label: 'Light' },
  { id: 'accent', label: 'Bright' },
  { id: 'darkAccent', label: 'Dark' },
  { id: 'black', label: 'Darkest' },
  { id: 'safeLightAccent', label: 'Safe Light' },
  { id: 'safeDarkAccent', label: 'Safe Dark' },
  { id: 'safeInverseAccent', label: 'Safe Inverse' },
  { id: 'safeInverseLightAccent', label: 'Safe Inverse Light' },
  { id: 'safeInverseDarkAccent', label: 'Safe Inverse Dark' },
] as const
export type PaletteColourId = (typeof paletteColours)[number]['id']
export const paletteColourIds = paletteColours.map(({ id }) => id) as [PaletteColourId, ...PaletteColourId[]]

/** A reference to a colour of the palette or of the section's theme, or a custom colour. */
export const colourReferenceSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('SITE_PALETTE_COLOR'),
    id: z.enum(paletteColourIds),
    alpha: z.number().min(0).max(1).default(1),
  }),
  z.object({ type: z.literal('CUSTOM_COLOR'), customColor: z.string().max(60) }),
  z.object({ type: z.literal('THEME_COLOR'), id: z.enum(['background', 'text', 'heading', 'accent', 'line']) }),
])
export type ColourReference = z.infer<typeof colourReferenceSchema>

export const black = '#000000'
export const white = '#ffffff'
/** Initial value of a colour that an owner adds. */
export const seedColour = '#ffaabb'

/** Reads hex, rgb(), hsl() and names; null (and a line in the log) when it is none of them. */
export function readColour(text: string): Colour | null {
  const read = parse(text.trim())
  const colour = read && toHsl(read)
  if (!colour) {
    warn('Could not determine color model.')
    return null
  }
  const userFormat = /^rgb/i.test(text.trim()) ? 'rgb' : /^hsl/i.test(text.trim()) ? 'hsl' : 'hex'
  const channels = { hue: round(colour.h ?? 0), saturation: round(colour.s * 100), lightness: round(colour.l * 100) }
  return { userFormat, ...channels, ...(colour.alpha !== undefined && colour.alpha < 1 ? { alpha: colour.alpha } : {}) }
}

/** Returns `#rrggbb`, which cannot express transparency. */
export function hexOf(colour: Colour): string {
  if ((colour.alpha ?? 1) !== 1) throw new Error('Color must have alpha of 1 when stringifying to hex')
  return formatHex(asHsl(colour))
}

/** Writes the colour in its chosen notation. */
export function writeColour(colour: Colour): string {
  const alpha = colour.alpha ?? 1
  const tail = alpha === 1 ? '' : ` / ${round(alpha)}`
  if (colour.userFormat === 'hsl')
    return `hsl(${round(colour.hue)} ${round(colour.saturation)}% ${round(colour.lightness)}%${tail})`
  if (colour.userFormat === 'hex' && alpha === 1) return hexOf(colour)
  const { r, g, b } = toRgb(asHsl(colour))
  return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(' ')}${tail})`
}

/** Returns the shortest notation in CSS. */
export function cssColour(colour: Colour): string {
  const alpha = colour.alpha ?? 1
  return alpha === 1 ? shortHex(hexOf(colour)) : writeColour({ ...colour, userFormat: 'rgb' })
}

/** Whether the perceived brightness is below 65 % (0 to 100). */
export function isDark(hex: string): boolean {
  return brightness(hex) < 65
}

/** Perceived brightness from 0 to 100, weighted like the human eye. */
export function brightness(hex: string): number {
  const { r, g, b } = rgbOf(hex)
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b) * 100
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b)
}

/**
 * Returns the colour if it is readable on the ground, or else the nearest readable one in lightness. Input and output
 * are hex.
 */
export function legible(colour: string, ground: string, least = 4.5): string {
  if (contrast(colour, ground) >= least) return colour
  const far = contrast(black, ground) >= contrast(white, ground) ? 0 : 1
  const start = toOklch(colour)
  if (!start) return far === 0 ? black : white
  let near = start.l
  let enough: number = far
  for (let round = 0; round < 14; round += 1) {
    const middle = (near + enough) / 2
    if (contrast(formatHex({ ...start, l: middle }), ground) >= least) enough = middle
    else near = middle
  }
  const found = formatHex({ ...start, l: enough })
  return contrast(found, ground) >= least ? found : far === 0 ? black : white
}

/** Mixes a share of the ink into the ground, as one opaque colour. */
export function mix(ink: string, ground: string, share: number): string {
  const [over, under] = [rgbOf(ink), rgbOf(ground)]
  const channel = (name: 'r' | 'g' | 'b') => over[name] * share + under[name] * (1 - share)
  return formatHex({ mode: 'rgb', r: channel('r'), g: channel('g'), b: channel('b') })
}

export function shortHex(hex: string): string {
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

function asHsl(colour: Colour) {
  return {
    mode: 'hsl' as const,
    h: colour.hue,
    s: colour.saturation / 100,
    l: colour.lightness / 100,
    alpha: colour.alpha ?? 1,
  }
}

function rgbOf(hex: string) {
  return toRgb(hex) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function warn(sentence: string): void {
  ;(globalThis as { console?: { error: (text: string) => void } }).console?.error(sentence)
}
