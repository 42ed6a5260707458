import { z } from 'zod'
import { idSchema } from '../contract/id.ts'
import { dividerSchema, sectionFillSchema } from './section-look.ts'

export const desktopColumns = 24
export const mobileColumns = 8
/** C9.28: limit of blocks in the editor; imports may exceed it. */
export const blocksPerLayout = 60
/** Limits of a document from the editor, which bound the cost of an operation. */
export const sectionsPerDocument = 200
export const blocksPerDocument = 2000
/** Limit of a document as JSON, which keeps reading and writing short. */
export const charactersPerDocument = 3_000_000

export const documentKinds = [
  'page',
  'post',
  'project',
  'item',
  'collection',
  'product',
  'header',
  'footer',
  'navigation',
  'styles',
  'announcement',
  'popup',
  'saved-section',
  'lock-screen',
  'mail',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Cells on the grid, from 0; `w` and `h` at least 1; `z` orders overlaps. */
export const cellsSchema = z.object({
  x: z
    .number()
    .int()
    .min(0)
    .max(desktopColumns - 1),
  y: z.number().int().min(0).max(100_000),
  w: z.number().int().min(1).max(desktopColumns),
  h: z.number().int().min(1).max(100_000),
  z: z.number().int().min(-1000).max(1000),
})
export type Cells = z.infer<typeof cellsSchema>

export const placeSchema = z.object({
  desktop: cellsSchema,
  /** null for the derived layout: from top to bottom, left to right, over the full width of 8 columns. */
  mobile: cellsSchema.nullable(),
})
export type Place = z.infer<typeof placeSchema>

export const sectionSchema = z.object({
  id: idSchema,
  order: z.string().min(1).max(200),
  /** Name of a colour pairing of the site's styles. */
  theme: z.enum(['lightest', 'light', 'bright', 'dark', 'darkest']).default('lightest'),
  background: z
    .object({
      asset: idSchema.nullable(),
      /** A silent looped video over the image; visitors with reduced motion see the image. */
      video: idSchema.nullable().default(null),
      /** Opacity from 0 (transparent) to 1 (opaque), in the section's own background colour. */
      overlay: z.number().min(0).max(1),
      focalPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
    })
    .nullable()
    .default(null),
  /** Behind the image or video, or instead of them; absent for the background of the theme. */
  fill: sectionFillSchema.optional(),
  topDivider: dividerSchema.optional(),
  bottomDivider: dividerSchema.optional(),
  height: z.enum(['fit', 'small', 'medium', 'large', 'screen']).default('fit'),
  width: z.enum(['narrow', 'site', 'full']).default('site'),
  /** Space above and below, in multiples of the site's section spacing. */
  padding: z.enum(['none', 'small', 'medium', 'large']).default('medium'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  anchor: z.string().max(100).default(''),
  name: z.string().max(200).default(''),
  /** The linked section that is shown instead of the section's own blocks. */
  linked: idSchema.optional(),
})
export type Section = z.infer<typeof sectionSchema>

export const hiddenSchema = z.object({ desktop: z.boolean(), mobile: z.boolean() })

export const blockSchema = z.object({
  id: idSchema,
  section: idSchema,
  parent: idSchema.optional(),
  slot: z.string().max(60).optional(),
  order: z.string().min(1).max(200),
  type: z.string().min(1).max(60),
  version: z.number().int().min(1),
  props: z.record(z.string(), z.unknown()),
  place: placeSchema,
  /** The views in which the section is hidden. */
  hidden: hiddenSchema.optional(),
  locked: z.boolean().optional(),
  name: z.string().max(200).optional(),
  /** Blocks of one section with the same value are selected and moved together (decision 45). */
  group: idSchema.optional(),
})
export type Block = z.infer<typeof blockSchema>

/** Properties of a page besides its layout. The document's kind defines the schema of `settings`. */
export type Settings = Record<string, unknown>

export interface Document {
  id: string
  kind: DocumentKind
  /** Number of its operations, which is the position in its log. */
  seq: number
  settings: Settings
  sections: Record<string, Section>
  blocks: Record<string, Block>
}

/** A document in requests and responses. Ids are keys, and each entry has its own. */
export const documentSchema = z.object({
  id: idSchema,
  kind: z.enum(documentKinds),
  seq: z.number().int().min(0),
  settings: z.record(z.string(), z.unknown()),
  sections: z.record(idSchema, sectionSchema),
  blocks: z.record(idSchema, blockSchema),
})

export function emptyDocument(id: string, kind: DocumentKind, settings: Settings = {}): Document {
  return { id, kind, seq: 0, settings, sections: {}, blocks: {} }
}
