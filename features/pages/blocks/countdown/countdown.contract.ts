import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { messages } from '#platform/i18n'

const names = messages('pages.palette')

const props = z.object({
  title: text(200).default(''),
  /** ISO 8601 with an offset; null until one is chosen. */
  moment: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Text shown after the moment. */
  over: text(500).default(''),
  look: z.enum(['boxes', 'line']).default('boxes'),
  seconds: z.boolean().default(true),
})
export type CountdownProps = z.infer<typeof props>

/** The moment in words, by the clock of the site. */
export interface CountdownData {
  date: string
  isOver: boolean
}

const starts: CountdownProps = props.parse({})
const shown = { ...starts, title: 'The doors open', moment: '2031-05-04T18:00:00.000Z', over: 'We are open.' }
const data = { date: '4 May 2031 at 20:00', isOver: false }

export const countdownBlockContract = blockContract({
  type: 'countdown',
  number: 931,
  palette: {
    group: 'layout',
    name: names.message('countdown'),
    keywords: names.message('countdown.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 14, h: 4 },
  examples: {
    boxes: { props: shown, data },
    line: { props: { ...shown, look: 'line', seconds: false }, data },
    over: { props: shown, data: { ...data, isOver: true } },
    empty: { shows: 'nothing', props: starts, data: { date: '', isOver: false } },
  },
})
