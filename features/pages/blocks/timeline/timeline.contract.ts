import { z } from 'zod'
import { blockContract, richText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { paragraphs } from '#platform/document'
import { messages } from '#platform/i18n'

const names = messages('pages.palette')

const props = z.object({
  items: z
    .array(z.object({ id: idSchema, when: text(80).default(''), title: text(200).default(''), text: richText() }))
    .max(100)
    .default([]),
  look: z.enum(['line', 'plain']).default('line'),
})
export type TimelineProps = z.infer<typeof props>

const starts: TimelineProps = props.parse({})
const item = (n: number, when: string, title: string, words: string) => ({
  id: `65a1f0c2e4b0a1b2c3d4f10${n}`,
  when,
  title,
  text: paragraphs(words),
})
const items = [
  item(1, '1931', 'A shed with one oven', 'Two brothers bake for the ships that wait for the lock.'),
  item(2, '1968', 'The shop in the market street', 'With a window, and a bench in front of it.'),
  item(3, 'Today', 'Five bakers, one oven', 'It is still the same oven.'),
]

export const timelineBlockContract = blockContract({
  type: 'timeline',
  number: 933,
  palette: {
    group: 'layout',
    name: names.message('timeline'),
    keywords: names.message('timeline.keywords'),
  },
  props,
  starts,
  size: { w: 16, h: 10 },
  examples: {
    line: { props: { ...starts, items } },
    plain: { props: { ...starts, items, look: 'plain' } },
    empty: { shows: 'nothing', props: starts },
  },
})
