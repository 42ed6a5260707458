import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { chartVariants, mostColumns, mostRows } from './chart.rules.ts'

const names = messages('pages.palette')

const props = z.object({
  variant: z.enum(chartVariants).default('bar'),
  title: text(200).default(''),
  /** C3.118: the series, each with a label. A pie shows the first. */
  columns: z
    .array(z.object({ id: idSchema, label: text(60).default('') }))
    .max(mostColumns)
    .default([]),
  rows: z
    .array(
      z.object({
        id: idSchema,
        label: text(100).default(''),
        /** One value for each column; null for an empty cell. */
        values: z.array(z.number().finite().nullable()).max(mostColumns),
      }),
    )
    .max(mostRows)
    .default([]),
  /** Unit after each number: %, km. */
  unit: text(20).default(''),
  showValues: z.boolean().default(false),
})
export type ChartProps = z.infer<typeof props>

const starts: ChartProps = props.parse({})
const id = (n: number) => `65a1f0c2e4b0a1b2c3d4f0${String(n).padStart(2, '0')}`
const columns = [
  { id: id(1), label: 'Bread' },
  { id: id(2), label: 'Cake' },
]
const rows = [
  { id: id(3), label: 'Monday', values: [120, 14] },
  { id: id(4), label: 'Tuesday', values: [96, 22] },
  { id: id(5), label: 'Wednesday', values: [134, null] },
  { id: id(6), label: 'Saturday', values: [310, 64] },
]
const shown = { ...starts, title: 'Sold in a week', columns, rows }

export const chartBlockContract = blockContract({
  type: 'chart',
  palette: {
    group: 'layout',
    name: names.message('chart'),
    keywords: names.message('chart.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 16, h: 9 },
  examples: {
    bar: { props: { ...shown, showValues: true } },
    line: { props: { ...shown, variant: 'line' } },
    pie: { props: { ...shown, variant: 'pie', unit: ' pcs' } },
    below: {
      props: {
        ...starts,
        columns: columns.slice(0, 1),
        rows: [
          { id: id(7), label: 'January', values: [-4.5] },
          { id: id(8), label: 'July', values: [21] },
        ],
        unit: ' °C',
      },
    },
    empty: { shows: 'nothing', props: starts },
  },
})
