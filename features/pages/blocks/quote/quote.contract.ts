import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'

const names = messages('pages.palette')

const props = z.object({
  text: text(4000),
  source: text(300).default(''),
  size: z.enum(['medium', 'large']).default('large'),
  align: z.enum(['start', 'center']).default('start'),
})
export type QuoteProps = z.infer<typeof props>

const starts: QuoteProps = props.parse({ text: '' })
const example = {
  ...starts,
  text: 'She photographs a mountain the way other people photograph their children: every week, from the same kitchen.',
  source: 'Ruben Claes, De Standaard',
}

export const quoteBlockContract = blockContract({
  type: 'quote',
  palette: {
    group: 'basic',
    name: names.message('quote'),
    keywords: names.message('quote.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 14, h: 4 },
  examples: {
    large: { props: example },
    centered: { props: { ...example, align: 'center' } },
    medium: { props: { ...example, size: 'medium', source: '' } },
    marked: { props: { ...example, text: '“It comes with marks of its own.”' } },
    empty: { shows: 'nothing', props: starts },
  },
})
