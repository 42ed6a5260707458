import { z } from 'zod'
import { blockContract, controlText, linkSchema, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'

const names = messages('pages.palette')

export const dateStates = ['open', 'soldOut', 'cancelled'] as const

const dateSchema = z.object({
  id: idSchema,
  /** `2031-05-04`; null until one is chosen, and hidden. */
  day: z.iso.date().nullable().default(null),
  time: text(40).default(''),
  place: text(120).default(''),
  venue: text(200).default(''),
  note: text(300).default(''),
  state: z.enum(dateStates).default('open'),
  /** Link to the ticket shop. */
  link: linkSchema.nullable().default(null),
})

const props = z.object({
  dates: z.array(dateSchema).max(200).default([]),
  /** Label of the ticket link; '' for our default. */
  label: controlText(60).default(''),
  /** Hides past dates from the day after. */
  hidesPast: z.boolean().default(true),
  /** Text shown when no date is left; empty shows nothing. */
  none: text(300).default(''),
})
export type TourDatesProps = z.infer<typeof props>

/** Dates in the site's time zone. */
export interface TourDatesData {
  today: string
}

const starts: TourDatesProps = props.parse({})
const date = (n: number, day: string, place: string, venue: string, more: object = {}) =>
  dateSchema.parse({ id: `65a1f0c2e4b0a1b2c3d4f30${n}`, day, place, venue, ...more })
const dates = [
  date(1, '2031-05-04', 'Utrecht', 'Tivoli', {
    time: '20:00',
    link: { href: 'https://tickets.example/1', newWindow: true },
  }),
  date(2, '2031-05-06', 'Ghent', 'De Centrale', { state: 'soldOut', note: 'With Mira Zand' }),
  date(3, '2031-05-09', 'Cologne', 'Gebäude 9', { state: 'cancelled' }),
  date(4, '2030-01-12', 'Groningen', 'Vera'),
]
const data = { today: '2031-01-01' }

export const tourDatesBlockContract = blockContract({
  type: 'tour-dates',
  palette: {
    group: 'layout',
    name: names.message('tour-dates'),
    keywords: names.message('tour-dates.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 18, h: 8 },
  examples: {
    coming: { props: { ...starts, dates }, data },
    all: { props: { ...starts, dates, hidesPast: false, label: 'Reserve' }, data },
    over: { props: { ...starts, dates, none: 'We are at home and write songs.' }, data: { today: '2032-01-01' } },
    empty: { shows: 'nothing', props: starts, data },
  },
})
