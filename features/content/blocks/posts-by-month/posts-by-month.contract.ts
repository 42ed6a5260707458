import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { exampleMonths, termsBlock } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

export const postsByMonthBlockContract = blockContract({
  type: 'posts-by-month',
  palette: {
    group: 'site',
    name: names.message('posts-by-month'),
  },
  ...termsBlock(exampleMonths),
})
