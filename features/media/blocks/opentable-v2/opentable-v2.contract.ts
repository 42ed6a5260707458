import { z } from 'zod'
import { blockContract } from '#platform/block'
import { messages } from '#platform/i18n'
import { bookingWordsSchema } from '../../contract/booking-words.schema.ts'
import { openTableDomains } from '../../contract/booking.rules.ts'

const names = messages('media.palette')

const props = bookingWordsSchema.extend({
  /** The number of the restaurant at OpenTable; empty: not chosen yet. */
  restaurantId: z
    .string()
    .regex(/^\d{0,12}$/)
    .default(''),
  domain: z.enum(openTableDomains).default('com'),
})
export type OpenTableProps = z.infer<typeof props>

const starts: OpenTableProps = props.parse({})
const onCanvas = 'an alert says that this is a preview'

export const openTableBlockContract = blockContract({
  type: 'opentable-v2',
  palette: {
    group: 'media',
    name: names.message('opentable-v2'),
    keywords: names.message('opentable-v2.keywords'),
  },
  props,
  starts,
  hasImages: false,
  headings: ({ heading }) => (heading === '' ? [] : [2]),
  size: { w: 18, h: 8 },
  examples: {
    booking: {
      onCanvas,
      props: { ...starts, restaurantId: '412810', heading: 'Book a table', body: 'Open from Wednesday to Sunday.' },
    },
    alone: { onCanvas, props: { ...starts, restaurantId: '412810', domain: 'nl' } },
    empty: { shows: 'nothing', props: starts },
  },
})
