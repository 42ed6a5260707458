import { z } from 'zod'
import { colourReferenceSchema, colourSchema, readColour, type Colour } from './colour.ts'
import { type FacedPart, facedParts, fontNamed, standInFor } from './find-font.ts'
import { type FontFamily, fontFamilies, fontOf } from './fonts.ts'

export const sectionThemes = ['lightest', 'light', 'bright', 'dark', 'darkest'] as const
export type SectionTheme = (typeof sectionThemes)[number]

/** The five colours that the owner chooses, by their ids of `paletteColours`. */
const paletteSchema = z.object({
  white: colourSchema,
  lightAccent: colourSchema,
  accent: colourSchema,
  darkAccent: colourSchema,
  black: colourSchema,
})
export type Palette = z.infer<typeof paletteSchema>

const pairingSchema = z
  .object({
    background: colourReferenceSchema,
    text: colourReferenceSchema,
    heading: colourReferenceSchema,
    accent: colourReferenceSchema,
    line: colourReferenceSchema,
  })
  .partial()

/** Names of animations in the script of published pages. */
export const sightAnimations = ['none', 'fade', 'rise', 'grow', 'slide'] as const

/** Characters of the site's motion, the first without any. */
export const motionCharacters = ['none', 'calm', 'gentle', 'expressive', 'lively'] as const

export const headerLayouts = ['split', 'centered', 'stacked'] as const

const faceSchema = z
  .object({
    family: z.enum(fontFamilies),
    weight: z.number().int().min(100).max(900),
    italic: z.boolean().default(false),
  })
  .transform((face) => ({ ...face, weight: within(face.weight, fontOf(face.family).weights) }))

export const siteStylesSchema = z.object({
  palette: paletteSchema,
  /** Further colours that the owner has stored. */
  swatches: z
    .array(z.object({ id: z.string().min(1).max(60), value: colourSchema }))
    .max(60)
    .default([]),
  /** Differences from the pairings derived from the palette. They apply only as far as they stay readable. */
  themes: z.partialRecord(z.enum(sectionThemes), pairingSchema).default({}),
  heading: faceSchema,
  body: faceSchema,
  type: z.object({
    /** Size of running text in pixels on a phone and on a wide screen. */
    base: z.object({ phone: z.number().min(14).max(24), wide: z.number().min(14).max(26) }),
    /** Ratio between two adjacent font sizes. */
    scale: z.object({ phone: z.number().min(1.05).max(1.4), wide: z.number().min(1.1).max(1.62) }),
    lineHeight: z.number().min(1.2).max(2),
    headingLineHeight: z.number().min(0.9).max(1.6),
    /** Spacing of letters in headings, in em. */
    headingTracking: z.number().min(-0.08).max(0.3),
    headingCase: z.enum(['none', 'uppercase', 'lowercase']),
    /** Characters a line. */
    measure: z.number().int().min(45).max(90),
  }),
  button: z.object({
    shape: z.enum(['square', 'rounded', 'pill']),
    style: z.enum(['solid', 'outline', 'underline']),
    case: z.enum(['none', 'uppercase']),
  }),
  links: z.enum(['underline', 'hover', 'accent']),
  /** Site width in pixels, and the distances between sections and blocks. */
  width: z.number().int().min(640).max(2400),
  rhythm: z.enum(['tight', 'regular', 'generous']),
  radius: z.number().min(0).max(48),
  images: z.enum(['plain', 'rounded', 'framed']),
  /** Motion of the whole site; without a character, how blocks become visible, and how fast. */
  motion: z
    .object({
      character: z.enum(motionCharacters).default('none'),
      onSight: z.enum(sightAnimations).default('none'),
      pace: z.enum(['quick', 'calm']).default('quick'),
    })
    .default({ character: 'none', onSight: 'none', pace: 'quick' }),
  /** Layout of logo and navigation in the header. Its theme is a setting of the header itself. */
  header: z.object({
    layout: z.enum(headerLayouts),
    line: z.boolean(),
    /** Whether it hides while visitors scroll down, and returns with the first scroll up. */
    hides: z.boolean().default(false),
  }),
})
export type SiteStyles = z.infer<typeof siteStylesSchema>

/** The styles of a new site: off-white background, near-black text, one muted blue. */
export const startingStyles: SiteStyles = siteStylesSchema.parse({
  palette: paletteOf('#fdfdfb', '#eef0ee', '#1f4fd8', '#24303f', '#14171c'),
  heading: { family: 'Instrument Sans', weight: 600 },
  body: { family: 'Inter', weight: 400 },
  type: {
    base: { phone: 17, wide: 18 },
    scale: { phone: 1.2, wide: 1.28 },
    lineHeight: 1.6,
    headingLineHeight: 1.12,
    headingTracking: -0.02,
    headingCase: 'none',
    measure: 66,
  },
  button: { shape: 'rounded', style: 'solid', case: 'none' },
  links: 'underline',
  width: 1360,
  rhythm: 'regular',
  radius: 8,
  images: 'plain',
  header: { layout: 'split', line: false, hides: false },
})

/** The styles in stored settings; missing or broken ones get their default, so that a site is always shown. */
export function stylesFrom(settings: Stored, onMissing: (missing: MissingFont) => void = () => {}): SiteStyles {
  const served = withServedFonts(settings ?? {}, onMissing)
  const parsed = siteStylesSchema.safeParse(served)
  if (parsed.success) return parsed.data
  const validStyles = Object.entries(siteStylesSchema.shape).flatMap(([name, schema]) => {
    const part = schema.safeParse(served[name])
    return part.success ? [[name, part.data]] : []
  })
  return { ...startingStyles, ...Object.fromEntries(validStyles) }
}

type Stored = Record<string, unknown> | null | undefined

/** C8.35: a font in the styles that the font service lacks, from an older theme or another installation. */
export interface MissingFont {
  part: FacedPart
  family: string
  /** Replacement at the same weight. */
  standIn: FontFamily
  /** Error thrown by the request for it. */
  error: unknown
}

const namedFaceSchema = z.looseObject({ family: z.string().min(1).max(200) })

function withServedFonts(
  settings: Record<string, unknown>,
  onMissing: (missing: MissingFont) => void,
): Record<string, unknown> {
  const replaced = facedParts.flatMap((part) => {
    const { data: face } = namedFaceSchema.safeParse(settings[part])
    if (!face) return []
    try {
      fontNamed(face.family)
      return []
    } catch (error) {
      const standIn = standInFor(face.family, part)
      onMissing({ part, family: face.family, standIn, error })
      return [[part, { ...face, family: standIn }]]
    }
  })
  return { ...settings, ...Object.fromEntries(replaced) }
}

/** A palette from five hex colours, lightest to darkest. */
export function paletteOf(lightest: string, light: string, bright: string, dark: string, darkest: string): Palette {
  const [white, lightAccent, accent, darkAccent, black] = [lightest, light, bright, dark, darkest].map(colourOf) as [
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
  ]
  return { white, lightAccent, accent, darkAccent, black }
}

function colourOf(text: string): Colour {
  const colour = readColour(text)
  if (!colour) throw new Error(`${text} is not a colour.`)
  return colour
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value))
}
