import { z } from 'zod'

/** The ten colours of a site's palette, as `platform/theme` lists them. */
const paletteColours = [
  'white',
  'lightAccent',
  'accent',
  'darkAccent',
  'black',
  'safeLightAccent',
  'safeDarkAccent',
  'safeInverseAccent',
  'safeInverseLightAccent',
  'safeInverseDarkAccent',
] as const

/** A colour of the section's theme or of the site's palette, which changes with the site's styles, or a custom one. */
const fillColourSchema = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('SITE_PALETTE_COLOR'),
      id: z.enum(paletteColours, `A colour of the palette is one of ${paletteColours.join(', ')}.`),
      alpha: z.number().min(0, 'The alpha is from 0 to 1.').max(1, 'The alpha is from 0 to 1.').default(1),
    }),
    z.object({
      type: z.literal('CUSTOM_COLOR'),
      customColor: z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'A colour is written as #rrggbb, like #1f4fd8.'),
    }),
    z.object({
      type: z.literal('THEME_COLOR'),
      id: z.enum(
        ['background', 'text', 'heading', 'accent', 'line'],
        'A colour of the theme is one of background, text, heading, accent, line.',
      ),
    }),
  ],
  'A colour has the type SITE_PALETTE_COLOR, CUSTOM_COLOR or THEME_COLOR.',
)

export const sectionPatterns = ['dots', 'lines', 'stripes', 'grid', 'checks', 'rings'] as const
export type SectionPattern = (typeof sectionPatterns)[number]

const wholeAngle = 'The angle is a whole number of degrees from 0 to 359.'

/** The background of a section behind its image: a colour, a gradient, or a pattern on the background of its theme. */
export const sectionFillSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('color'), color: fillColourSchema }),
    z.object({
      kind: z.literal('gradient'),
      from: fillColourSchema,
      to: fillColourSchema,
      /** Degrees as in CSS: 0 leads upward, 90 to the right. */
      angle: z.number(wholeAngle).int(wholeAngle).min(0, wholeAngle).max(359, wholeAngle),
    }),
    z.object({
      kind: z.literal('pattern'),
      pattern: z.enum(sectionPatterns, `A pattern is one of ${sectionPatterns.join(', ')}.`),
      color: fillColourSchema,
      /** Opacity of the pattern's colour. */
      strength: z.number().min(0.05, 'The strength is from 0.05 to 1.').max(1, 'The strength is from 0.05 to 1.'),
    }),
  ],
  'A background has the kind color, gradient or pattern.',
)
export type SectionFill = z.infer<typeof sectionFillSchema>

export const dividerShapes = ['slant', 'curve', 'wave', 'triangle'] as const
export type DividerShape = (typeof dividerShapes)[number]
export const dividerHeights = ['small', 'medium', 'large'] as const
export type DividerHeight = (typeof dividerHeights)[number]

/** The outline of an edge of a section, which shows the section beside it; a straight edge has none. */
export const dividerSchema = z.object({
  shape: z.enum(dividerShapes, `A divider is one of ${dividerShapes.join(', ')}.`),
  height: z.enum(dividerHeights, `The height of a divider is one of ${dividerHeights.join(', ')}.`),
  flip: z.boolean(),
})
export type Divider = z.infer<typeof dividerSchema>
