import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleItems } from '../../contract/example-items.ts'

const names = messages('content.palette')

const props = z.object({
  collection: idSchema.nullable().default(null),
  /** Tags and categories of the shown items; empty for all items. */
  labels: z.array(idSchema).max(50).default([]),
  heading: text(200).default(''),
  /** Number of months before and after the present one that visitors can open. */
  back: z.number().int().min(0).max(12).default(1),
  ahead: z.number().int().min(0).max(12).default(6),
  weekStart: z.enum(['monday', 'sunday']).default('monday'),
  times: z.boolean().default(true),
  excerpts: z.boolean().default(true),
})
export type CalendarProps = z.infer<typeof props>

const starts: CalendarProps = props.parse({})
const shown = { ...starts, collection: '65a1f0c2e4b0a1b2c3d4e5aa', heading: 'In the bakery' }
const on = (day: string, at: number, time: string) =>
  exampleItems.slice(at, at + 1).map((card) => ({ day, time, card }))
const entries = [
  ...on('2031-04-20', 4, '06:00'),
  ...on('2031-05-04', 0, '20:00'),
  ...on('2031-05-16', 1, '10:30'),
  ...on('2031-05-16', 2, '14:00'),
]
const data = { today: '2031-05-09', entries, isChosen: true }

export const calendarBlockContract = blockContract({
  type: 'calendar',
  palette: {
    group: 'site',
    name: names.message('calendar'),
    keywords: names.message('calendar.keywords'),
  },
  props,
  starts,
  hasImages: false,
  headings: ({ heading }) => (heading === '' ? [2, 3] : [2, 3, 4]),
  size: { w: 24, h: 12 },
  examples: {
    month: { props: shown, data },
    plain: { props: { ...shown, heading: '', weekStart: 'sunday', times: false, excerpts: false, back: 0 }, data },
    quiet: { props: { ...shown, ahead: 0 }, data: { ...data, entries: [] } },
    empty: { shows: 'nothing', props: starts, data: { today: '2031-05-09', entries: [], isChosen: false } },
  },
})
