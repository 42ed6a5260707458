import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { exampleTerms, termsBlock } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

export const postsByCategoryBlockContract = blockContract({
  type: 'posts-by-category',
  palette: {
    group: 'site',
    name: names.message('posts-by-category'),
  },
  ...termsBlock(exampleTerms),
})
