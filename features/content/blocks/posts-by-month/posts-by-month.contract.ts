import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { exampleMonths, termsPropsSchema, termsStarts } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

export const postsByMonthBlockContract = blockContract({
  type: 'posts-by-month',
  palette: {
    group: 'site',
    name: names.message('posts-by-month'),
  },
  props: termsPropsSchema,
  starts: termsStarts,
  size: { w: 6, h: 5 },
  examples: {
    list: { props: termsStarts, data: exampleMonths },
    inline: { props: { ...termsStarts, layout: 'inline', counts: false }, data: exampleMonths },
    empty: { shows: 'nothing', props: termsStarts, data: { terms: [], isChosen: false } },
  },
})
