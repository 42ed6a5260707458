import { linkSchema, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { focalPointSchema } from '#features/media/contract'
import { z } from 'zod'
import {
  clickBehaviors,
  galleryDefaults,
  galleryDesigns,
  gallerySize,
  metaPositions,
  slidesAtMost,
  transitionNames,
} from './gallery.rules.ts'
import { boundaryKinds } from './new-swipe.rules.ts'

export const gallerySources = ['own', 'collection', 'tag', 'products'] as const

const slideSchema = z.object({
  id: idSchema,
  asset: idSchema.nullable().default(null),
  /** Address of a video: YouTube, Vimeo and others that we know. */
  video: z.string().max(2000).default(''),
  title: text(300).default(''),
  description: text(2000).default(''),
  /** Empty for that of the file. */
  alt: text(1000).default(''),
  link: linkSchema.nullable().default(null),
  focalPoint: focalPointSchema.nullable().default(null),
})
export type OwnSlide = z.infer<typeof slideSchema>
export const blankSlide: Omit<OwnSlide, 'id'> = {
  asset: null,
  video: '',
  title: '',
  description: '',
  alt: '',
  link: null,
  focalPoint: null,
}

/** Choice of products: single ones, or those of a products page, a category or a tag. */
const productsSchema = z.object({
  source: z.enum(['shop', 'chosen']).default('shop'),
  products: z.array(idSchema).max(gallerySize).default([]),
  /** null for all products pages. */
  collection: idSchema.nullable().default(null),
  category: idSchema.nullable().default(null),
  tag: z.string().max(200).default(''),
})

const behaviors = z.enum([...clickBehaviors, 'none'])
/** B5.12: a string is parsed as a number. */
const pixels = (least: number, most: number) => z.coerce.number().min(least).max(most).nullable().default(null)

/** Options of the gallery itself, which override the settings (B3.23–B3.55). */
const optionsSchema = z
  .object({
    autoplayOptions: z.object({
      timeout: z.number().min(500).max(120_000),
      randomize: z.boolean().default(galleryDefaults.autoplayOptions.randomize),
      pauseOnMouseover: z.array(z.enum(['gallery', 'controls'])),
    }),
    currentIndex: z.number().int().min(0).max(gallerySize),
    design: z.enum(galleryDesigns),
    keyboard: z.boolean(),
    keys: z.object({ previous: z.number().int(), next: z.number().int() }),
    lazyLoad: z.boolean(),
    loop: z.boolean(),
    historyHash: z.boolean(),
    linkedGalleries: z.array(idSchema).max(10),
    refreshOnResize: z.boolean(),
    refreshOnOrientationChange: z.boolean(),
    useBgImage: z.boolean(),
    columnWidthBehavior: z.enum(['min', 'max']),
    rowHeight: z.number().min(40).max(2000),
    transition: z.enum(transitionNames),
    speed: z.number().min(0).max(10),
    preload: z.number().int().min(0).max(10),
    clickBehavior: behaviors,
    activeSlideClickBehavior: behaviors,
    'meta-position': z.enum(metaPositions),
    boundaries: z.object({ before: z.enum(boundaryKinds), after: z.enum(boundaryKinds) }),
    snapPoint: z.string().regex(/^(none|\d{1,3}%)$/),
  })
  .partial()

/** B3.02–B3.22 under their documented names, and the source of the images. */
export const galleryPropsSchema = z.object({
  source: z.enum(gallerySources).default('own'),
  /** null for the collection of the page itself. */
  collection: idSchema.nullable().default(null),
  tag: idSchema.nullable().default(null),
  products: productsSchema.prefault({}),
  slides: z.array(slideSchema).max(slidesAtMost).default([]),
  /** A name of `designSettings`; any other is the plain layout. */
  design: z.string().max(40).default('grid'),
  imageAspectRatio: z.string().max(20).default('Auto'),
  slidesPerRow: z.number().int().min(1).max(12).nullable().default(null),
  lightbox: z.boolean().default(true),
  lightboxTheme: z.enum(['light', 'dark']).default('dark'),
  mixedContent: z.boolean().default(true),
  columnWidth: z.coerce.number().positive().max(2000).nullable().default(null),
  gutter: pixels(0, 200),
  /** Percent of the width. */
  listImageSize: pixels(10, 90),
  'square-thumbs': z.boolean().default(false),
  'auto-crop': z.boolean().default(true),
  autoplay: z.boolean().default(false),
  'autoplay-duration': pixels(0.5, 120),
  'active-alignment': z.enum(['left', 'center', 'right']).default('center'),
  'thumbnails-per-row': z.number().int().min(1).max(12).nullable().default(null),
  thumbnails: z.boolean().default(false),
  'thumbnail-strip-height': pixels(24, 300),
  'thumbnail-strip-margin': pixels(0, 200),
  padding: pixels(0, 200),
  vSize: pixels(1, 60),
  /** Height of a slider as a percentage of its width. */
  aspectRatio: pixels(10, 200),
  download: z.boolean().default(false),
  share: z.boolean().default(false),
  /** Buttons that show the images of one tag. */
  filters: z.boolean().default(false),
  options: optionsSchema.default({}),
})
export type GalleryProps = z.infer<typeof galleryPropsSchema>
