import { z } from 'zod'
import { blockContract } from '#platform/block'
import { messages } from '#platform/i18n'
import { bookingWordsSchema } from '../../contract/booking-words.schema.ts'
import { reservationVariants } from '../../contract/booking.rules.ts'

const names = messages('media.palette')

const props = bookingWordsSchema.extend({
  /** The name of the restaurant in addresses of Tock; empty: not chosen yet. */
  business: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** C3.13 */
  variant: z.enum(reservationVariants).default('search'),
})
export type ReservationsProps = z.infer<typeof props>

const starts: ReservationsProps = props.parse({})
const onCanvas = 'an alert says that this is a preview'

export const reservationsBlockContract = blockContract({
  type: 'reservations',
  palette: {
    group: 'media',
    name: names.message('reservations'),
    keywords: names.message('reservations.keywords'),
  },
  props,
  starts,
  hasImages: false,
  headings: ({ heading }) => (heading === '' ? [] : [2]),
  size: { w: 18, h: 8 },
  examples: {
    search: {
      onCanvas,
      props: { ...starts, business: 'korenbloem', heading: 'Reserve a table', body: 'Up to eight people.' },
    },
    button: { onCanvas, props: { ...starts, business: 'korenbloem', variant: 'button' } },
    empty: { shows: 'nothing', props: starts },
  },
})
