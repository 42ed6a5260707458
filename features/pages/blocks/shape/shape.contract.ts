import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, linkSchema, text } from '#platform/block'
import { type ColourReference, colourReferenceSchema } from '#platform/theme'
import { shapeNames } from './shape.rules.ts'

const names = messages('pages.palette')

const themed = (id: 'accent' | 'text'): ColourReference => ({ type: 'THEME_COLOR', id })

const props = z.object({
  shape: z.enum(shapeNames).default('circle'),
  /** null for a transparent shape. */
  fill: colourReferenceSchema.nullable().default(themed('accent')),
  /** null without an outline. */
  stroke: colourReferenceSchema.nullable().default(null),
  /** Width of the outline in pixels, at any size of the shape. It lies inside the shape. */
  strokeWidth: z.number().min(1).max(40).default(2),
  /** Degrees, clockwise. */
  turn: z.number().int().min(0).max(359).default(0),
  /** Fills its place on the grid, whatever that does to the shape. On phones it keeps its own height. */
  stretch: z.boolean().default(false),
  /** Alternative text; '' for a decorative shape. */
  label: text(200).default(''),
  link: linkSchema.nullable().default(null),
})
export type ShapeProps = z.infer<typeof props>

const starts: ShapeProps = props.parse({})

/** Block 71: a geometric shape in the colours of the site. */
export const shapeBlockContract = blockContract({
  type: 'shape',
  palette: {
    group: 'layout',
    name: names.message('shape'),
    keywords: names.message('shape.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 6, h: 8 },
  examples: {
    circle: { props: starts },
    outline: { props: { ...starts, shape: 'arch', fill: null, stroke: themed('text'), strokeWidth: 3 } },
    turned: {
      props: { ...starts, shape: 'star', turn: 15, fill: { type: 'SITE_PALETTE_COLOR', id: 'darkAccent', alpha: 0.5 } },
    },
    wide: {
      props: { ...starts, shape: 'oval', fill: { type: 'CUSTOM_COLOR', customColor: '#e9c46a' }, stretch: true },
    },
    link: {
      props: { ...starts, shape: 'heart', label: 'What we love', link: { href: '/favourites', newWindow: false } },
    },
    said: { props: { ...starts, shape: 'burst', label: 'New this week' } },
    nothing: { shows: 'nothing', props: { ...starts, fill: null } },
  },
})
