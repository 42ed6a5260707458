import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { exampleTerms, termsPropsSchema, termsStarts } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

export const postsByTagBlockContract = blockContract({
  type: 'posts-by-tag',
  palette: {
    group: 'site',
    name: names.message('posts-by-tag'),
  },
  props: termsPropsSchema,
  starts: termsStarts,
  size: { w: 6, h: 5 },
  examples: {
    list: { props: termsStarts, data: exampleTerms },
    inline: { props: { ...termsStarts, layout: 'inline', counts: false }, data: exampleTerms },
    empty: { shows: 'nothing', props: termsStarts, data: { terms: [], isChosen: false } },
  },
})
