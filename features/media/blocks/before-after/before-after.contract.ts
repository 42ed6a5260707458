import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleAsset } from '../../contract/example-assets.ts'

const names = messages('media.palette')

const props = z.object({
  before: idSchema.nullable().default(null),
  after: idSchema.nullable().default(null),
  beforeAlt: text(1000).default(''),
  afterAlt: text(1000).default(''),
  /** Labels on the images; empty uses the default words. */
  beforeLabel: text(60).default(''),
  afterLabel: text(60).default(''),
  /** Percent of the first image that is visible at the start. */
  start: z.number().int().min(0).max(100).default(50),
  /** Ratio of width to height; null uses that of the first image. */
  ratio: z.number().min(0.2).max(5).nullable().default(null),
})
export type BeforeAfterProps = z.infer<typeof props>

const starts: BeforeAfterProps = props.parse({})
const shown = { ...starts, before: exampleAsset.id, after: exampleAsset.id }
const data = { before: exampleAsset, after: exampleAsset }

export const beforeAfterBlockContract = blockContract({
  type: 'before-after',
  number: 935,
  palette: {
    group: 'media',
    name: names.message('before-after'),
    keywords: names.message('before-after.keywords'),
  },
  props,
  starts,
  size: { w: 14, h: 9 },
  examples: {
    plain: { props: shown, data },
    named: {
      props: { ...shown, beforeLabel: '1931', afterLabel: 'Today', afterAlt: 'The ridge today', start: 30, ratio: 1.5 },
      data,
    },
    empty: { shows: 'nothing', props: starts, data: { before: null, after: null } },
  },
})
