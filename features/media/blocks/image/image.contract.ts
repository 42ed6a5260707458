import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, controlText, linkSchema, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { exampleAsset } from '../../contract/example-assets.ts'
import { focalPointSchema } from '../../contract/media.schema.ts'
import { imageVariants } from './image.rules.ts'

const names = messages('media.palette')

const props = z.object({
  variant: z.enum(imageVariants).default('inline'),
  asset: idSchema.nullable(),
  /** Empty uses the file's own description. */
  alt: text(1000).default(''),
  /** True for images without meaning; screen readers skip them. */
  decorative: z.boolean().default(false),
  caption: text(2000).default(''),
  captionPlace: z.enum(['below', 'over', 'none']).default('below'),
  title: text(300).default(''),
  body: text(4000).default(''),
  button: controlText(120).default(''),
  link: linkSchema.nullable().default(null),
  /** Overrides the focal point of the file. */
  focalPoint: focalPointSchema.nullable().default(null),
  /** Ratio of width to height; null keeps the image's own. */
  ratio: z.number().min(0.2).max(5).nullable().default(null),
  fit: z.enum(['cover', 'contain']).default('cover'),
  /** Side of the image when text is beside it. */
  side: z.enum(['start', 'end']).default('start'),
  /** Darkness of a poster's image under its text. */
  overlay: z.number().min(0).max(0.9).default(0.45),
  /** Whether text on an image shrinks to fit; otherwise the image grows with it. */
  shrinks: z.boolean().default(false),
})
export type ImageProps = z.infer<typeof props>

const starts: ImageProps = props.parse({ asset: null })
const shown: ImageProps = { ...starts, asset: exampleAsset.id }
const words = {
  title: 'A week on the ridge',
  body: 'Four huts, one bad storm, and the clearest morning of the year above the Aletsch glacier.',
  button: 'See the series',
  link: { href: '/alps', newWindow: false },
}
const data = { asset: exampleAsset }

export const imageBlockContract = blockContract({
  type: 'image',
  palette: {
    group: 'media',
    name: names.message('image'),
    keywords: names.message('image.keywords'),
  },
  props,
  starts,
  headings: ({ variant, title }) => (variant !== 'inline' && title !== '' ? [2] : []),
  size: { w: 12, h: 8 },
  examples: {
    inline: { props: { ...shown, caption: 'The ridge above Fiesch, half an hour after the storm.' }, data },
    cropped: {
      props: { ...shown, ratio: 1, focalPoint: { x: 0.7, y: 0.4 }, captionPlace: 'over', caption: 'Morning light' },
      data,
    },
    poster: { props: { ...shown, variant: 'poster', ratio: 16 / 9, ...words }, data },
    shrunk: { props: { ...shown, variant: 'poster', ratio: 16 / 9, ...words, shrinks: true }, data },
    card: { props: { ...shown, variant: 'card', ...words }, data },
    overlap: { props: { ...shown, variant: 'overlap', ...words }, data },
    collage: { props: { ...shown, variant: 'collage', side: 'end', ...words }, data },
    stack: { props: { ...shown, variant: 'stack', ratio: 4 / 3, ...words }, data },
    empty: { shows: 'nothing', props: starts, data: { asset: null } },
  },
})
